import { JENIS_PERISTIWA, PERISTIWA, type Peristiwa } from "#kernel/peristiwa.ts";
import type { StatusMap, StatusTone } from "#web/ui/value/StatusBadge.tsx";

const TONE: Readonly<Record<Peristiwa, StatusTone>> = {
  masuk: "neutral",
  gagalMasuk: "waiting",
  terkunci: "bad",
  keluar: "neutral",
  sesiDiakhiri: "neutral",
  gantiPassword: "info",
  gagalPassword: "waiting",
  resetPassword: "info",
  faktorKedua: "info",
  akunBaru: "info",
  akunDitutup: "info",
  hak: "revision",
  kunciApi: "info",
  pakaiKunci: "neutral",
  ditolak: "bad",
  ekspor: "revision",
  empatMata: "revision",
};

export const STATUS = Object.fromEntries(
  JENIS_PERISTIWA.map((peristiwa) => [peristiwa, { label: PERISTIWA[peristiwa], tone: TONE[peristiwa] }]),
) as StatusMap<Peristiwa>;
