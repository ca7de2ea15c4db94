import type { Readable } from "node:stream";
import { seesHargaBeli } from "#kernel/permission.ts";
import { showing } from "#kernel/showing.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { ReadCtx, Sheet } from "#platform/http/context.ts";
import { dataProduk } from "../../produk/isiProduk.ts";
import { type BarisOpname, barisOpname } from "../isiOpname.ts";
import { allBaris, type LembarRow } from "./sql.ts";

const BATCH = 500;

type Column = RowColumn<BarisOpname> & { rahasia?: boolean };
const COLUMNS: readonly Column[] = showing(barisOpname, { others: [] }, [
  recordColumn(barisOpname, "kodeProduk"),
  recordColumn(barisOpname, "namaProduk"),
  recordColumn(barisOpname, "buku", { header: barisOpname.buku.label }),
  recordColumn(barisOpname, "jumlah", { header: barisOpname.jumlah.label }),
  recordColumn(barisOpname, "selisih", { total: true }),
  { ...recordColumn(barisOpname, "nilai", { total: true }), rahasia: true },
  recordColumn(barisOpname, "stokKini", { header: barisOpname.stokKini.label }),
  recordColumn(barisOpname, "oleh"),
  recordColumn(barisOpname, "waktu"),
]);

/** What was counted, product by product. */
export function opnameXlsx({ db, user }: Pick<ReadCtx, "db" | "user">, idOpname: string): Sheet {
  const columns = COLUMNS.filter((column) => !column.rahasia || seesHargaBeli(user));
  async function* rows() {
    for await (const batch of allBaris(db, idOpname, BATCH)) yield cellsOf(columns, batch);
  }
  return { name: `Stock Opname ${idOpname}.xlsx`, content: streamXlsx({ sheet: idOpname, columns, rows: rows() }) };
}

const LEMBAR: readonly RowColumn<LembarRow>[] = [
  { header: dataProduk.kodeProduk.label, kind: "text", value: (row) => row.kodeProduk },
  { header: dataProduk.namaProduk.label, kind: "text", value: (row) => row.namaProduk },
  { header: dataProduk.tipe.label, kind: "text", value: (row) => row.tipe },
  { header: dataProduk.kapasitas.label, kind: "text", value: (row) => row.kapasitas },
  { header: barisOpname.jumlah.label, kind: "number", width: 14, value: () => null },
];

/** The sheet to be filled in: without what the book says, nor what others counted. */
export function lembarXlsx(idOpname: string, baris: readonly LembarRow[]): Readable {
  async function* rows() {
    yield cellsOf(LEMBAR, baris);
  }
  return streamXlsx({ sheet: idOpname, columns: LEMBAR, rows: rows() });
}
