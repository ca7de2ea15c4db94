import type { Produk } from "#contract/produk/produk.ts";
import type { RowTone } from "../../../ui/list/DataTable.tsx";
import type { StatusMap } from "../../../ui/StatusBadge.tsx";

type StatusProduk = "aktif" | "tidakAktif";
export const STATUS: StatusMap<StatusProduk> = {
  aktif: { label: "Aktif", tone: "good" },
  tidakAktif: { label: "Tidak Aktif", tone: "neutral" },
};
export const statusOf = ({ softDelete }: Produk): StatusProduk => (softDelete ? "tidakAktif" : "aktif");

type StatusPo = "harus" | "proses";
export const STATUS_PO: StatusMap<StatusPo> = {
  harus: { label: "Harus PO", tone: "bad" },
  proses: { label: "PO Proses", tone: "good" },
};
/** What is ordered already needs nobody's attention any more, however low its stock is. */
export function statusPoOf({ statusPo, jumlahStock, minimalStock, mustPo }: Produk): StatusPo | null {
  if (statusPo) return "proses";
  return mustPo && jumlahStock <= minimalStock ? "harus" : null;
}

export function toneOf(row: Produk): RowTone {
  const status = statusPoOf(row);
  return status === null ? undefined : status === "proses" ? "green" : "red";
}

export const KATEGORI_LABEL = { utama: "Produk", upgrade: "Produk Upgrade" } as const;
