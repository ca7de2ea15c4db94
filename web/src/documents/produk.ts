import type { StatusMap } from "../ui/value/StatusBadge.tsx";

/** How a machine stands in the list of products and in the catalogue alike. */
export type StatusProduk = "aktif" | "tidakAktif";
export const STATUS_PRODUK: StatusMap<StatusProduk> = {
  aktif: { label: "Aktif", tone: "good" },
  tidakAktif: { label: "Tidak Aktif", tone: "neutral" },
};

export const KATEGORI_LABEL = { utama: "Produk", upgrade: "Produk Upgrade" } as const;
