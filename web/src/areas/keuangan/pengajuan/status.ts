import type { StatusPengajuan } from "#contract/keuangan/pengajuan.ts";
import type { StatusMap } from "../../../ui/value/StatusBadge.tsx";

export const STATUS: StatusMap<StatusPengajuan> = {
  Menunggu: { label: "Menunggu", tone: "waiting" },
  Ditolak: { label: "Ditolak", tone: "bad" },
  Revisi: { label: "Revisi", tone: "revision" },
  Disetujui: { label: "Disetujui", tone: "info" },
};
