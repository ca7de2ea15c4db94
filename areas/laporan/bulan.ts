const BULAN = [
  "Januari",
  "Februari",
  "Maret",
  "April",
  "Mei",
  "Juni",
  "Juli",
  "Agustus",
  "September",
  "Oktober",
  "November",
  "Desember",
] as const;

/** "2026-11" -> "November 2026" */
export const namaBulan = (bulan: string): string => `${BULAN[Number(bulan.slice(5, 7)) - 1]} ${bulan.slice(0, 4)}`;

/** "2026-11" -> "Nov 2026" */
export const namaPendek = (bulan: string): string => `${namaBulan(bulan).slice(0, 3)} ${bulan.slice(0, 4)}`;
