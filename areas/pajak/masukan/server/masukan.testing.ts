import { sheet } from "#test/support/files.ts";

const JUDUL = [
  ...["NPWP Penjual", "Nama Penjual", "Nomor Faktur Pajak", "Tanggal Faktur Pajak", "Masa Pajak", "Tahun"],
  ...["Masa Pajak Pengkreditan", "Tahun Pajak Pengkreditan", "Status Faktur", "Harga Jual/Penggantian/DPP"],
  ...["DPP Nilai Lain/DPP", "PPN", "PPnBM", "Referensi"],
];

export type FakturMasukanUji = {
  nomor: string;
  npwp: string;
  ppn: number;
  nama?: string;
  tanggal?: string;
  status?: string;
  /** `2026-11`; without it it is not credited. */
  masaKredit?: string;
};

/** The list of input faktur as Coretax gives it. */
export const daftarMasukan = (...faktur: FakturMasukanUji[]): Promise<File> =>
  sheet([
    JUDUL,
    ...faktur.map(
      ({ nomor, npwp, ppn, nama = "PT Logam", tanggal = "2026-11-05", status = "APPROVED", masaKredit = "" }) => [
        ...[npwp, nama, nomor, tanggal, Number(tanggal.slice(5, 7)), Number(tanggal.slice(0, 4))],
        ...(masaKredit === "" ? ["", ""] : [Number(masaKredit.slice(5)), Number(masaKredit.slice(0, 4))]),
        ...[status, (ppn * 100) / 11, (ppn * 100) / 12, ppn, 0, ""],
      ],
    ),
  ]);
