import type { Rupiah, Tanggal } from "#kernel/types.ts";

/**
 * Straight-line depreciation in whole rupiah: equal parts, and a last part with the remainder, so that the parts add up
 * to the price. The database computes the same for all assets at once (migrations/0007_asset.sql).
 */
export type Disusutkan = { harga: Rupiah; pembagi: number; tglAssetMasuk: Tanggal };

export type Penyusutan = { hargaSusutPerBulan: Rupiah; akumulasiSusut: Rupiah; totalSusut: Rupiah };

export type BulanSusut = {
  bulanKe: number;
  /** The day on which the month is full. */
  tanggal: Tanggal;
  nilaiSusut: Rupiah;
  akumulasiSusut: Rupiah;
  /** Book value after it. */
  totalSusut: Rupiah;
};

export const susutPerBulan = ({ harga, pembagi }: Pick<Disusutkan, "harga" | "pembagi">): Rupiah =>
  Math.floor(harga / pembagi) as Rupiah;

const bagian = (tanggal: Tanggal) => {
  const [tahun = 0, bulan = 0, hari = 0] = tanggal.split("-").map(Number);
  return { tahun, bulan, hari };
};

const hariDalamBulan = (tahun: number, bulan: number): number => new Date(Date.UTC(tahun, bulan, 0)).getUTCDate();

/** Full months between two days. A month is full on the same day of the month, or on its last day if it is shorter. */
export function bulanPenuh(dari: Tanggal, sampai: Tanggal): number {
  const [awal, akhir] = [bagian(dari), bagian(sampai)];
  const jatuh = Math.min(awal.hari, hariDalamBulan(akhir.tahun, akhir.bulan));
  const bulan = (akhir.tahun - awal.tahun) * 12 + akhir.bulan - awal.bulan;
  return Math.max(0, akhir.hari >= jatuh ? bulan : bulan - 1);
}

/** The day on which this number of months is full; before `dari` for a negative number. */
export function setelahBulan(dari: Tanggal, bulan: number): Tanggal {
  const awal = bagian(dari);
  const ke = awal.bulan - 1 + bulan;
  const tahun = awal.tahun + Math.floor(ke / 12);
  const bulanIni = ke - Math.floor(ke / 12) * 12 + 1;
  const hari = Math.min(awal.hari, hariDalamBulan(tahun, bulanIni));
  return [String(tahun).padStart(4, "0"), ...[bulanIni, hari].map((part) => String(part).padStart(2, "0"))].join(
    "-",
  ) as Tanggal;
}

export function akumulasiSusut({ harga, pembagi }: Pick<Disusutkan, "harga" | "pembagi">, bulan: number): Rupiah {
  return bulan >= pembagi ? harga : ((susutPerBulan({ harga, pembagi }) * bulan) as Rupiah);
}

/** Depreciation and book value on a day. */
export function penyusutanPada(asset: Disusutkan, hari: Tanggal): Penyusutan {
  const akumulasi = akumulasiSusut(asset, bulanPenuh(asset.tglAssetMasuk, hari));
  return {
    hargaSusutPerBulan: susutPerBulan(asset),
    akumulasiSusut: akumulasi,
    totalSusut: (asset.harga - akumulasi) as Rupiah,
  };
}

/** The depreciation plan: every month of an asset's term. */
export function jadwalPenyusutan(asset: Disusutkan): BulanSusut[] {
  return Array.from({ length: asset.pembagi }, (_, at) => {
    const sesudah = akumulasiSusut(asset, at + 1);
    return {
      bulanKe: at + 1,
      tanggal: setelahBulan(asset.tglAssetMasuk, at + 1),
      nilaiSusut: (sesudah - akumulasiSusut(asset, at)) as Rupiah,
      akumulasiSusut: sesudah,
      totalSusut: (asset.harga - sesudah) as Rupiah,
    };
  });
}
