import { tanggal } from "./format.ts";
import type { Tanggal } from "./types.ts";

/** The first and the last day that a field takes. */
const PERTAMA = "1900-01-01";
const TERAKHIR = "2999-12-31";

/** Whether the calendar has this day (`YYYY-MM-DD`), in whatever year. */
export function isHari(value: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The days that a field takes, and the day that is called today. */
export type BatasHari = { min?: string | undefined; max?: string | undefined; today?: string };

/** Why a day of the calendar is none that a field takes; null where it is one. */
export function luarBatas(label: string, hari: string, { min = PERTAMA, max = TERAKHIR, today = "" }: BatasHari = {}) {
  const sebutan = (batas: string) => (batas === today ? "hari ini" : tanggal(batas));
  if (hari < min) return `${label} tidak boleh sebelum ${sebutan(min)}`;
  if (hari > max) return `${label} tidak boleh setelah ${sebutan(max)}`;
  return null;
}

/** The last day of a month (YYYY-MM). */
export function akhirBulan(bulan: string): Tanggal {
  const [tahun = 0, ke = 1] = bulan.split("-").map(Number);
  return new Date(Date.UTC(tahun, ke, 0)).toISOString().slice(0, 10) as Tanggal;
}

/** A month (YYYY-MM) so many months later. */
export function geserBulan(bulan: string, banyak: number): string {
  const [tahun = 0, ke = 1] = bulan.split("-").map(Number);
  const jumlah = tahun * 12 + ke - 1 + banyak;
  return `${Math.floor(jumlah / 12)}-${String((jumlah % 12) + 1).padStart(2, "0")}`;
}
