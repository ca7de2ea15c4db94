import { geserBulan } from "#kernel/kalender.ts";

/** A range of months as YYYY-MM, both included. */
export type MasaLaba = { awal: string; akhir: string };

/** The calendar years that lie within the range as a whole, and its other months; as their first days. */
export function satuanMasa({ awal, akhir }: MasaLaba): { tahun: string[]; bulan: string[] } {
  const [tahun, bulan]: [string[], string[]] = [[], []];
  for (let kini = awal; kini <= akhir; ) {
    const utuh = kini.endsWith("-01") && geserBulan(kini, 11) <= akhir;
    (utuh ? tahun : bulan).push(`${kini}-01`);
    kini = geserBulan(kini, utuh ? 12 : 1);
  }
  return { tahun, bulan };
}

export const PILIHAN_MASA = ["Bulan Ini", "Bulan Lalu", "Triwulan Ini", "Tahun Ini", "Tahun Lalu"] as const;
export type PilihanMasa = (typeof PILIHAN_MASA)[number];

/** The ranges that are chosen with one press, seen from a month. */
export function masaPilihan(kini: string): Record<PilihanMasa, MasaLaba> {
  const [tahun, lalu] = [kini.slice(0, 4), geserBulan(kini, -1)];
  const triwulan = `${tahun}-${String(Math.floor((Number(kini.slice(5)) - 1) / 3) * 3 + 1).padStart(2, "0")}`;
  const tahunLalu = String(Number(tahun) - 1);
  return {
    "Bulan Ini": { awal: kini, akhir: kini },
    "Bulan Lalu": { awal: lalu, akhir: lalu },
    "Triwulan Ini": { awal: triwulan, akhir: geserBulan(triwulan, 2) },
    "Tahun Ini": { awal: `${tahun}-01`, akhir: `${tahun}-12` },
    "Tahun Lalu": { awal: `${tahunLalu}-01`, akhir: `${tahunLalu}-12` },
  };
}
