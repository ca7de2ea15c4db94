import { statusMap } from "#web/ui/value/StatusBadge.tsx";
import type { StatusFaktur } from "../isiFaktur.ts";

export const RUPA_FAKTUR = statusMap<StatusFaktur>({
  Belum: "waiting",
  Dikirim: "info",
  Disetujui: "good",
  Ditolak: "bad",
  Dibatalkan: "neutral",
  Selesai: "good",
});
