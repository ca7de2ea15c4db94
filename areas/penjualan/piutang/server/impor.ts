import * as z from "zod/mini";
import { addPiutangAwal, tanggalAwal, undoPiutangAwal } from "#books/piutang/piutangAwal.ts";
import { audit } from "#company/audit/audit.ts";
import { type Pengimpor, problemsOfOpening, refusingUsed } from "#company/impor.ts";
import { rupiah } from "#kernel/format.ts";
import type { Problem } from "#kernel/problem.ts";
import { blankable, field, inputOf } from "#kernel/record.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import { importColumn } from "#platform/documents/xlsx/importColumn.ts";
import { problemsOf, problemsOfRow, refuseAny, repeated } from "#platform/documents/xlsx/problems.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";

const faktur = {
  pelanggan: field.text("Pelanggan"),
  nomor: field.text("Nomor Faktur", { max: 60 }),
  tanggal: field.day("Tanggal Faktur"),
  jatuhTempo: blankable(field.day("Jatuh Tempo")),
  total: field.money("Sisa", { min: 1 }),
};
const IsiBaris = z.object(inputOf(faktur));
const columns = (Object.keys(faktur) as (keyof typeof faktur)[]).map((name) => importColumn(faktur, name, ""));
const at = problemsOf(columns);

const sama = (nama: string): string => nama.trim().replace(/\s+/g, " ").toLowerCase();

type Dikenal = ReadonlyMap<string, { ids: Set<Id<"pelanggan">>; termin: number }>;

/** Customers by what they are called: by their name, and by their company. */
async function knownPelanggan(tx: Tx): Promise<Dikenal> {
  const rows = await tx<{ idPelanggan: Id<"pelanggan">; nama: string; instansi: string; termin: number }[]>`
    select p.id_pelanggan, p.nama, p.instansi, coalesce(p.termin, a.termin_pelanggan) as termin
    from pelanggan p cross join perusahaan a where p.digabung_ke is null and not p.arsip`;
  const known = new Map<string, { ids: Set<Id<"pelanggan">>; termin: number }>();
  for (const { idPelanggan, nama, instansi, termin } of rows) {
    for (const sebutan of [nama, instansi].map(sama).filter((one) => one !== "")) {
      const found = known.get(sebutan) ?? { ids: new Set(), termin };
      known.set(sebutan, { ids: found.ids.add(idPelanggan), termin });
    }
  }
  return known;
}

function judgeRow(row: SheetRow, { known, tglBuku }: { known: Dikenal; tglBuku: Tanggal }, problems: Problem[]) {
  const parsed = z.safeParse(IsiBaris, row.values);
  problems.push(...problemsOfRow(at, row, parsed.error));
  const nama = row.values.pelanggan ?? "";
  const found = known.get(sama(nama));
  const wrong =
    nama.trim() === ""
      ? null
      : found === undefined
        ? `Pelanggan "${nama}" belum ada, impor pelanggannya dulu`
        : found.ids.size > 1
          ? `Ada ${found.ids.size} pelanggan bernama "${nama}", gabungkan atau bedakan dulu`
          : null;
  if (wrong !== null) problems.push(at(row, "pelanggan", wrong));
  if (!parsed.success || wrong !== null || !found) return [];
  const { nomor, tanggal, jatuhTempo, total } = parsed.data;
  problems.push(
    ...problemsOfOpening({ tanggal, jatuhTempo, tglBuku }).map(({ field, message }) => at(row, field, message)),
  );
  const [idPelanggan] = found.ids;
  if (idPelanggan === undefined) return [];
  const tempo = new Date(Date.parse(`${tanggal}T00:00:00Z`) + found.termin * 86_400_000)
    .toISOString()
    .slice(0, 10) as Tanggal;
  return [{ idPelanggan, nomor, tanggal, jatuhTempo: jatuhTempo ?? tempo, total, row }];
}

type Baris = ReturnType<typeof judgeRow>[number];

async function doubled(tx: Tx, baris: readonly Baris[]): Promise<Problem[]> {
  const rows = baris.map((satu) => ({ ...satu.row, kunci: `${satu.idPelanggan} ${satu.nomor.toLowerCase()}` }));
  const ada = await tx<{ kunci: string }[]>`
    select id_pelanggan || ' ' || lower(nomor) as kunci from piutang_awal
    where dibatalkan is null and id_pelanggan = any(${baris.map(({ idPelanggan }) => idPelanggan)}::int[])`;
  const stored = new Set(ada.map(({ kunci }) => kunci));
  return [
    ...repeated(
      rows,
      ({ kunci }) => kunci,
      (row, earlier) => at(row, "nomor", `Nomor faktur ini sudah ada di ${earlier}`),
    ),
    ...rows.filter(({ kunci }) => stored.has(kunci)).map((row) => at(row, "nomor", "Faktur ini sudah dicatat")),
  ];
}

export const imporPiutang: Pengimpor = {
  columns,
  words: {
    pelanggan: [
      "Nama Pelanggan",
      "Customer",
      "Customer Name",
      "Nama Customer",
      "Kontak",
      "Nama Kontak",
      "Partner",
      "Nama",
    ],
    nomor: [
      ...[
        "No Faktur",
        "No. Faktur",
        "Nomor",
        "No Invoice",
        "No. Invoice",
        "Invoice Number",
        "Invoice",
        "Number",
        "ID",
        "Voucher No",
      ],
      ...["Nomor Invoice", "Nomor Transaksi", "No Transaksi", "Invoice No"],
    ],
    tanggal: [
      "Tanggal",
      "Tgl Faktur",
      "Tgl. Faktur",
      "Invoice Date",
      "Invoice/Bill Date",
      "Posting Date",
      "Date",
      "Tanggal Transaksi",
    ],
    jatuhTempo: ["Tgl Jatuh Tempo", "Tanggal Jatuh Tempo", "Due Date", "Tempo"],
    total: [
      ...[
        "Sisa Piutang",
        "Sisa Tagihan",
        "Sisa Pembayaran",
        "Outstanding",
        "Outstanding Amount",
        "Amount Due",
        "Belum Dibayar",
      ],
      ...["Terhutang", "Piutang", "Saldo", "Saldo Piutang", "Balance Due", "Nilai Faktur", "Jumlah"],
    ],
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
