/** The founding capital and the regular costs of the demo company. */

export const MODAL = [
  { rekening: "BCA RJP", nominal: 2_600_000_000 },
  { rekening: "BRI RJP", nominal: 900_000_000 },
  { rekening: "BCA Aneka", nominal: 1_200_000_000 },
  { rekening: "BRI Aneka", nominal: 500_000_000 },
  { rekening: "Kas Kecil", nominal: 25_000_000 },
  { rekening: "Kas Management", nominal: 60_000_000 },
] as const;

export type Biaya = {
  kebutuhan: string;
  komponen: string;
  nominal: number;
  /** Due on this day of every month, or of one month only. */
  hari: number;
  bulan?: number;
  /** The cash box that mostly pays it; without one a bank account pays. */
  asal?: string;
};

/** Also asked for with a visit. */
export const PERJALANAN_SERVIS = "Perjalanan Servis";

export const BIAYA: readonly Biaya[] = [
  { kebutuhan: "Gaji Karyawan", komponen: "Beban Gaji", nominal: 585_000_000, hari: 26 },
  { kebutuhan: "Tunjangan Hari Raya", komponen: "Beban Gaji", nominal: 540_000_000, hari: 12, bulan: 3 },
  { kebutuhan: "BPJS Karyawan", komponen: "Beban Gaji", nominal: 41_500_000, hari: 10 },
  { kebutuhan: "Sewa Gudang", komponen: "Beban Operasional", nominal: 65_000_000, hari: 3 },
  { kebutuhan: "Listrik dan Air", komponen: "Beban Operasional", nominal: 38_400_000, hari: 8 },
  { kebutuhan: "Internet dan Telepon", komponen: "Beban Operasional", nominal: 4_150_000, hari: 9 },
  { kebutuhan: "Perawatan Kendaraan", komponen: "Beban Operasional", nominal: 13_800_000, hari: 17 },
  { kebutuhan: "Perlengkapan Kantor", komponen: "Beban Operasional", nominal: 6_450_000, hari: 20, asal: "Kas Kecil" },
  { kebutuhan: "Konsumsi Rapat", komponen: "Beban Operasional", nominal: 3_900_000, hari: 13, asal: "Kas Kecil" },
  {
    kebutuhan: "Perjalanan Direksi",
    komponen: "Beban Operasional",
    nominal: 18_500_000,
    hari: 18,
    asal: "Kas Management",
  },
  { kebutuhan: PERJALANAN_SERVIS, komponen: "Beban Operasional", nominal: 1_250_000, hari: 21, asal: "Kas Kecil" },
  { kebutuhan: "Ongkos Ekspedisi", komponen: "Beban Penjualan", nominal: 86_000_000, hari: 28 },
  { kebutuhan: "Komisi Sales", komponen: "Beban Penjualan", nominal: 62_000_000, hari: 27 },
  { kebutuhan: "Iklan dan Pameran", komponen: "Beban Penjualan", nominal: 85_000_000, hari: 5 },
  { kebutuhan: "Pajak Penghasilan", komponen: "Beban Pajak", nominal: 112_000_000, hari: 15 },
];

/** Needs without a profit component: they do not change the profit. */
export const MODAL_DISETOR = "Modal Disetor";
export const PINDAH_KAS = "Pindah Kas";
export const BAHAN_BAKU = "Bahan Baku Produksi";
export const KASBON = "Kasbon Karyawan";
export const PEMBANGUNAN = "Pembangunan Gudang";
export const DEPOSIT = "Deposit Sewa";
export const DEVIDEN = "Pembagian Deviden";
/** Where each need without a component counts in Buku Besar; moves between own accounts count nowhere. */
export const DIHITUNG_SEBAGAI: Readonly<Record<string, string>> = {
  [MODAL_DISETOR]: "Modal",
  [BAHAN_BAKU]: "Barang Dalam Proses",
  [KASBON]: "Piutang Karyawan",
  [PEMBANGUNAN]: "Pembangunan",
  [DEPOSIT]: "Aset Lain-lain",
  [DEVIDEN]: "Deviden",
};
export const TANPA_KOMPONEN = [MODAL_DISETOR, PINDAH_KAS, BAHAN_BAKU, KASBON, PEMBANGUNAN, DEPOSIT, DEVIDEN];

/** Regular transfers to the cash boxes and between the banks. */
export const ISI_ULANG = [
  { hari: 12, tujuan: "Kas Kecil", nominal: 7_000_000, deskripsi: "isi ulang kas kecil" },
  { hari: 16, tujuan: "Kas Management", nominal: 12_500_000, deskripsi: "isi ulang kas management" },
  { hari: 20, tujuan: "BCA RJP", nominal: 250_000_000, deskripsi: "pemerataan saldo bank" },
] as const;
