import type { Readable } from "node:stream";
import type { Pada } from "#books/piutang/terbuka.ts";
import { inOrder } from "#kernel/record.ts";
import { isiUmur, labelUmur, umurDari } from "#kernel/umur.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import { isianPelanggan, isiOrderTerbuka, isiPiutang } from "../../pelanggan/isiPelanggan.ts";
import { allOrderTerbuka, type BarisExport, type PiutangRow, pageOfPiutang, type Saringan } from "./sql.ts";

const PELANGGAN = inOrder({
  nama: isianPelanggan.nama,
  instansi: isianPelanggan.instansi,
  telepon: isianPelanggan.telepon,
})("nama", "instansi", "telepon");

const KOLOM: readonly RowColumn<PiutangRow>[] = [
  ...PELANGGAN.map((name) => recordColumn(isianPelanggan, name)),
  { header: "Penanggung Jawab", kind: "text", value: (row) => row.sales?.namaLengkap ?? "" },
  { header: "Order", kind: "number", value: (row) => row.jumlahOrder },
  recordColumn(isiPiutang, "tempoTerlama"),
  recordColumn(isiPiutang, "hariTerlama", { header: "Hari Lewat" }),
  ...inOrder(isiUmur)("belum", "umur0", "umur31", "umur61", "umur91").map((name) =>
    recordColumn(isiUmur, name, { total: true }),
  ),
  recordColumn(isiPiutang, "sisa", { total: true }),
];

const KOLOM_ORDER: readonly RowColumn<BarisExport>[] = [
  ...PELANGGAN.map((name) => recordColumn(isianPelanggan, name)),
  { header: "Penanggung Jawab", kind: "text", value: (row) => row.sales },
  recordColumn(isiOrderTerbuka, "idSo"),
  recordColumn(isiOrderTerbuka, "idInvoice"),
  recordColumn(isiOrderTerbuka, "tanggal"),
  recordColumn(isiOrderTerbuka, "jatuhTempo"),
  recordColumn(isiOrderTerbuka, "hari", { header: "Hari Lewat" }),
  { header: "Umur", kind: "text", value: (row) => labelUmur(row.umur) },
  recordColumn(isiOrderTerbuka, "tagihan", { total: true }),
  recordColumn(isiOrderTerbuka, "sisa", { total: true }),
];

/** What is owed, a row for each customer or for each order. */
export function piutangXlsx(db: Db, saat: Pada, saringan: Saringan & { perOrder: boolean }): Readable {
  return saringan.perOrder
    ? streamXlsx({ sheet: "Piutang per Order", columns: KOLOM_ORDER, rows: perOrder(db, saat, saringan) })
    : streamXlsx({ sheet: "Piutang", columns: KOLOM, rows: perPelanggan(db, saat, saringan) });
}

async function* perPelanggan(db: Db, saat: Pada, saringan: Saringan): AsyncGenerator<unknown[][]> {
  const { rows } = await pageOfPiutang(db, saat, { ...saringan, page: 1, limit: 1_000_000 });
  yield cellsOf(KOLOM, rows);
}

async function* perOrder(db: Db, saat: Pada, saringan: Saringan): AsyncGenerator<unknown[][]> {
  for await (const batch of allOrderTerbuka(db, saat, saringan).cursor(1000)) {
    yield cellsOf(
      KOLOM_ORDER,
      batch.map((row) => ({ ...row, umur: umurDari(row.hari) })),
    );
  }
}
