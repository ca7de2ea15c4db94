import type { JenisBerkas, StatusPesanan, Toko } from "../isiMarketplace.ts";

/** A column by the headings that exports of several years give it. */
export type Kolom = { judul: readonly string[]; wajib?: true; angka?: true };
export type Format<Nama extends string = string> = {
  toko: Toko;
  jenis: JenisBerkas;
  kolom: Readonly<Record<Nama, Kolom>>;
};

const wajib = (...judul: string[]): Kolom => ({ judul, wajib: true });
const boleh = (...judul: string[]): Kolom => ({ judul });
const angka = (kolom: Kolom): Kolom => ({ ...kolom, angka: true });

export type NamaPesanan =
  | "nomor"
  | "status"
  | "resi"
  | "waktu"
  | "sku"
  | "skuInduk"
  | "nama"
  | "variasi"
  | "harga"
  | "sebelum"
  | "diskonPenjual"
  | "sesudah"
  | "jumlah"
  | "qtyRetur"
  | "pembeli"
  | "penerima"
  | "telepon"
  | "alamat"
  | "kecamatan"
  | "kota"
  | "provinsi";

const SHOPEE_PESANAN: Format<NamaPesanan> = {
  toko: "Shopee",
  jenis: "pesanan",
  kolom: {
    nomor: wajib("No. Pesanan"),
    status: wajib("Status Pesanan"),
    resi: boleh("No. Resi"),
    waktu: wajib("Waktu Pesanan Dibuat"),
    sku: boleh("Nomor Referensi SKU"),
    skuInduk: boleh("SKU Induk"),
    nama: wajib("Nama Produk"),
    variasi: boleh("Nama Variasi"),
    harga: angka(wajib("Harga Setelah Diskon")),
    sebelum: boleh(),
    diskonPenjual: boleh(),
    sesudah: boleh(),
    jumlah: angka(wajib("Jumlah")),
    qtyRetur: angka(boleh("Returned quantity", "Jumlah Dikembalikan")),
    pembeli: boleh("Username (Pembeli)"),
    penerima: boleh("Nama Penerima"),
    telepon: boleh("No. Telepon"),
    alamat: boleh("Alamat Pengiriman"),
    kecamatan: boleh(),
    kota: boleh("Kota/Kabupaten"),
    provinsi: boleh("Provinsi"),
  },
};

const TIKTOK_PESANAN: Format<NamaPesanan> = {
  toko: "TikTok",
  jenis: "pesanan",
  kolom: {
    nomor: wajib("Order ID"),
    status: wajib("Order Status"),
    resi: boleh("Tracking ID"),
    waktu: wajib("Created Time"),
    sku: boleh("Seller SKU"),
    skuInduk: boleh("SKU ID"),
    nama: wajib("Product Name"),
    variasi: boleh("Variation"),
    harga: boleh(),
    sebelum: angka(boleh("SKU Subtotal Before Discount")),
    diskonPenjual: angka(boleh("SKU Seller Discount")),
    sesudah: angka(wajib("SKU Subtotal After Discount")),
    jumlah: angka(wajib("Quantity")),
    qtyRetur: angka(boleh("Sku Quantity of return")),
    pembeli: boleh("Buyer Username"),
    penerima: boleh("Recipient"),
    telepon: boleh("Phone #"),
    alamat: boleh("Detail Address"),
    kecamatan: boleh("District", "Districts"),
    kota: boleh("Regency and City", "City"),
    provinsi: boleh("Province"),
  },
};

export type NamaCair = "nomor" | "tanggal" | "nominal" | "pengembalian";

const SHOPEE_CAIR: Format<NamaCair> = {
  toko: "Shopee",
  jenis: "penghasilan",
  kolom: {
    nomor: wajib("No. Pesanan"),
    tanggal: wajib("Tanggal Dana Dilepaskan", "Waktu Dana Dilepaskan"),
    nominal: angka(wajib("Total Penghasilan")),
    pengembalian: angka(boleh("Jumlah Pengembalian Dana ke Pembeli")),
  },
};

const TIKTOK_CAIR: Format<NamaCair> = {
  toko: "TikTok",
  jenis: "penghasilan",
  kolom: {
    nomor: wajib("Order/adjustment ID", "Order ID"),
    tanggal: wajib("Order settled time", "Order settled time(UTC)", "Settled time"),
    nominal: angka(wajib("Total Settlement Amount")),
    pengembalian: angka(boleh("Customer refund", "Refund subtotal after seller discounts")),
  },
};

/** A settlement first: an export of orders never has its columns. */
export const FORMAT: readonly (Format<NamaPesanan> | Format<NamaCair>)[] = [
  SHOPEE_CAIR,
  TIKTOK_CAIR,
  SHOPEE_PESANAN,
  TIKTOK_PESANAN,
];

const STATUS: Readonly<Record<StatusPesanan, RegExp>> = {
  "Belum Bayar": /^(belum bayar|belum dibayar|unpaid|on hold)$/,
  "Perlu Dikirim": /^(perlu dikirim|to ship|awaiting shipment|awaiting collection|siap dikirim)$/,
  "Sedang Dikirim": /^(sedang dikirim|telah dikirim|dikirim|shipped|in transit|pesanan diterima\b.*|delivered)$/,
  Selesai: /^(selesai|completed)$/,
  Batal: /^(batal|dibatalkan|canceled|cancelled)$/,
};

/** What a status of an export means here; null for words that are not known. */
export function readStatus(cell: string): StatusPesanan | null {
  const text = cell.trim().replace(/\s+/g, " ").toLowerCase();
  const [found] = Object.entries(STATUS).find(([, words]) => words.test(text)) ?? [];
  return (found as StatusPesanan | undefined) ?? null;
}
