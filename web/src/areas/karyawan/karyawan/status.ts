import type { Karyawan } from "#contract/karyawan/karyawan.ts";
import type { StatusMap } from "../../../ui/value/StatusBadge.tsx";

export const STATUS: StatusMap<Karyawan["resign"]> = {
  No: { label: "Aktif", tone: "good" },
  Yes: { label: "Resign", tone: "neutral" },
};
