import { field, type ValuesOf } from "./record.ts";
import { uang } from "./row.ts";
import type { Rupiah, Tanggal } from "./types.ts";

/** How long something is overdue: what customers owe, and what is owed to suppliers. */

const HARI_MS = 86_400_000;
const hariKe = (tanggal: Tanggal): number => Date.parse(`${tanggal}T00:00:00Z`) / HARI_MS;

/** The day until which it can be paid in time. */
export const jatuhTempo = (tanggal: Tanggal, termin: number): Tanggal =>
  new Date((hariKe(tanggal) + termin) * HARI_MS).toISOString().slice(0, 10) as Tanggal;

/** How many days after its due date it is on this day; negative before. */
export const hariLewat = (tempo: Tanggal, pada: Tanggal): number => hariKe(pada) - hariKe(tempo);

/** The ages, each up to so many days after the due date. `kolomUmur` (company/umur.ts) divides by the same. */
export const UMUR = ["belum", "umur0", "umur31", "umur61", "umur91"] as const;
export type Umur = (typeof UMUR)[number];
export const SAMPAI: Readonly<Record<Umur, number>> = {
  belum: -1,
  umur0: 30,
  umur31: 60,
  umur61: 90,
  umur91: Number.POSITIVE_INFINITY,
};

/** The age of what is overdue for so many days. On its due date it is in the first. */
export const umurDari = (hari: number): Umur => UMUR.find((umur) => hari <= SAMPAI[umur]) ?? "umur91";

/** The sums of the ages as fields of a record. */
export const isiUmur = {
  belum: field.shown("money", "Belum Jatuh Tempo", uang),
  umur0: field.shown("money", "0–30 Hari", uang),
  umur31: field.shown("money", "31–60 Hari", uang),
  umur61: field.shown("money", "61–90 Hari", uang),
  umur91: field.shown("money", "Di Atas 90 Hari", uang),
} satisfies Readonly<Record<Umur, unknown>>;
export type JumlahUmur = ValuesOf<typeof isiUmur>;

export const labelUmur = (umur: Umur): string => isiUmur[umur].label;

/** What is open, summed by age. */
export function jumlahUmur(lines: readonly { readonly hari: number; readonly sisa: Rupiah }[]): JumlahUmur {
  const sums = Object.fromEntries(UMUR.map((umur) => [umur, 0])) as Record<Umur, number>;
  for (const { hari, sisa } of lines) sums[umurDari(hari)] += sisa;
  return sums as JumlahUmur;
}

/** All ages together. */
export const totalUmur = (umur: JumlahUmur): Rupiah => UMUR.reduce((sum, name) => sum + umur[name], 0) as Rupiah;

/** What is past its due date: all but `belum`, and what is due today. */
export const terlambat = (hari: number): boolean => hari > 0;

/** "lewat 12 hari", "jatuh tempo hari ini", "12 hari lagi". */
export function sebutanTempo(hari: number): string {
  if (hari === 0) return "jatuh tempo hari ini";
  return hari > 0 ? `lewat ${hari} hari` : `${-hari} hari lagi`;
}
