import type { Sen } from "#kernel/pajak.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";

/** What a buyer is known by: NPWP, NIK, passport or another paper. */
export const DOKUMEN_PEMBELI = ["TIN", "National ID", "Passport", "Other ID"] as const;
export type DokumenPembeli = (typeof DOKUMEN_PEMBELI)[number];

/** Goods or services. */
export const JENIS_BARIS = { A: "barang", B: "jasa" } as const;
export type JenisBaris = keyof typeof JENIS_BARIS;

export type BarisFaktur = {
  jenis: JenisBaris;
  /** Of Coretax' table of goods or services; 000000 says neither. */
  kode: string;
  nama: string;
  satuan: string;
  /** Of one unit, without PPN and before the discount; harga x jumlah - diskon = dpp. */
  harga: Sen;
  jumlah: number;
  diskon: Sen;
  dpp: Sen;
  dppLain: Sen;
  /** In per cent. */
  tarif: number;
  ppn: Sen;
  /** The luxury tax, which hardly anybody owes. */
  tarifPpnbm?: number;
  ppnbm?: Sen;
};

export type PembeliFaktur = {
  /** 16 digits; "" when `dokumen` is not TIN. */
  npwp: string;
  dokumen: DokumenPembeli;
  /** NIK, number of the passport or of the other paper; "" when `dokumen` is TIN. */
  nomorDokumen: string;
  negara: string;
  nama: string;
  alamat: string;
  email: string;
  /** 22 digits: NPWP and the place; "" when `dokumen` is not TIN. */
  nitku: string;
};

/** A faktur that can be imported: any but those of down payments and of what follows them. */
export type FakturXml = {
  tanggal: Tanggal;
  transaksi: string;
  /** Facility and stamp, for 07 and 08 alone. */
  keterangan: string;
  cap: string;
  dokumenPendukung: string;
  /** mmYYYY. */
  masaDokumen: string;
  /** The number of our invoice: by it the answer is matched. */
  referensi: string;
  nitkuPenjual: string;
  pembeli: PembeliFaktur;
  baris: readonly BarisFaktur[];
  /** Of the invoice: what the lines must add up to. */
  dpp: Rupiah;
  ppn: Rupiah;
};
