import type { Tugas } from "#areas/laporan/dashboard/isiTugas.ts";
import { queries } from "../api/queries.ts";
import { TASKS } from "./address.ts";

export type Jumlah = Readonly<Record<string, number>>;

/** Where the sidebar finds how many tasks wait on each screen, by its path. */
export const JUMLAH_TUGAS = ["jumlah tugas"] as const;

export function perLayar(tugas: readonly Tugas[]): Jumlah {
  const perScreen: Record<string, number> = {};
  for (const { jenis, jumlah } of tugas) {
    const { path } = TASKS[jenis];
    perScreen[path] = (perScreen[path] ?? 0) + jumlah;
  }
  return perScreen;
}

/** Whoever has newer tasks than the sidebar lets it count these. */
export const recount = (tugas: readonly Tugas[]): void => {
  queries.setQueryData(JUMLAH_TUGAS, perLayar(tugas));
};
