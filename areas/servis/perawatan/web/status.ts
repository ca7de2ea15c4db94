import { statusMap } from "#web/ui/value/StatusBadge.tsx";
import { namaTempo, type TempoPerawatan } from "../isiPerawatan.ts";

export const TEMPO = statusMap<TempoPerawatan>(
  { terlambat: "bad", segera: "waiting", nanti: "normal", baca: "waiting" },
  namaTempo,
);
