import { waktu } from "#kernel/format.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { ReadCtx, Sheet } from "#platform/http/context.ts";
import type { BarisHarga } from "../contract.ts";
import { barisHarga } from "../isiDaftarHarga.ts";
import { findDaftar, type IdDaftar, readHarga } from "./sql.ts";

const COLUMNS: readonly RowColumn<BarisHarga>[] = [
  recordColumn(barisHarga, "kodeProduk"),
  recordColumn(barisHarga, "namaProduk"),
  recordColumn(barisHarga, "hargaProduk"),
  recordColumn(barisHarga, "harga"),
  { header: barisHarga.persen.label, kind: "decimal", value: (row) => row.persen },
  recordColumn(barisHarga, "hargaJadi"),
];

/** The prices of a list today; filled in, the sheet can be imported again. */
export async function daftarHargaXlsx({ db, today, now }: ReadCtx, id: IdDaftar): Promise<Sheet> {
  const { nama } = await findDaftar(db, id, { hari: today, milik: null });
  const harga = await readHarga(db, id, today);
  async function* rows() {
    yield cellsOf(COLUMNS, harga);
  }
  return {
    name: `Daftar Harga ${nama.replace(/[^\p{L}\p{N} -]/gu, "")} ${waktu(now).replaceAll(":", ".")}.xlsx`,
    content: streamXlsx({ sheet: "Daftar Harga", columns: COLUMNS, rows: rows() }),
  };
}
