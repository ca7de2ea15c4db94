import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { JenisBaris } from "./isiFaktur.ts";

/** With PPN, with a facility (07, 08), or without. */
export const JENIS_ECERAN = ["Normal", "07", "08", "NoVAT"] as const;
export const DOKUMEN_ECERAN = ["NPWP", "NIK", "PASPOR"] as const;

/** A sale to somebody who wants no faktur of his own (*PPN digunggung*), such as an order of a marketplace. Whole rupiah only. */
export type Eceran = {
  jenis: (typeof JENIS_ECERAN)[number];
  /** "" where nobody knows the buyer. */
  nama: string;
  dokumen: (typeof DOKUMEN_ECERAN)[number];
  nomorDokumen: string;
  jenisBaris: JenisBaris;
  nomorSeri: string;
  tanggal: Tanggal;
  dpp: Rupiah;
  dppLain: Rupiah;
  ppn: Rupiah;
  keterangan: string;
};

export type MasaEceran = { bulan: number; tahun: number };
