import { addTagihanAwal, undoTagihanAwal } from "#books/pembelian/tagihanAwal.ts";
import { audit } from "#company/audit/audit.ts";
import { type Pengimpor, refusingUsed } from "#company/impor.ts";
import { plainName, problemOfPihak, problemsOfNomor, problemsOfOpening, tanggalAwal } from "#company/saldoAwal.ts";
import type { Problem } from "#kernel/problem.ts";
import { field } from "#kernel/record.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import { refuseAny } from "#platform/documents/xlsx/problems.ts";
import { recordRows } from "#platform/documents/xlsx/recordRows.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import { isianTagihan } from "../isiTagihan.ts";

const { nomor, tglTagihan, jatuhTempo, keterangan } = isianTagihan;
const bill = {
  pemasok: field.text("Pemasok"),
  nomor,
  tglTagihan,
  jatuhTempo,
  total: field.money("Sisa", { min: 1 }),
  keterangan,
};
const { columns, at, read } = recordRows(bill);

type Pemasok = { idPemasok: Id<"pemasok">; nama: string; termin: number };

async function knownPemasok(tx: Tx): Promise<Map<string, Pemasok[]>> {
  const rows = await tx<Pemasok[]>`
    select p.id_pemasok, p.nama, coalesce(p.termin, a.termin_pemasok) as termin
    from pemasok p cross join perusahaan a where p.digabung_ke is null and p.arsip is null`;
  return Map.groupBy(rows, ({ nama }) => plainName(nama));
}

type Bahan = { known: ReadonlyMap<string, Pemasok[]>; tglBuku: Tanggal };

function judgeRow(row: SheetRow, { known, tglBuku }: Bahan, problems: Problem[]) {
  const bill = read(row, problems);
  const nama = row.values.pemasok ?? "";
  const found = known.get(plainName(nama)) ?? [];
  const wrong = problemOfPihak("pemasok", nama, found.length);
  if (wrong !== null) problems.push(at(row, "pemasok", wrong));
  const [pemasok] = found;
  if (!bill || wrong !== null || !pemasok) return [];
  const { tglTagihan: tanggal, jatuhTempo, ...isi } = bill;
  const opening = problemsOfOpening({ tanggal, jatuhTempo, tglBuku });
  problems.push(...opening.map(({ field, message }) => at(row, field === "tanggal" ? "tglTagihan" : field, message)));
  return [{ ...isi, tanggal, jatuhTempo, pemasok, row }];
}

type Baris = ReturnType<typeof judgeRow>[number];

async function doubled(tx: Tx, baris: readonly Baris[]): Promise<Problem[]> {
  const rows = baris.map((satu) => ({ ...satu.row, kunci: `${satu.pemasok.idPemasok} ${satu.nomor.toLowerCase()}` }));
  const ada = await tx<{ kunci: string }[]>`
    select id_pemasok || ' ' || lower(nomor) as kunci from tagihan
    where dibatalkan is null and id_pemasok = any(${baris.map(({ pemasok }) => pemasok.idPemasok)}::int[])`;
  const stored = new Set(ada.map(({ kunci }) => kunci));
  return problemsOfNomor(rows, stored, (row, message) => at(row, "nomor", message));
}

export const imporHutang: Pengimpor = {
  columns,
  words: {
    pemasok: "Nama Pemasok | Supplier | Supplier Name | Vendor | Nama Supplier | Nama Vendor | Partner | Kontak | Nama",
    nomor:
      "No Faktur | No. Faktur | No Tagihan | No. Tagihan | Nomor | Bill Number | Number | Reference | " +
      "Nomor Faktur | ID | Supplier Invoice No | No Transaksi | Nomor Transaksi | Voucher No",
    tglTagihan:
      "Tanggal | Tgl Faktur | Tanggal Faktur | Bill Date | Invoice/Bill Date | Posting Date | Date | " +
      "Tanggal Transaksi",
    jatuhTempo: "Tgl Jatuh Tempo | Tanggal Jatuh Tempo | Due Date | Tempo",
    total:
      "Sisa Hutang | Sisa Utang | Sisa Tagihan | Outstanding | Outstanding Amount | Amount Due | Belum Dibayar | " +
      "Terhutang | Hutang | Utang | Saldo | Balance Due | Jumlah",
    keterangan: "Catatan | Memo | Note | Description",
  },
  rounded: ["total"],
  async add(deed, { rows, problems }) {
    const tglBuku = await tanggalAwal(deed);
    const known = await knownPemasok(deed.tx);
    const baris = rows.flatMap((row) => judgeRow(row, { known, tglBuku }, problems));
    problems.push(...(await doubled(deed.tx, baris)));
    refuseAny(problems);
    const added = await addTagihanAwal(
      deed,
      baris.map(({ row: _, ...isi }) => isi),
      tglBuku,
    );
    await audit(
      deed,
      ...added.map(({ idTagihan, jatuhTempo }, index) => {
        const { pemasok, nomor, tanggal, total } = baris[index] as Baris;
        const isi = { namaPemasok: pemasok.nama, nomor, tglTagihan: tanggal, jatuhTempo, total, status: "Belum Lunas" };
        return { jenis: "tagihan" as const, id: idTagihan, sesudah: { ...isi, baris: "Saldo awal" } };
      }),
    );
    return { ids: added.map(({ urut }) => urut) };
  },
  remove: (deed, ids) => refusingUsed(() => undoTagihanAwal(deed, ids)),
};
