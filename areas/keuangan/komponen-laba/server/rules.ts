import { type Boleh, boleh, tidak } from "#kernel/row.ts";

/** What the rules need to know of a profit component. */
export type Sasaran = {
  namaKomponenLaba: string;
  bawaan: boolean;
  /** Number of needs assigned to it in any month. */
  pemakai: number;
  /** It is a row in Laba Rugi of a closed month. */
  ditutup: boolean;
};

export function mayRemove({ namaKomponenLaba, bawaan, pemakai, ditutup }: Sasaran): Boleh {
  if (bawaan) return tidak(`Komponen laba ${namaKomponenLaba} dipakai oleh aturan program, tidak dapat dihapus`);
  if (pemakai > 0) return tidak(`Komponen laba ${namaKomponenLaba} masih digunakan oleh ${pemakai} kebutuhan`);
  if (ditutup) return tidak(`Komponen laba ${namaKomponenLaba} berdiri di laba rugi bulan yang sudah ditutup`);
  return boleh;
}
