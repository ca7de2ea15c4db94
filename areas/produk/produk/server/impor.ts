import { moveGoods } from "#books/stok/stok.ts";
import { audit } from "#company/audit/audit.ts";
import { type Pengimpor, refuseChanged, refuseReferred, refusingUsed } from "#company/impor.ts";
import type { Id } from "#kernel/types.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { KATEGORI } from "../isiProduk.ts";
import { COLUMNS } from "./imporKolom.ts";
import { insertImporProduk } from "./importExcelProduk.ts";

type Bergerak = {
  idProduk: Id<"produk">;
  kodeProduk: string;
  namaProduk: string;
  jumlahStock: number;
  bukuUrut: number;
};

/**
 * Machines that had stock stay, because the book of stock only grows: their stock goes as it came, at its value, and they are out
 * of use, with their code free for the next import.
 */
async function retire(deed: Deed, rows: readonly Bergerak[]): Promise<void> {
  const { tx, now } = deed;
  const dipakai = rows.find(({ bukuUrut }) => bukuUrut > 1);
  if (dipakai) {
    throw conflict(`Stok ${dipakai.namaProduk} sudah bergerak sejak diimpor, impor ini tidak dapat dibatalkan lagi`);
  }
  const keterangan = "Impor dibatalkan";
  await moveGoods(
    deed,
    rows.map(({ idProduk, jumlahStock }) => ({ idProduk, jenis: "koreksi", qty: -jumlahStock, keterangan })),
  );
  await tx`
    update produk set soft_delete = true, kode_produk = kode_produk || ' (batal ' || id_produk || ')', updated_at = ${now},
      versi = versi + 1
    where id_produk = any(${rows.map(({ idProduk }) => idProduk)}::int[])`;
  await audit(
    deed,
    ...rows.map(({ idProduk, kodeProduk }) => ({
      jenis: "produk" as const,
      id: idProduk,
      sebelum: { kodeProduk, aktif: true },
      sesudah: { kodeProduk: `${kodeProduk} (batal ${idProduk})`, aktif: false, keterangan },
    })),
  );
}

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
  async add(deed, { rows, problems }) {
    const lain: Record<string, string> = namesOtherKinds(rows)
      ? { penanda: "", kategoriProduk: "utama" }
      : { penanda: "" };
    const bersih = rows.map((row) => ({ ...row, values: { ...row.values, ...lain } }));
    return { ids: (await insertImporProduk(deed, { rows: bersih, problems })).ids };
  },
  async remove(deed, ids) {
    const { tx } = deed;
    const semua = [...ids];
    await refuseChanged(tx, { table: "produk", id: "idProduk", nama: "namaProduk" }, ids);
    await refuseReferred(tx, "produk", ids, ["stok"]);
    const bergerak = await tx<Bergerak[]>`
      select id_produk, kode_produk, nama_produk, jumlah_stock, buku_urut from produk
      where id_produk = any(${semua}::int[]) and buku_urut > 0 order by id_produk for update`;
    await refusingUsed(() => tx`delete from produk where id_produk = any(${semua}::int[]) and buku_urut = 0`);
    await retire(deed, bergerak);
  },
};
