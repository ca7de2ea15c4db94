/** The words of sales documents and their labels, for screens, spreadsheets, PDFs and mails. */

export const TIPE_SO = ["Reguler", "Online"] as const;
export type TipeSo = (typeof TIPE_SO)[number];

/** SG comes from stock, PL (pesan langsung) is made to order. */
export const SUMBER_PRODUK = ["SG", "PL"] as const;
export type SumberProduk = (typeof SUMBER_PRODUK)[number];

export const STATUS_SO = [
  "Ajukan",
  "Proses",
  "Tolak",
  "Kirim",
  "Belum",
  "Pending",
  "Diambil",
  "Cancel",
  "Selesai",
] as const;
export type StatusSo = (typeof STATUS_SO)[number];

/** Cancelled, or refused before it began: nothing is due of such an order, and no sum counts it. */
export const isVoid = ({ statusSo }: { statusSo: StatusSo }): boolean => statusSo === "Cancel" || statusSo === "Tolak";

export const STATUS_PEMBAYARAN = ["", "Pending", "Proses", "Lunas"] as const;
export type StatusPembayaran = (typeof STATUS_PEMBAYARAN)[number];

export const STATUS_PRODUK = ["Progress", "Selesai"] as const;
export type StatusProduk = (typeof STATUS_PRODUK)[number];

export const TIPE_PEMBAYARAN = ["DP", "LN"] as const;
export type TipePembayaran = (typeof TIPE_PEMBAYARAN)[number];

export const STATUS_APPROVE = ["Menunggu", "Disetujui", "Dibatalkan"] as const;
export type StatusApprove = (typeof STATUS_APPROVE)[number];

/** From the least advanced to the most. */
export const STATUS_BARANG = ["Belum", "Pending", "Kirim", "Diambil"] as const;
export type StatusBarang = (typeof STATUS_BARANG)[number];

/** Terkirim means that the mail server accepted the mail. */
/** Terkirim: the mail server took it. Tidak Pasti: the connection was lost when it had been handed over. */
export const STATUS_EMAIL = ["Antri", "Mengirim", "Terkirim", "Gagal", "Tidak Pasti"] as const;
export type StatusEmail = (typeof STATUS_EMAIL)[number];

const LABEL_STATUS_SO: Readonly<Record<StatusSo, string>> = {
  Ajukan: "Diorder",
  Proses: "Diproses",
  Tolak: "Ditolak",
  Kirim: "Dikirim",
  Belum: "Belum Kirim",
  Pending: "Pending",
  Diambil: "Diambil",
  Cancel: "Cancel",
  Selesai: "Selesai",
};

export const labelStatusSo = (status: StatusSo): string => LABEL_STATUS_SO[status];
export const labelPembayaran = (status: StatusPembayaran): string => status || "-";
/** The label of a delivery note's state, in the words of the order's. */
export const labelBarang = (status: StatusBarang): string => LABEL_STATUS_SO[status];
export const labelSetor = (sudah: boolean): string => (sudah ? "Sudah Setor" : "Belum Setor");
export const labelTipePembayaran = (tipe: TipePembayaran): string => (tipe === "LN" ? "Lunas" : "DP");
/** The label of a line's production; an empty status means that it was not made to order. */
export const labelProduksi = (status: StatusProduk | ""): string =>
  status === "" ? "-" : status === "Progress" ? "Diproses" : "Selesai";

export const DIBATALKAN = "Dibatalkan";

/** Where a line of an order stands: Siap is finished and not all delivered. */
export type KeadaanBaris = StatusProduk | "Siap" | "Batal";
type Baris = { statusProduk: StatusProduk; qty: number; qtyGanti: number; qtyTerkirim: number };

/** A line of a cancelled order has no production any more, finished or not. */
export function keadaanBaris(statusSo: StatusSo, { statusProduk, qty, qtyGanti, qtyTerkirim }: Baris): KeadaanBaris {
  if (statusSo === "Cancel") return "Batal";
  return statusProduk === "Selesai" && qtyTerkirim < qty + qtyGanti ? "Siap" : statusProduk;
}
