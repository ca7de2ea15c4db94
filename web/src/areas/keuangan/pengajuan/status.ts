import type { StatusPengajuan } from "#contract/keuangan/isiPengajuan.ts";
import { statusMap } from "../../../ui/value/StatusBadge.tsx";

export const STATUS = statusMap<StatusPengajuan>({
  Menunggu: "waiting",
  Ditolak: "bad",
  Revisi: "revision",
  Disetujui: "info",
});
