import { waktu } from "#contract/format.ts";
import { seesHargaBeli } from "#contract/kernel/permission.ts";
import type { ReadCtx, Sheet } from "#server/platform/http/context.ts";
import { type ExportColumn, streamXlsx } from "#server/platform/xlsx/write.ts";
import { PENANDA, penandaDari } from "./penanda.ts";
import { type ProdukRow, semua } from "./sql.ts";

const BATCH = 500;

type Column = ExportColumn & { value: (row: ProdukRow) => unknown; rahasia?: boolean };
const COLUMNS: readonly Column[] = [
  { header: "Kode Mesin", kind: "text", value: (row) => row.kodeProduk },
  { header: "Nama Mesin", kind: "text", value: (row) => row.namaProduk },
  { header: "Kategori", kind: "text", value: (row) => row.kategoriProduk },
  { header: "Tipe", kind: "text", value: (row) => row.tipe },
  { header: "Kapasitas", kind: "text", value: (row) => row.kapasitas },
  { header: "Harga Produk", kind: "money", value: (row) => row.hargaProduk },
  { header: "Harga Beli", kind: "money", value: (row) => row.hargaBeli, rahasia: true },
  { header: "Jumlah Stock", kind: "number", total: true, value: (row) => row.jumlahStock },
  { header: "Stock Sales", kind: "number", total: true, value: (row) => row.stockSales },
  { header: "Minimal Stock", kind: "number", value: (row) => row.minimalStock },
  {
    header: "Nilai Stock",
    kind: "money",
    total: true,
    value: (row) => row.jumlahStock * row.hargaBeli,
    rahasia: true,
  },
  { header: "Reminder", kind: "text", value: (row) => (row.mustPo ? "Ya" : "Tidak") },
  { header: "Status PO", kind: "text", value: (row) => (row.statusPo ? "Proses" : "-") },
  { header: "Status", kind: "text", value: (row) => (row.softDelete ? "Tidak Aktif" : "Aktif") },
  { header: "Dibuat", kind: "datetime", value: (row) => row.createdAt },
  { header: "Diubah", kind: "datetime", value: (row) => row.updatedAt },
  { header: PENANDA, kind: "text", value: penandaDari },
];

/** Every product, row by row from the database into the file. An import takes the file again, with what was changed. */
export function ekspor({ db, user, now }: Pick<ReadCtx, "db" | "user" | "now">): Sheet {
  const columns = COLUMNS.filter((column) => !column.rahasia || seesHargaBeli(user));
  async function* rows() {
    for await (const batch of semua(db, BATCH)) yield batch.map((row) => columns.map((column) => column.value(row)));
  }
  // A colon is not allowed in file names.
  const name = `Export Mesin ${waktu(now).replaceAll(":", ".")}.xlsx`;
  return { name, content: streamXlsx({ sheet: "Mesin", columns, rows: rows() }) };
}
