import { jakartaToday } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import { hariLewat } from "#kernel/umur.ts";
import { StatusBadge } from "./StatusBadge.tsx";

/** How many days something that is not done is behind its deadline; 0 while there is time. */
export const hariTerlambat = (tenggat: Tanggal | null): number =>
  tenggat === null ? 0 : Math.max(0, hariLewat(tenggat, jakartaToday(new Date())));

/** In words, red: what is late now. */
export const Terlambat = ({ hari }: { hari: number }) => (
  <StatusBadge map={{ terlambat: { label: `Terlambat ${hari} hari`, tone: "bad" } }} state="terlambat" />
);
