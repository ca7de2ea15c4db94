import * as z from "zod/mini";
import { answer, row } from "#kernel/call.ts";

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

/** The most cards of a column; its list has them all. */
export const MAX_KARTU = 20;

/** The answer of a board: each column with how many it has in all, and the first of them. */
export const papanOf = <Kolom extends string, Kartu extends z.ZodMiniType>(kolom: readonly Kolom[], kartu: Kartu) =>
  answer(z.array(row({ kolom: z.enum(kolom), jumlah: z.int(), kartu: z.array(kartu) })));
