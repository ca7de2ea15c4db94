import type { StatusMap } from "#web/ui/value/StatusBadge.tsx";
import type { KEADAAN_KUNCI } from "../contract.ts";

export const STATUS: StatusMap<(typeof KEADAAN_KUNCI)[number]> = {
  Berlaku: { label: "Berlaku", tone: "good" },
  Berakhir: { label: "Berakhir", tone: "waiting" },
  Dicabut: { label: "Dicabut", tone: "neutral" },
  "Karyawan resign": { label: "Karyawan resign", tone: "bad" },
};
