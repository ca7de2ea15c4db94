import type { StatusProduk } from "#web/documents/produk.ts";
import type { RowTone } from "#web/ui/list/DataTable.tsx";
import type { StatusMap } from "#web/ui/value/StatusBadge.tsx";
import type { Produk } from "../contract.ts";

export const statusOf = ({ softDelete }: Produk): StatusProduk => (softDelete ? "tidakAktif" : "aktif");

type StatusPo = "harus" | "proses";
export const STATUS_PO: StatusMap<StatusPo> = {
  harus: { label: "Harus PO", tone: "bad" },
  proses: { label: "PO Proses", tone: "info" },
};
/** A product that is on an open purchase order is not marked, however low its stock is. */
export function statusPoOf(produk: Produk): StatusPo | null {
  if (produk.statusPo) return "proses";
  return menipis(produk) && !produk.softDelete ? "harus" : null;
}

const menipis = ({ mustPo, jumlahStock, minimalStock }: Produk): boolean => mustPo && jumlahStock <= minimalStock;

export const toneOf = (row: Produk): RowTone => (row.statusPo ? "green" : menipis(row) ? "red" : undefined);
