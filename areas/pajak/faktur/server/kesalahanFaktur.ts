import { readKesalahan } from "../../server/kesalahan.ts";
import type { PetaXml } from "../../server/peta.ts";
import { ELEMEN, type TempatIsian } from "../elemen.ts";

/** What Coretax said about our faktur: `faktur` null is the company, `baris` null the faktur as a whole. Both count from 0. */
export type KesalahanFaktur = {
  nomor: number;
  faktur: number | null;
  baris: number | null;
  elemen: string;
  sebutan: string;
  tempat: TempatIsian;
  pesan: string;
};

export type HasilTempel = {
  kesalahan: KesalahanFaktur[];
  /** Lines that the file does not have: the list is of another file. */
  asing: { nomor: number; pesan: string }[];
  tanpaNomor: string[];
};

/** Where the lines of a pasted list lead to in the file that was sent. */
export function kesalahanFaktur(teks: string, peta: PetaXml): HasilTempel {
  const { kesalahan, tanpaNomor } = readKesalahan(teks);
  const hasil: HasilTempel = { kesalahan: [], asing: [], tanpaNomor };
  for (const { nomor, pesan } of kesalahan) {
    const letak = peta[nomor - 1];
    if (!letak) {
      hasil.asing.push({ nomor, pesan });
      continue;
    }
    const { dokumen: faktur, baris, elemen } = letak;
    hasil.kesalahan.push({ nomor, faktur, baris, elemen, ...keteranganOf(elemen, baris), pesan });
  }
  return hasil;
}

const isElemen = (elemen: string): elemen is keyof typeof ELEMEN => Object.hasOwn(ELEMEN, elemen);

/** Lines that only hold others together are the faktur's, or those of the line. */
const keteranganOf = (elemen: string, baris: number | null) =>
  ELEMEN[isElemen(elemen) ? elemen : baris === null ? "TaxInvoice" : "GoodService"];
