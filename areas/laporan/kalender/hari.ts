import { akhirBulan, geserBulan } from "#kernel/kalender.ts";
import type { Tanggal } from "#kernel/types.ts";
import { hariLewat, jatuhTempo } from "#kernel/umur.ts";

/** The days of a calendar: a week begins on Monday. */

const SENIN = "2024-01-01" as Tanggal;
const HARI_SEPEKAN = 7;
const PEKAN_SEBULAN = 6;

export const awalPekan = (hari: Tanggal): Tanggal => jatuhTempo(hari, -((hariLewat(SENIN, hari) % 7) + 7) % 7);

const berurut = (awal: Tanggal, banyak: number): Tanggal[] =>
  Array.from({ length: banyak }, (_, at) => jatuhTempo(awal, at));

export const pekanDari = (hari: Tanggal): Tanggal[] => berurut(awalPekan(hari), HARI_SEPEKAN);

/** The whole weeks in which a month is shown, always six of them. */
export const bulanDari = (hari: Tanggal): Tanggal[] =>
  berurut(awalPekan(`${hari.slice(0, 7)}-01` as Tanggal), PEKAN_SEBULAN * HARI_SEPEKAN);

/** The same day of a month before or after, or its last one. */
export function moveMonth(hari: Tanggal, banyak: number): Tanggal {
  const akhir = akhirBulan(geserBulan(hari.slice(0, 7), banyak));
  const sama = `${akhir.slice(0, 8)}${hari.slice(8)}` as Tanggal;
  return sama > akhir ? akhir : sama;
}
