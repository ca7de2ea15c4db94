import { labelBayarPo, labelStatusPo, type StatusPo } from "#contract/pembelian/isiPo.ts";
import type { StatusMap } from "../../../ui/value/StatusBadge.tsx";

/** What the states of a purchase order mean to whoever looks at them. */
export const STATUS_PO: StatusMap<StatusPo> = {
  Proses: { label: labelStatusPo("Proses"), tone: "info" },
  Selesai: { label: labelStatusPo("Selesai"), tone: "good" },
};

export const STATUS_BAYAR_PO: StatusMap<"sudah" | "belum"> = {
  sudah: { label: labelBayarPo(true), tone: "good" },
  belum: { label: labelBayarPo(false), tone: "waiting" },
};

export const TERLAMBAT: StatusMap<"terlambat"> = { terlambat: { label: "Terlambat", tone: "bad" } };
