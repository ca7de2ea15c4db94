import type { StatusMap } from "#web/ui/value/StatusBadge.tsx";
import type { STATUS_KIRIMAN } from "../contract.ts";

export const STATUS: StatusMap<(typeof STATUS_KIRIMAN)[number]> = {
  Antri: { label: "Antri", tone: "waiting" },
  Mengirim: { label: "Mengirim", tone: "info" },
  Terkirim: { label: "Terkirim", tone: "good" },
  Gagal: { label: "Gagal", tone: "bad" },
};
