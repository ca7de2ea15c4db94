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
export function statusPoOf(produk: Produk): StatusPo | null {
  if (produk.statusPo) return "proses";
  return menipis(produk) && !produk.softDelete ? "harus" : null;
}

const menipis = ({ mustPo, jumlahStock, minimalStock }: Produk): boolean => mustPo && jumlahStock <= minimalStock;

export const toneOf = (row: Produk): RowTone => (row.statusPo ? "green" : menipis(row) ? "red" : undefined);

export const KATEGORI_LABEL = { utama: "Produk", upgrade: "Produk Upgrade" } as const;
