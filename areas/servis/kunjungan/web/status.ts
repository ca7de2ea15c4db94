import { statusMap } from "#web/ui/value/StatusBadge.tsx";
import { namaStatusKunjungan, type StatusKunjungan } from "../isiKunjungan.ts";

export const STATUS = statusMap<StatusKunjungan>(
  { direncanakan: "info", dikerjakan: "good", diurungkan: "neutral" },
  namaStatusKunjungan,
);
