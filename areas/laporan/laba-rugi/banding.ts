import { ribuan, rupiah } from "#kernel/format.ts";
import { namaBulan, namaPendek } from "../bulan.ts";
import type { Banding, BulanLabaRugi } from "./contract.ts";
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
export function compareLaporan(kini: BulanLabaRugi, lalu: BulanLabaRugi): BarisBanding[] {
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

/** Whether the month has not begun on this day. */
const belumMulai = (bulan: string, hari: string): boolean => bulan > hari.slice(0, 7);

/** Whether the month is not over on this day. */
export const masihBerjalan = (bulan: string, hari: string): boolean => bulan >= hari.slice(0, 7);

const akhirBulan = (bulan: string): number => {
  const [tahun = 0, ke = 0] = bulan.split("-").map(Number);
  return new Date(Date.UTC(tahun, ke, 0)).getUTCDate();
};

/** The day until which another month is compared with one that is not over; null where both count whole. */
export function hariSama(kini: string, hari: string): number | null {
  const ke = Number(hari.slice(8));
  return kini === hari.slice(0, 7) && ke < akhirBulan(kini) ? ke : null;
}

/** A month by its name, of which only the first days count with them: "1–24 Nov 2026". */
const sampaiHari = (nama: string, bulan: string, hari: number | null): string => {
  if (hari === null || hari >= akhirBulan(bulan)) return nama;
  return hari === 1 ? `1 ${nama}` : `1–${hari} ${nama}`;
};

/** The head of a month's column. */
export const kepalaBulan = (bulan: string, hari: number | null): string => sampaiHari(namaPendek(bulan), bulan, hari);

/** How many of the rows that moved most are named. */
const TERBANYAK = 3;

/** What became of the result, and what moved it most, in words. */
export function kalimatBanding(
  rows: readonly BarisBanding[],
  { kini, lalu, hari }: { kini: string; lalu: string; hari: string },
): string {
  const laba = rows.find(({ kunci }) => kunci === "laba");
  if (!laba) return "";
  if (belumMulai(kini, hari) && laba.kini === 0) return `${namaBulan(kini)} belum dimulai.`;
  const berjalan = masihBerjalan(kini, hari);
  const sama = hariSama(kini, hari);
  const [ini, itu] = [kini, lalu].map((bulan) => sampaiHari(namaBulan(bulan), bulan, sama));
  const hasil = kalimatHasil(laba, ini ?? kini, itu ?? lalu);
  const penggerak = rows
    .filter(({ jenis, kunci, selisih }) => jenis === "kebutuhan" && !kunci.startsWith("tanpa-") && selisih !== 0)
    .sort((a, b) => Math.abs(b.selisih) - Math.abs(a.selisih))
    .slice(0, TERBANYAK)
    .map((row) => gerak(row, berjalan));
  return penggerak.length === 0 ? hasil : `${hasil} Paling menggerakkan: ${penggerak.join("; ")}.`;
}

/** A loss is called one, and so is a profit that became a loss: per cent of it would say nothing. */
function kalimatHasil(laba: BarisBanding, bulan: string, dulu: string): string {
  const { kini, lalu, selisih } = laba;
  const besar = rupiah(Math.abs(kini));
  if (kini * lalu < 0) {
    const dari = `${lalu < 0 ? "rugi" : "laba"} ${rupiah(Math.abs(lalu))} pada ${dulu}`;
    const geser = `${selisih > 0 ? "naik" : "turun"} ${rupiah(Math.abs(selisih))}`;
    return `${bulan} ${kini < 0 ? "rugi" : "laba"} ${besar}, ${geser} dari ${dari}.`;
  }
  const hasil = `${kini + lalu < 0 ? "Rugi" : "Laba"} ${bulan} ${besar}`;
  if (selisih === 0) return `${hasil}, tidak berubah dari ${dulu}.`;
  if (lalu === 0) return `${hasil}, dari Rp 0 pada ${dulu}.`;
  return `${hasil}, ${geser(laba)} dari ${dulu}.`;
}

/** Of a cost or a loss, which stands below zero, it is said that the cost or the loss rose or fell. */
const arah = ({ kini, lalu, selisih }: BarisBanding): string =>
  (kini + lalu < 0 ? -selisih : selisih) > 0 ? "naik" : "turun";

const bagian = ({ persen }: BarisBanding): string | null => {
  if (persen === null) return null;
  return persen === 0 ? "kurang dari 1%" : `${ribuan(Math.abs(persen))}%`;
};

function geser(row: BarisBanding): string {
  const berapa = bagian(row);
  return `${arah(row)} ${rupiah(Math.abs(row.selisih))}${berapa === null ? "" : ` (${berapa})`}`;
}

/** What the month does not have yet has not fallen. */
const BELUM_ADA = "belum ada";
const belumAda = ({ kini }: BarisBanding, berjalan: boolean) => berjalan && kini === 0;

/** Of what changed its sign it is said from what to what it went. */
function gerak(row: BarisBanding, berjalan: boolean): string {
  const { nama, kini, lalu } = row;
  if (kini * lalu < 0) return `${nama} dari ${rupiah(lalu)} menjadi ${rupiah(kini)}`;
  if (belumAda(row, berjalan)) return `${nama} ${BELUM_ADA} (sebelumnya ${rupiah(Math.abs(lalu))})`;
  return `${nama} ${geser(row)}`;
}

/** What the table says of a row below the difference, in the words of the sentence: "turun 18%". */
export function perubahan(row: BarisBanding, berjalan: boolean): string | null {
  const { jenis, kini, lalu, selisih } = row;
  if (selisih === 0) return null;
  const hasil = jenis === "laba" || jenis === "laba kotor";
  if (kini * lalu < 0) return hasil ? `dari ${lalu < 0 ? "rugi" : "laba"} ke ${kini < 0 ? "rugi" : "laba"}` : null;
  if (belumAda(row, berjalan) && !hasil) return BELUM_ADA;
  return [hasil && kini + lalu < 0 ? "rugi" : null, arah(row), bagian(row)].filter(Boolean).join(" ");
}
