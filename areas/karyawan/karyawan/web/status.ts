import type { StatusMap } from "#web/ui/value/StatusBadge.tsx";
import type { Karyawan } from "../contract.ts";

export const STATUS: StatusMap<Karyawan["resign"]> = {
  No: { label: "Aktif", tone: "normal" },
  Yes: { label: "Resign", tone: "neutral" },
};
