import { rupiah } from "../format.ts";
import { namaBulan } from "./bulan.ts";
import type { Banding, BulanLabaRugi } from "./laba-rugi.ts";
import { type BarisMatriks, matriks } from "./matriks.ts";

/** Laba Rugi of a month beside that of another one. */
export type BarisBanding = Omit<BarisMatriks, "nilai" | "total"> & {
  kini: number;
  lalu: number;
  selisih: number;
  /** The difference in per cent of the other month's figure; null where that is 0. */
  persen: number | null;
};

/** The month before, or the same one of the year before: "2026-01" becomes "2025-12" or "2025-01". */
export function bulanBanding(bulan: string, banding: Banding): string {
  const [tahun = 0, ke = 0] = bulan.split("-").map(Number);
  const [y, m] = banding === "tahun" ? [tahun - 1, ke] : ke === 1 ? [tahun - 1, 12] : [tahun, ke - 1];
  return `${y}-${String(m).padStart(2, "0")}`;
}

/** The rows of both months. One that only the other month has follows the row that it follows there. */
export function bandingkan(kini: BulanLabaRugi, lalu: BulanLabaRugi): BarisBanding[] {
  const rows = matriks([kini]);
  const dulu = matriks([lalu]);
  dulu.forEach((row, at) => {
    if (rows.some(({ kunci }) => kunci === row.kunci)) return;
    const sesudah = rows.findIndex(({ kunci }) => kunci === dulu[at - 1]?.kunci);
    rows.splice(sesudah + 1, 0, { ...row, nilai: [0], total: 0 });
  });
  return rows.map(({ nilai: _, total, ...row }) => {
    const sebelum = dulu.find(({ kunci }) => kunci === row.kunci)?.total ?? 0;
    const selisih = total - sebelum;
    const persen = sebelum === 0 ? null : Math.round((selisih / Math.abs(sebelum)) * 100);
    return { ...row, kini: total, lalu: sebelum, selisih, persen };
  });
}

/** How many of the rows that moved most are named. */
const TERBANYAK = 3;

/** What became of the result, and what moved it most, in words. */
export function kalimatBanding(rows: readonly BarisBanding[], kini: string, lalu: string): string {
  const laba = rows.find(({ kunci }) => kunci === "laba");
  if (!laba) return "";
  const dari = `dari ${namaBulan(lalu)}`;
  if (laba.selisih === 0) return `Laba ${namaBulan(kini)} tidak berubah ${dari}.`;
  const persen = laba.persen === null ? "" : ` (${Math.abs(laba.persen)}%)`;
  const hasil = `Laba ${namaBulan(kini)} ${arah(laba.selisih)} ${rupiah(Math.abs(laba.selisih))}${persen} ${dari}.`;
  const penggerak = rows
    .filter(({ jenis, kunci, selisih }) => jenis === "kebutuhan" && !kunci.startsWith("tanpa-") && selisih !== 0)
    .sort((a, b) => Math.abs(b.selisih) - Math.abs(a.selisih))
    .slice(0, TERBANYAK)
    .map(gerak);
  return penggerak.length === 0 ? hasil : `${hasil} Paling menggerakkan: ${penggerak.join("; ")}.`;
}

const arah = (selisih: number) => (selisih > 0 ? "naik" : "turun");

/** Of a cost it is said that the cost rose or fell. */
function gerak({ nama, kini, lalu, selisih }: BarisBanding): string {
  const biaya = kini + lalu < 0;
  return `${nama} ${arah(biaya ? -selisih : selisih)} ${rupiah(Math.abs(selisih))}`;
}
