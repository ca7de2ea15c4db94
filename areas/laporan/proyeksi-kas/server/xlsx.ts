import type { Tanggal } from "#kernel/types.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { Sheet } from "#platform/http/context.ts";
import { type BarisProyeksi, isiProyeksi } from "../contract.ts";

const COLUMNS: readonly RowColumn<BarisProyeksi>[] = [
  recordColumn(isiProyeksi, "tanggal"),
  recordColumn(isiProyeksi, "jenis", { width: 22 }),
  recordColumn(isiProyeksi, "dokumen", { width: 22 }),
  recordColumn(isiProyeksi, "keterangan", { width: 44 }),
  recordColumn(isiProyeksi, "namaRekening", { width: 22 }),
  recordColumn(isiProyeksi, "kapan", { width: 18 }),
  recordColumn(isiProyeksi, "nominal", { width: 22, total: true }),
];

/** What the list shows on all its pages, as a file. */
export function proyeksiFile(today: Tanggal, rows: readonly BarisProyeksi[]): Sheet {
  async function* batches() {
    yield cellsOf(COLUMNS, rows);
  }
  const name = `Export Proyeksi Kas-${today}.xlsx`;
  return { name, content: streamXlsx({ sheet: "Proyeksi Kas", columns: COLUMNS, rows: batches() }) };
}
