import { ribuan, rupiah } from "../format.ts";
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

/** What became of the result, and what moved it most, in words; `berjalan` while the month is not over. */
export function kalimatBanding(
  rows: readonly BarisBanding[],
  { kini, lalu, berjalan }: { kini: string; lalu: string; berjalan: boolean },
): string {
  const laba = rows.find(({ kunci }) => kunci === "laba");
  if (!laba) return "";
  const hasil = kalimatHasil(laba, `${namaBulan(kini)}${berjalan ? " sampai hari ini" : ""}`, namaBulan(lalu));
  const penggerak = rows
    .filter(({ jenis, kunci, selisih }) => jenis === "kebutuhan" && !kunci.startsWith("tanpa-") && selisih !== 0)
    .sort((a, b) => Math.abs(b.selisih) - Math.abs(a.selisih))
    .slice(0, TERBANYAK)
    .map(gerak);
  return penggerak.length === 0 ? hasil : `${hasil} Paling menggerakkan: ${penggerak.join("; ")}.`;
}

/** A loss is called one, and so is a profit that became a loss: per cent of it would say nothing. */
function kalimatHasil({ kini, lalu, selisih, persen }: BarisBanding, bulan: string, dulu: string): string {
  const besar = rupiah(Math.abs(kini));
  if (kini * lalu < 0) {
    const dari = `${lalu < 0 ? "rugi" : "laba"} ${rupiah(Math.abs(lalu))} pada ${dulu}`;
    return `${bulan} ${kini < 0 ? "rugi" : "laba"} ${besar}, ${geser(selisih, null)} dari ${dari}.`;
  }
  const rugi = kini < 0 || lalu < 0;
  const hasil = `${rugi ? "Rugi" : "Laba"} ${bulan} ${besar}`;
  if (selisih === 0) return `${hasil}, tidak berubah dari ${dulu}.`;
  if (lalu === 0) return `${hasil}, dari Rp 0 pada ${dulu}.`;
  return `${hasil}, ${geser(rugi ? -selisih : selisih, persen)} dari ${dulu}.`;
}

function geser(selisih: number, persen: number | null): string {
  const bagian = persen === 0 ? " (kurang dari 1%)" : persen === null ? "" : ` (${ribuan(Math.abs(persen))}%)`;
  return `${selisih > 0 ? "naik" : "turun"} ${rupiah(Math.abs(selisih))}${bagian}`;
}

/** Of a cost it is said that the cost rose or fell; of what was one and is not any more, from what to what it went. */
function gerak({ nama, kini, lalu, selisih, persen }: BarisBanding): string {
  if (kini * lalu < 0) return `${nama} dari ${rupiah(lalu)} menjadi ${rupiah(kini)}`;
  return `${nama} ${geser(kini + lalu < 0 ? -selisih : selisih, persen)}`;
}
