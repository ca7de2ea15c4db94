import { type StatusMap, statusMap } from "#web/ui/value/StatusBadge.tsx";
import { labelBayarPo, labelStatusPo, type StatusPo } from "../isiPo.ts";

export const STATUS_PO = statusMap<StatusPo>({ Proses: "info", Selesai: "good" }, labelStatusPo);

export const STATUS_BAYAR_PO: StatusMap<"sudah" | "belum"> = {
  sudah: { label: labelBayarPo(true), tone: "good" },
  belum: { label: labelBayarPo(false), tone: "waiting" },
};
