import type { Readable } from "node:stream";
import { seesHargaBeli } from "#kernel/permission.ts";
import { showing } from "#kernel/showing.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { ReadCtx, Sheet } from "#platform/http/context.ts";
import { dataProduk } from "../../produk/isiProduk.ts";
import { type BarisOpname, barisOpname } from "../isiOpname.ts";
import { allBaris, type LembarRow, type OpnameRow } from "./sql.ts";

const BATCH = 500;
type Lembar = Pick<OpnameRow, "idOpname" | "kategori">;

/** `bahan`: only where materials are counted. */
type Column = RowColumn<BarisOpname> & { rahasia?: boolean; bahan?: boolean };
const COLUMNS: readonly Column[] = showing(barisOpname, { others: [] }, [
  recordColumn(barisOpname, "kodeProduk"),
  recordColumn(barisOpname, "namaProduk"),
  { ...recordColumn(barisOpname, "satuan"), bahan: true },
  recordColumn(barisOpname, "buku", { header: barisOpname.buku.label }),
  recordColumn(barisOpname, "jumlah", { header: barisOpname.jumlah.label }),
  recordColumn(barisOpname, "selisih", { total: true }),
  { ...recordColumn(barisOpname, "nilai", { total: true }), rahasia: true },
  recordColumn(barisOpname, "stokKini", { header: barisOpname.stokKini.label }),
  recordColumn(barisOpname, "oleh"),
  recordColumn(barisOpname, "waktu"),
]);

/** What was counted, product by product. */
export function opnameXlsx({ db, user }: Pick<ReadCtx, "db" | "user">, { idOpname, kategori }: Lembar): Sheet {
  const columns = COLUMNS.filter(
    ({ rahasia, bahan }) => (!rahasia || seesHargaBeli(user)) && (!bahan || kategori === "bahan"),
  );
  async function* rows() {
    for await (const batch of allBaris(db, idOpname, BATCH)) yield cellsOf(columns, batch);
  }
  return { name: `Stock Opname ${idOpname}.xlsx`, content: streamXlsx({ sheet: idOpname, columns, rows: rows() }) };
}

const kolom = (header: string, name: "kodeProduk" | "namaProduk" | "tipe" | "kapasitas" | "satuan") =>
  ({ header, kind: "text", value: (row) => row[name] }) satisfies RowColumn<LembarRow>;
const SIAPA = [kolom(dataProduk.kodeProduk.label, "kodeProduk"), kolom(dataProduk.namaProduk.label, "namaProduk")];
const MESIN = [...SIAPA, kolom(dataProduk.tipe.label, "tipe"), kolom(dataProduk.kapasitas.label, "kapasitas")];
const BAHAN = [...SIAPA, kolom(barisOpname.satuan.label, "satuan")];
const HASIL: RowColumn<LembarRow> = { header: barisOpname.jumlah.label, kind: "number", width: 14, value: () => null };

/** The sheet to be filled in: without what the book says, nor what others counted. */
export function lembarXlsx({ idOpname, kategori }: Lembar, baris: readonly LembarRow[]): Readable {
  const columns = [...(kategori === "bahan" ? BAHAN : MESIN), HASIL];
  async function* rows() {
    yield cellsOf(columns, baris);
  }
  return streamXlsx({ sheet: idOpname, columns, rows: rows() });
}
