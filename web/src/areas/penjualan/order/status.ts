import {
  DIBATALKAN,
  labelBarang,
  labelPembayaran,
  labelProduksi,
  labelSetor,
  labelStatusSo,
  type StatusApprove,
  type StatusBarang,
  type StatusPembayaran,
  type StatusProduk,
  type StatusSo,
} from "#contract/penjualan/label.ts";
import type { StatusMap } from "../../../ui/value/StatusBadge.tsx";

/** What the states of the sales documents mean to whoever looks at them. */
export const STATUS_ORDER: StatusMap<StatusSo> = {
  Ajukan: { label: labelStatusSo("Ajukan"), tone: "waiting" },
  Proses: { label: labelStatusSo("Proses"), tone: "info" },
  Tolak: { label: labelStatusSo("Tolak"), tone: "bad" },
  Kirim: { label: labelStatusSo("Kirim"), tone: "info" },
  Belum: { label: labelStatusSo("Belum"), tone: "waiting" },
  Pending: { label: labelStatusSo("Pending"), tone: "revision" },
  Diambil: { label: labelStatusSo("Diambil"), tone: "info" },
  Cancel: { label: labelStatusSo("Cancel"), tone: "bad" },
  Selesai: { label: labelStatusSo("Selesai"), tone: "good" },
};

export const STATUS_BAYAR: StatusMap<StatusPembayaran> = {
  "": { label: labelPembayaran(""), tone: "neutral" },
  Pending: { label: labelPembayaran("Pending"), tone: "waiting" },
  Proses: { label: labelPembayaran("Proses"), tone: "info" },
  Lunas: { label: labelPembayaran("Lunas"), tone: "good" },
};

export const STATUS_PRODUKSI: StatusMap<StatusProduk> = {
  Progress: { label: labelProduksi("Progress"), tone: "info" },
  Selesai: { label: labelProduksi("Selesai"), tone: "good" },
};

/** A line of an order, which may have been cancelled before the line was finished. */
export const STATUS_BARIS: StatusMap<StatusProduk | "Batal"> = {
  ...STATUS_PRODUKSI,
  Batal: { label: DIBATALKAN, tone: "neutral" },
};

export const STATUS_INVOICE: StatusMap<StatusApprove> = {
  Menunggu: { label: "Menunggu", tone: "waiting" },
  Disetujui: { label: "Disetujui", tone: "good" },
};

export const STATUS_KIRIM: StatusMap<StatusBarang> = {
  Belum: { label: labelBarang("Belum"), tone: "waiting" },
  Pending: { label: labelBarang("Pending"), tone: "revision" },
  Kirim: { label: labelBarang("Kirim"), tone: "info" },
  Diambil: { label: labelBarang("Diambil"), tone: "info" },
};

export const STATUS_SETOR: StatusMap<"sudah" | "belum"> = {
  sudah: { label: labelSetor(true), tone: "good" },
  belum: { label: labelSetor(false), tone: "neutral" },
};
