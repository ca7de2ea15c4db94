import { type StatusMap, statusMap } from "#web/ui/value/StatusBadge.tsx";
import {
  DIBATALKAN,
  isVoid,
  type KeadaanBaris,
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
} from "../label.ts";

/** Labels and meaning of the states of sales documents. */
export const STATUS_ORDER = statusMap<StatusSo>(
  {
    Ajukan: "waiting",
    Proses: "info",
    Tolak: "neutral",
    Kirim: "info",
    Belum: "waiting",
    Pending: "revision",
    Diambil: "info",
    Cancel: "neutral",
    Selesai: "good",
  },
  labelStatusSo,
);

export const STATUS_BAYAR = statusMap<StatusPembayaran>(
  { "": "neutral", Pending: "waiting", Proses: "info", Lunas: "good" },
  labelPembayaran,
);

export const STATUS_PRODUKSI = statusMap<StatusProduk>({ Progress: "info", Selesai: "good" }, labelProduksi);

/** Where a line of an order stands, from production to delivery. */
export const STATUS_BARIS: StatusMap<KeadaanBaris> = {
  ...STATUS_PRODUKSI,
  Siap: { label: "Siap", tone: "waiting" },
  Batal: { label: DIBATALKAN, tone: "neutral" },
};

export const STATUS_INVOICE = statusMap<StatusApprove>({
  Menunggu: "waiting",
  Disetujui: "good",
  Dibatalkan: "neutral",
});

export const STATUS_KIRIM = statusMap<StatusBarang>(
  { Belum: "waiting", Pending: "revision", Kirim: "info", Diambil: "info" },
  labelBarang,
);

export const STATUS_SETOR: StatusMap<"sudah" | "belum"> = {
  sudah: { label: labelSetor(true), tone: "good" },
  belum: { label: labelSetor(false), tone: "normal" },
};

/** The orders that count where they are added up. */
export const YANG_DIJUAL = {
  counts: (order: { statusSo: StatusSo }) => !isVoid(order),
  others: "dibatalkan atau ditolak",
};
