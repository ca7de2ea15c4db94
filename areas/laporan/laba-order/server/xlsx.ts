import { CSV_MARK, csvRow } from "#kernel/csv.ts";
import { streamFile } from "#platform/documents/streamFile.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import type { Sheet } from "#platform/http/context.ts";
import { type BarisLaba, type BentukLaba, isiLaba, NAMA_SUDUT, type SudutLaba } from "../contract.ts";
import type { MasaLaba } from "../masa.ts";

const uang = [
  recordColumn(isiLaba, "pendapatan", { width: 22, total: true }),
  recordColumn(isiLaba, "hpp", { width: 22, total: true }),
  recordColumn(isiLaba, "margin", { width: 22, total: true }),
  recordColumn(isiLaba, "persen", { width: 12 }),
];
const nama = recordColumn(isiLaba, "nama", { width: 44 });
const COLUMNS: Readonly<Record<SudutLaba, readonly RowColumn<BarisLaba>[]>> = {
  order: [
    recordColumn(isiLaba, "kode", { header: "Order", width: 22 }),
    recordColumn(isiLaba, "tanggal"),
    nama,
    ...uang,
  ],
  produk: [recordColumn(isiLaba, "kode", { width: 22 }), nama, ...uang],
  pelanggan: [nama, ...uang],
  sales: [nama, ...uang],
};

/** What the list shows on all its pages, as a file. */
export function labaFile(
  bentuk: BentukLaba,
  { sudut, awal, akhir }: MasaLaba & { sudut: SudutLaba },
  rows: readonly BarisLaba[],
): Sheet {
  const columns = COLUMNS[sudut];
  const judul = `Laba ${NAMA_SUDUT[sudut]}`;
  const name = `Export ${judul}-${awal}${akhir === awal ? "" : ` sampai ${akhir}`}.${bentuk}`;
  if (bentuk === "xlsx") {
    async function* batches() {
      yield cellsOf(columns, rows);
    }
    return { name, content: streamXlsx({ sheet: judul, columns, rows: batches() }) };
  }
  async function* baris() {
    yield Buffer.from(CSV_MARK + csvRow(columns.map(({ header }) => header)));
    yield Buffer.from(
      cellsOf(columns, rows)
        .map((cells) => csvRow(cells as (string | number | null)[]))
        .join(""),
    );
  }
  return { name, content: streamFile(baris()) };
}
