import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { blankable, field, wireOf } from "#kernel/record.ts";
import { atauKosong, Boleh, bilangan, salahSatu, tanggal, teks, uang } from "#kernel/row.ts";

/** How far an input faktur of Coretax is: `Dikesampingkan` is one that no bill is to come for, `Batal` one that Coretax took back. */
export const KEADAAN_MASUKAN = [
  "Tanpa Tagihan",
  "Belum Dikreditkan",
  "Dikreditkan",
  "Dikesampingkan",
  "Batal",
] as const;
export type KeadaanMasukan = (typeof KEADAAN_MASUKAN)[number];

export const isianMasukan = {
  tanpaTagihan: blankable(field.text("Alasan tanpa tagihan", { max: 200 })),
};

export const isiMasukan = {
  nomor: field.shown("text", "Nomor Faktur", teks),
  tanggal: field.shown("day", "Tanggal", tanggal),
  nama: field.shown("text", "Penjual", teks),
  npwp: field.shown("text", "NPWP", teks),
  dpp: field.shown("money", "DPP", uang),
  ppn: field.shown("money", "PPN", uang),
  keadaan: field.shown("choice", "Keadaan", salahSatu(KEADAAN_MASUKAN)),
  /** The month in which Coretax credits it, as `2026-11`. */
  masaKredit: field.shown("text", "Masa Kredit", atauKosong(teks)),
  idTagihan: field.shown("text", "Tagihan", atauKosong(teks)),
  tanpaTagihan: isianMasukan.tanpaTagihan,
};

export const Masukan = row({
  idFakturMasukan: z.int(),
  ...wireOf(isiMasukan),
  versi: z.int(),
  aksi: row({ hubungkan: Boleh, lepas: Boleh, kesampingkan: Boleh }),
});
export type Masukan = z.output<typeof Masukan>;

/** A bill that may be meant by an input faktur, or that has PPN which no faktur says. */
export const TagihanBerPpn = row({
  idTagihan: z.string(),
  namaPemasok: z.string(),
  nomor: z.string(),
  tglTagihan: tanggal,
  nomorFaktur: z.string(),
  ppn: uang,
  /** PPN that no faktur says yet. */
  sisa: uang,
  npwpSama: z.boolean(),
});
export type TagihanBerPpn = z.output<typeof TagihanBerPpn>;

/** What is to be worked down, and the PPN of the month. */
export const RingkasanMasukan = row({
  tanpaTagihan: bilangan,
  tanpaFaktur: bilangan,
  /** PPN of bills that is not credited, of any month. */
  belumDikreditkan: uang,
  /** What was credited in the books of the month. */
  dikreditkan: uang,
});
export type RingkasanMasukan = z.output<typeof RingkasanMasukan>;

export const riwayatMasukan = {
  keadaan: isiMasukan.keadaan,
  ppn: isiMasukan.ppn,
  masaKredit: isiMasukan.masaKredit,
  idTagihan: isiMasukan.idTagihan,
  tanpaTagihan: isiMasukan.tanpaTagihan,
};
