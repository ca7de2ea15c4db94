/** The columns of the board of lines made to order, and what people call them. */
export const KOLOM_PL = ["terlambat", "pekanIni", "nanti", "menungguInvoice"] as const;
export type KolomPl = (typeof KOLOM_PL)[number];
export const NAMA_KOLOM_PL: Readonly<Record<KolomPl, string>> = {
  terlambat: "Terlambat",
  pekanIni: "Minggu ini",
  nanti: "Nanti",
  menungguInvoice: "Menunggu invoice",
};

/** The columns of the board of deliveries. */
export const KOLOM_SJ = ["siapKirim", "menungguMesin", "terkirim"] as const;
export type KolomSj = (typeof KOLOM_SJ)[number];
export const NAMA_KOLOM_SJ: Readonly<Record<KolomSj, string>> = {
  siapKirim: "Siap kirim",
  menungguMesin: "Menunggu mesin",
  terkirim: "Terkirim",
};
/** What left before is only on the list. */
export const HARI_TERKIRIM = 7;

/** The columns of the board of quotations; the last two have what ended lately. */
export const KOLOM_PENAWARAN = ["draft", "dikirim", "disetujui", "jadiOrder", "berakhir"] as const;
export type KolomPenawaran = (typeof KOLOM_PENAWARAN)[number];
export const NAMA_KOLOM_PENAWARAN: Readonly<Record<KolomPenawaran, string>> = {
  draft: "Draft",
  dikirim: "Dikirim",
  disetujui: "Disetujui",
  jadiOrder: "Jadi order",
  berakhir: "Kalah atau lewat",
};
/** What ended before is only on the list. */
export const HARI_BERAKHIR = 14;
