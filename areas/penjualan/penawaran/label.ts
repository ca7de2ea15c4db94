/** What became of a quotation. It follows from what is known of it, and from the day (server/status.ts). */
export const STATUS_PENAWARAN = ["Draft", "Dikirim", "Disetujui", "Jadi Order", "Kalah", "Kedaluwarsa"] as const;
export type StatusPenawaran = (typeof STATUS_PENAWARAN)[number];

/** Why a customer did not buy. */
export const ALASAN_KALAH = [
  "Harga",
  "Waktu kirim",
  "Pilih merek lain",
  "Tidak jadi membeli",
  "Tidak ada kabar",
  "Lainnya",
] as const;
export type AlasanKalah = (typeof ALASAN_KALAH)[number];

/** The code of a revision as its paper has it; the first one is the quotation itself. */
export const kodeRevisi = (idPenawaran: string, revisi: number): string =>
  revisi === 1 ? idPenawaran : `${idPenawaran}/R${revisi}`;
