import type { Sen } from "#kernel/pajak.ts";
import type { Tanggal } from "#kernel/types.ts";

/** Faktur that we made, or that suppliers made for us. */
export type JenisHasil = "keluaran" | "masukan";

export const STATUS_HASIL = ["dikirim", "disetujui", "ditolak", "dibatalkan", "diganti"] as const;
export type StatusHasil = (typeof STATUS_HASIL)[number];

/** A faktur of the list that Coretax gives. `npwp` and `nama` are of the buyer, of faktur masukan of the seller. */
export type BarisHasil = {
  /** The row of the file. */
  baris: number;
  /** Our number of the invoice; "" where nobody entered one. */
  referensi: string;
  /** 17 digits; "" where Coretax has not given a number yet. */
  nomorFaktur: string;
  tanggal: Tanggal;
  masa: number;
  tahun: number;
  status: StatusHasil;
  dpp: Sen;
  dppLain: Sen;
  ppn: Sen;
  npwp: string;
  nama: string;
  /** The month in which faktur masukan is credited. */
  masaKredit: number | null;
  tahunKredit: number | null;
};

export type HasilCoretax = { baris: BarisHasil[]; masalah: { baris: number; kalimat: string }[] };

/** A file that is no such list. The message is the Indonesian sentence for the user. */
export class HasilRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "HasilRefused";
  }
}
