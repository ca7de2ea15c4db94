import { statusMap } from "#web/ui/value/StatusBadge.tsx";
import type { StatusTagihan } from "../isiTagihan.ts";

export const RUPA_TAGIHAN = statusMap<StatusTagihan>({
  "Belum Lunas": "waiting",
  Lunas: "good",
  Dibatalkan: "neutral",
});
