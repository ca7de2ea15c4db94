import { inOrder, type ShownRecord, type ValuesOf } from "#kernel/record.ts";
import type { Tanggal } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import { barisPl, mesinPl, pemesanPl } from "../isiPesanLangsung.ts";
import { type Diekspor, plTerpilih } from "./sql.ts";

const BATCH = 1000;

const LINE = { ...barisPl, ...mesinPl } satisfies ShownRecord;
type Baris = ValuesOf<typeof LINE & typeof pemesanPl>;

const KOLOM: readonly RowColumn<Baris>[] = [
  recordColumn(LINE, "idSo"),
  recordColumn(LINE, "tglOrder"),
  ...inOrder(pemesanPl)("customerInstansi", "namaCustomer", "alamatCustomer", "noTelp").map((name) =>
    recordColumn(pemesanPl, name),
  ),
  recordColumn(LINE, "kodeProduk"),
  recordColumn(LINE, "namaProduk"),
  recordColumn(LINE, "kapasitas"),
  recordColumn(LINE, "tipe"),
  recordColumn(LINE, "qty", { total: true }),
  recordColumn(LINE, "qtySelesai", { total: true }),
  recordColumn(LINE, "statusProduk"),
  recordColumn(LINE, "tglAwalPengerjaan"),
  recordColumn(LINE, "tglDeadline"),
  recordColumn(LINE, "tglSelesai"),
];

/** Lines made to order as the list shows them, or these. */
export const plXlsx = (db: Db, asked: Diekspor, today: Tanggal) =>
  streamXlsx({ sheet: "Pesan Langsung", columns: KOLOM, rows: baris(db, asked, today) });

async function* baris(db: Db, asked: Diekspor, today: Tanggal) {
  const batches = db<Baris[]>`
    select ${columns(db, "o", LINE)}, ${columns(db, "s", pemesanPl)}
    from (${plTerpilih(db, asked, today)}) o join so s using (id_so) order by o.ke`.cursor(BATCH);
  for await (const batch of batches) yield cellsOf(KOLOM, batch);
}
