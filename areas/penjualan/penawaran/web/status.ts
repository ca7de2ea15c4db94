import type { StatusMap } from "#web/ui/value/StatusBadge.tsx";
import type { StatusPenawaran } from "../label.ts";

export const STATUS: StatusMap<StatusPenawaran> = {
  Draft: { label: "Draft", tone: "neutral" },
  Dikirim: { label: "Dikirim", tone: "waiting" },
  Disetujui: { label: "Disetujui customer", tone: "good" },
  "Jadi Order": { label: "Jadi order", tone: "info" },
  Kalah: { label: "Kalah", tone: "neutral" },
  Kedaluwarsa: { label: "Kedaluwarsa", tone: "neutral" },
};
