import type { Rupiah, Tanggal } from "../kernel/types.ts";

/**
 * Straight-line depreciation, to the rupiah: equal whole parts, the last of which takes the rest of the division, so
 * that the parts always add up to the price. The database computes the same for whole books (server/migrations/0007_asset.sql).
 */
export type Disusutkan = { harga: Rupiah; pembagi: number; tglAssetMasuk: Tanggal };

export type Penyusutan = { hargaSusutPerBulan: Rupiah; akumulasiSusut: Rupiah; totalSusut: Rupiah };

export type BulanSusut = {
  bulanKe: number;
  /** The day on which the month is full. */
  tanggal: Tanggal;
  nilaiSusut: Rupiah;
  akumulasiSusut: Rupiah;
  /** What is left. */
  totalSusut: Rupiah;
};

export const susutPerBulan = ({ harga, pembagi }: Pick<Disusutkan, "harga" | "pembagi">): Rupiah =>
  Math.floor(harga / pembagi) as Rupiah;

const bagian = (tanggal: Tanggal) => {
  const [tahun = 0, bulan = 0, hari = 0] = tanggal.split("-").map(Number);
  return { tahun, bulan, hari };
};

const hariDalamBulan = (tahun: number, bulan: number): number => new Date(Date.UTC(tahun, bulan, 0)).getUTCDate();

/** Full months from one day to another: the day came round again, or the month's last day where there is none. */
export function bulanPenuh(dari: Tanggal, sampai: Tanggal): number {
  const [awal, akhir] = [bagian(dari), bagian(sampai)];
  const jatuh = Math.min(awal.hari, hariDalamBulan(akhir.tahun, akhir.bulan));
  const bulan = (akhir.tahun - awal.tahun) * 12 + akhir.bulan - awal.bulan;
  return Math.max(0, akhir.hari >= jatuh ? bulan : bulan - 1);
}

/** The day on which so many months are full; before it where there are less than none. */
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

/** How an asset stands on a day. */
export function penyusutanPada(asset: Disusutkan, hari: Tanggal): Penyusutan {
  const akumulasi = akumulasiSusut(asset, bulanPenuh(asset.tglAssetMasuk, hari));
  return {
    hargaSusutPerBulan: susutPerBulan(asset),
    akumulasiSusut: akumulasi,
    totalSusut: (asset.harga - akumulasi) as Rupiah,
  };
}

/** Every month of an asset's term, the first to the last. */
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
