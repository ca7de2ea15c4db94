import type { StatusMap } from "../ui/value/StatusBadge.tsx";

/** Whether a machine can be sold; for the list of products and the catalogue. */
export type StatusProduk = "aktif" | "tidakAktif";
export const STATUS_PRODUK: StatusMap<StatusProduk> = {
  aktif: { label: "Aktif", tone: "good" },
  tidakAktif: { label: "Tidak Aktif", tone: "neutral" },
};

export const KATEGORI_LABEL = { utama: "Produk", upgrade: "Produk Upgrade" } as const;
