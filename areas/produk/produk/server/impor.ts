import { withdrawImport } from "#books/stok/tarikImpor.ts";
import type { Pengimpor } from "#company/impor.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import { KATEGORI } from "../isiProduk.ts";
import { COLUMNS } from "./imporKolom.ts";
import { insertImporProduk } from "./importExcelProduk.ts";

/** Other programs have kinds of their own under the same heading: a file without any of ours holds machines of the usual kind. */
const namesOtherKinds = (rows: readonly SheetRow[]): boolean =>
  !rows.some(({ values }) => KATEGORI.some((kategori) => kategori === values.kategoriProduk?.toLowerCase()));

export const imporProduk: Pengimpor = {
  // A file of another program changes nothing that exists: that is what the mark of an exported list is for.
  columns: COLUMNS.filter(({ key }) => key !== "penanda"),
  words: {
    kodeProduk:
      "Kode Barang | Kode Barang/Jasa | Kode | No Barang | No. Barang | SKU | Kode Produk/SKU | Product Code | " +
      "Item Code | Internal Reference | Default Code | Item No | Code | ID Barang | Kode Item",
    namaProduk:
      "Nama Barang | Nama Barang/Jasa | Nama Barang & Jasa | Product Name | Item Name | Nama Item | Name | Nama | " +
      "Deskripsi Barang | Product | Item",
    tipe: "Jenis | Model | Type | Jenis Barang",
    kapasitas: "Capacity | Ukuran | Spesifikasi",
    hargaProduk:
      "Harga Jual | Harga Jual Satuan | Def. Harga Jual Satuan | Harga Jual Satuan 1 | Harga Satuan | " +
      "Sales Price | Selling Price | Standard Selling Rate | Sale Price | Sell Price | Unit Price | Price | " +
      "Harga | Public Price",
    hargaBeli:
      "Harga Pokok | Harga Beli Satuan | Def. Harga Beli Satuan | Harga Rata-rata | Harga Pokok Rata-rata | HPP | " +
      "Cost | Cost Price | Purchase Price | Buy Price | Valuation Rate | Average Cost | Biaya Satuan | " +
      "Unit Cost",
    jumlahStock:
      "Stok | Stock | Saldo Awal | Kuantitas | Kuantitas Saldo Awal | Qty | Jumlah | Quantity On Hand | " +
      "Opening Stock | On Hand | Qty On Hand | Stok Awal | Saldo | Kts | Sisa Stok | Quantity | Stok Saat Ini | " +
      "Saldo Stok",
    minimalStock:
      "Stok Minimal | Minimum Stok | Stok Minimum | Batas Stok Minimum | Minimum Stock | Safety Stock | " +
      "Min Stock | Batas Minimum Stok | Jumlah Buffer | Buffer Quantity | Reordering Min Qty",
  },
  fixed: { kategoriProduk: "utama" },
  rounded: ["hargaProduk", "hargaBeli"],
  kolomSendiri: "produk",
  async add(deed, { rows, problems }) {
    const lain: Record<string, string> = namesOtherKinds(rows)
      ? { penanda: "", kategoriProduk: "utama" }
      : { penanda: "" };
    const bersih = rows.map((row) => ({ ...row, values: { ...row.values, ...lain } }));
    return { ids: (await insertImporProduk(deed, { rows: bersih, problems })).ids };
  },
  remove: (deed, ids) => withdrawImport(deed, "produk", ids),
};
