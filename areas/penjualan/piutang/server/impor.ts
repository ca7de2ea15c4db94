import { addPiutangAwal, undoPiutangAwal } from "#books/piutang/piutangAwal.ts";
import { audit } from "#company/audit/audit.ts";
import { type Pengimpor, refusingUsed } from "#company/impor.ts";
import { plainName, problemOfPihak, problemsOfNomor, problemsOfOpening, tanggalAwal } from "#company/saldoAwal.ts";
import { rupiah } from "#kernel/format.ts";
import type { Problem } from "#kernel/problem.ts";
import { blankable, field } from "#kernel/record.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import { refuseAny } from "#platform/documents/xlsx/problems.ts";
import { recordRows } from "#platform/documents/xlsx/recordRows.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";

const faktur = {
  pelanggan: field.text("Pelanggan"),
  nomor: field.text("Nomor Faktur", { max: 60 }),
  tanggal: field.day("Tanggal Faktur"),
  jatuhTempo: blankable(field.day("Jatuh Tempo")),
  total: field.money("Sisa", { min: 1 }),
};
const { columns, at, read } = recordRows(faktur);

type Dikenal = ReadonlyMap<string, { ids: Set<Id<"pelanggan">>; termin: number }>;

/** Customers by what they are called: by their name, and by their company. */
async function knownPelanggan(tx: Tx): Promise<Dikenal> {
  const rows = await tx<{ idPelanggan: Id<"pelanggan">; nama: string; instansi: string; termin: number }[]>`
    select p.id_pelanggan, p.nama, p.instansi, coalesce(p.termin, a.termin_pelanggan) as termin
    from pelanggan p cross join perusahaan a where p.digabung_ke is null and not p.arsip`;
  const known = new Map<string, { ids: Set<Id<"pelanggan">>; termin: number }>();
  for (const { idPelanggan, nama, instansi, termin } of rows) {
    for (const sebutan of [nama, instansi].map(plainName).filter((one) => one !== "")) {
      const found = known.get(sebutan) ?? { ids: new Set(), termin };
      known.set(sebutan, { ids: found.ids.add(idPelanggan), termin });
    }
  }
  return known;
}

function judgeRow(row: SheetRow, { known, tglBuku }: { known: Dikenal; tglBuku: Tanggal }, problems: Problem[]) {
  const isi = read(row, problems);
  const nama = row.values.pelanggan ?? "";
  const found = known.get(plainName(nama));
  const wrong = problemOfPihak("pelanggan", nama, found?.ids.size ?? 0);
  if (wrong !== null) problems.push(at(row, "pelanggan", wrong));
  const [idPelanggan] = found?.ids ?? [];
  if (!isi || wrong !== null || !found || idPelanggan === undefined) return [];
  const { nomor, tanggal, jatuhTempo, total } = isi;
  const opening = problemsOfOpening({ tanggal, jatuhTempo, tglBuku });
  problems.push(...opening.map(({ field, message }) => at(row, field, message)));
  return [{ idPelanggan, nomor, tanggal, jatuhTempo, termin: found.termin, total, row }];
}

type Baris = ReturnType<typeof judgeRow>[number];

async function doubled(tx: Tx, baris: readonly Baris[]): Promise<Problem[]> {
  const rows = baris.map((satu) => ({ ...satu.row, kunci: `${satu.idPelanggan} ${satu.nomor.toLowerCase()}` }));
  const ada = await tx<{ kunci: string }[]>`
    select id_pelanggan || ' ' || lower(nomor) as kunci from piutang_awal
    where dibatalkan is null and id_pelanggan = any(${baris.map(({ idPelanggan }) => idPelanggan)}::int[])`;
  const stored = new Set(ada.map(({ kunci }) => kunci));
  return problemsOfNomor(rows, stored, (row, message) => at(row, "nomor", message));
}

export const imporPiutang: Pengimpor = {
  columns,
  words: {
    pelanggan: "Nama Pelanggan | Customer | Customer Name | Nama Customer | Kontak | Nama Kontak | Partner | Nama",
    nomor:
      "No Faktur | No. Faktur | Nomor | No Invoice | No. Invoice | Invoice Number | Invoice | Number | ID | " +
      "Voucher No | Nomor Invoice | Nomor Transaksi | No Transaksi | Invoice No",
    tanggal:
      "Tanggal | Tgl Faktur | Tgl. Faktur | Invoice Date | Invoice/Bill Date | Posting Date | Date | " +
      "Tanggal Transaksi",
    jatuhTempo: "Tgl Jatuh Tempo | Tanggal Jatuh Tempo | Due Date | Tempo",
    total:
      "Sisa Piutang | Sisa Tagihan | Sisa Pembayaran | Outstanding | Outstanding Amount | Amount Due | " +
      "Belum Dibayar | Terhutang | Piutang | Saldo | Saldo Piutang | Balance Due | Nilai Faktur | Jumlah",
  },
  rounded: ["total"],
  async add(deed, { rows, problems }) {
    const tglBuku = await tanggalAwal(deed);
    const known = await knownPelanggan(deed.tx);
    const baris = rows.flatMap((row) => judgeRow(row, { known, tglBuku }, problems));
    problems.push(...(await doubled(deed.tx, baris)));
    refuseAny(problems);
    const ids = await addPiutangAwal(
      deed,
      baris.map(({ row: _, ...isi }) => isi),
      tglBuku,
    );
    await audit(
      deed,
      ...baris.map(({ idPelanggan, nomor, total }) => ({
        jenis: "pelanggan" as const,
        id: idPelanggan,
        sesudah: { piutangAwal: `Faktur ${nomor}: ${rupiah(total)}` },
      })),
    );
    return { ids };
  },
  remove: (deed, ids) => refusingUsed(() => undoPiutangAwal(deed, ids)),
};
