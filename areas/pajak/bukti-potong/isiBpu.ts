import type { Rupiah, Tanggal } from "#kernel/types.ts";

/** What the company kept of a payment to a supplier (PPh 23, 4 (2), 22) and pays to the tax office for him. */
export type Bpu = {
  masa: number;
  tahun: number;
  /** Of the supplier: 16 and 22 digits. */
  npwp: string;
  nitkuPenerima: string;
  namaPenerima: string;
  /** N/A, unless a facility bears the tax. */
  fasilitas: string;
  /** Of the tax office's own table, as somebody typed it. */
  kodeObjek: string;
  dpp: Rupiah;
  /** Hundredths of a per cent: 200 is 2 %. */
  tarif: number;
  /** CommercialInvoice and the like. */
  dokumen: string;
  nomorDokumen: string;
  tanggalDokumen: Tanggal;
  /** Of the company. */
  nitku: string;
  tanggalPotong: Tanggal;
};
