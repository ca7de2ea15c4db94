import type { ReactNode } from "react";
import { sebutanTempo, terlambat } from "#kernel/umur.ts";
import { Kosong } from "#web/ui/value/Kosong.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";

/** How long something is overdue, or how long it has; a dash where nothing is due. */
export function Lewat({ hari }: { hari: number | null }): ReactNode {
  if (hari === null) return <Kosong />;
  const label = sebutanTempo(hari);
  return terlambat(hari) ? <StatusBadge map={{ lewat: { label, tone: "bad" } }} state="lewat" /> : label;
}
