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
export function geserBulan(hari: Tanggal, bulan: number): Tanggal {
  const [tahun = 0, ke = 1, tanggal = 1] = hari.split("-").map(Number);
  const terakhir = new Date(Date.UTC(tahun, ke + bulan, 0)).getUTCDate();
  const tujuan = new Date(Date.UTC(tahun, ke - 1 + bulan, Math.min(tanggal, terakhir)));
  return tujuan.toISOString().slice(0, 10) as Tanggal;
}
