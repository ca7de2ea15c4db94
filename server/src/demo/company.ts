import type { Menu } from "#contract/kernel/permission.ts";

/** The believable company: what it makes, who works there, who buys, what it spends. */

type Mesin = {
  kode: string;
  nama: string;
  kapasitas: string;
  tipe: string;
  kategori: "utama" | "upgrade";
  harga: number;
  beli: number;
  stock: number;
  minimal: number;
  /** How readily it sells, compared with the others. */
  laku: number;
  gambar: "oven" | "rotary" | "tray" | "part";
};

const mesin = (
  kode: string,
  nama: string,
  [kapasitas, tipe]: [string, string],
  [harga, beli]: [number, number],
  [stock, minimal, laku]: [number, number, number],
  gambar: Mesin["gambar"],
): Mesin => ({
  kode,
  nama,
  kapasitas,
  tipe,
  kategori: gambar === "part" ? "upgrade" : "utama",
  harga: harga * 1000,
  beli: beli * 1000,
  stock,
  minimal,
  laku,
  gambar,
});

export const MESIN: readonly Mesin[] = [
  mesin("OVG-10", "Oven Pengering Gas 10 Rak", ["10 rak", "Gas LPG"], [18_500, 12_100], [8, 4, 9], "oven"),
  mesin("OVG-16", "Oven Pengering Gas 16 Rak", ["16 rak", "Gas LPG"], [26_900, 17_800], [6, 3, 7], "oven"),
  mesin("OVG-24", "Oven Pengering Gas 24 Rak", ["24 rak", "Gas LPG"], [38_500, 25_900], [4, 2, 5], "oven"),
  mesin("OVL-06", "Oven Pengering Listrik 6 Rak", ["6 rak", "Listrik 1 fasa"], [9_750, 6_200], [10, 5, 10], "oven"),
  mesin("OVL-12", "Oven Pengering Listrik 12 Rak", ["12 rak", "Listrik 3 fasa"], [21_300, 14_000], [5, 3, 6], "oven"),
  mesin("RTD-100", "Rotary Dryer 100 kg", ["100 kg/jam", "Biomassa"], [64_000, 43_500], [2, 1, 3], "rotary"),
  mesin("RTD-300", "Rotary Dryer 300 kg", ["300 kg/jam", "Biomassa"], [128_000, 88_000], [0, 0, 2], "rotary"),
  mesin("RTD-500", "Rotary Dryer 500 kg", ["500 kg/jam", "Gas LPG"], [212_000, 149_000], [0, 0, 1], "rotary"),
  mesin("BXD-02", "Box Dryer 2 Ton", ["2 ton", "Sekam"], [47_500, 31_800], [2, 1, 3], "rotary"),
  mesin("BXD-06", "Box Dryer 6 Ton", ["6 ton", "Sekam"], [96_000, 66_000], [1, 0, 2], "rotary"),
  mesin("SLD-04", "Solar Dryer Dome 4x6", ["24 m2", "Surya"], [33_000, 21_700], [3, 1, 4], "tray"),
  mesin("SLD-08", "Solar Dryer Dome 6x8", ["48 m2", "Surya"], [58_000, 38_500], [1, 0, 2], "tray"),
  mesin("TRD-20", "Tray Dryer Stainless 20 Loyang", ["20 loyang", "Listrik"], [28_700, 19_000], [4, 2, 5], "tray"),
  mesin("TRD-48", "Tray Dryer Stainless 48 Loyang", ["48 loyang", "Gas LPG"], [54_500, 36_800], [2, 1, 3], "tray"),
  mesin("VCD-10", "Vacuum Dryer 10 Liter", ["10 liter", "Listrik"], [42_000, 28_400], [2, 1, 2], "tray"),
  mesin("FRD-05", "Freeze Dryer 5 kg", ["5 kg", "Listrik"], [118_000, 82_500], [0, 0, 1], "tray"),
  mesin("SPR-15", "Spinner Peniris Minyak 15 kg", ["15 kg", "Listrik"], [7_900, 4_900], [9, 4, 8], "rotary"),
  mesin("PLT-80", "Mesin Pelet 80 kg", ["80 kg/jam", "Diesel"], [24_600, 16_300], [4, 2, 4], "rotary"),
  mesin("PTN-02", "Mesin Perajang Keripik", ["60 kg/jam", "Listrik"], [5_850, 3_500], [12, 6, 9], "part"),
  mesin("UPG-BRN", "Upgrade Burner Otomatis", ["1 set", "Gas LPG"], [4_650, 2_700], [14, 8, 8], "part"),
  mesin("UPG-PLC", "Upgrade Panel PLC", ["1 set", "Listrik"], [12_400, 7_900], [7, 4, 5], "part"),
  mesin("UPG-IOT", "Upgrade Sensor Suhu IoT", ["4 titik", "Listrik"], [3_250, 1_850], [20, 10, 9], "part"),
  mesin("UPG-RAK", "Tambahan Rak Stainless", ["1 rak", "-"], [685, 360], [120, 60, 10], "part"),
  mesin("UPG-TRL", "Troli Loyang", ["20 loyang", "-"], [2_950, 1_750], [10, 5, 6], "part"),
];

export const DIVISI = ["Direksi", "Penjualan", "Produksi", "Gudang", "Keuangan"] as const;
export const JABATAN = ["Direktur", "Manajer", "Sales", "Kepala Gudang", "Staf Administrasi", "Teknisi"] as const;

export type Pegawai = {
  nokar: string;
  nama: string;
  role: "Management" | "Admin" | "Logistik" | "Sales";
  divisi: (typeof DIVISI)[number];
  jabatan: (typeof JABATAN)[number];
  menu?: Menu[];
};

const MENU_SALES: Menu[] = ["Dashboard", "Produk Card", "Sales Order", "Invoice"];

export const PEGAWAI: readonly Pegawai[] = [
  { nokar: "1002", nama: "Hendra Wijaya", role: "Management", divisi: "Direksi", jabatan: "Direktur" },
  { nokar: "1003", nama: "Ratih Kusuma", role: "Management", divisi: "Keuangan", jabatan: "Manajer" },
  {
    nokar: "1010",
    nama: "Dewi Anggraini",
    role: "Admin",
    divisi: "Keuangan",
    jabatan: "Staf Administrasi",
    menu: [
      "Dashboard",
      "Karyawan",
      "Produk",
      "Produk Card",
      "Sales Order",
      "Pesan Langsung",
      "Invoice",
      "Surat Jalan",
      "Purchase Order",
      "Pengajuan",
      "Asset",
    ],
  },
  { nokar: "1020", nama: "Agus Salim", role: "Logistik", divisi: "Gudang", jabatan: "Kepala Gudang" },
  { nokar: "1021", nama: "Joko Prasetyo", role: "Logistik", divisi: "Produksi", jabatan: "Teknisi" },
  { nokar: "1030", nama: "Maya Sari", role: "Sales", divisi: "Penjualan", jabatan: "Sales", menu: MENU_SALES },
  { nokar: "1031", nama: "Rizky Pratama", role: "Sales", divisi: "Penjualan", jabatan: "Sales", menu: MENU_SALES },
  { nokar: "1032", nama: "Putri Handayani", role: "Sales", divisi: "Penjualan", jabatan: "Sales", menu: MENU_SALES },
];

const BADAN = ["CV", "PT", "UD", "Koperasi", "Kelompok Tani", "BUMDes"];
const USAHA = [
  "Maju Bersama",
  "Sumber Rejeki",
  "Tani Makmur",
  "Berkah Jaya",
  "Rempah Nusantara",
  "Kopi Gayo",
  "Sinar Abadi",
  "Buah Segar",
  "Agro Lestari",
  "Laut Biru",
  "Karya Mandiri",
  "Keripik Malang",
  "Herbal Sehat",
  "Cahaya Timur",
  "Padi Emas",
  "Singkong Jaya",
  "Cengkeh Ambon",
  "Pala Banda",
  "Rumput Laut Bali",
  "Teh Priangan",
];
const NAMA = [
  "Budi Santoso",
  "Siti Aminah",
  "Andi Saputra",
  "Nur Hasanah",
  "Eko Widodo",
  "Lina Marlina",
  "Fajar Nugroho",
  "Wulan Dari",
  "Yusuf Hakim",
  "Rini Astuti",
  "Doni Setiawan",
  "Mega Puspita",
  "Taufik Rahman",
  "Indah Permata",
  "Bayu Aji",
  "Sri Wahyuni",
  "Arif Budiman",
  "Dian Fitri",
];
const KOTA = [
  "Bandung",
  "Malang",
  "Semarang",
  "Makassar",
  "Medan",
  "Banyuwangi",
  "Garut",
  "Lampung",
  "Yogyakarta",
  "Manado",
  "Pontianak",
  "Kediri",
];

export type Customer = { instansi: string; nama: string; alamat: string; telp: string; email: string };

/** The n-th customer: a business, who speaks for it, and where it is. */
export function customer(n: number): Customer {
  const usaha = USAHA[n % USAHA.length] ?? "";
  const nama = NAMA[(n * 7) % NAMA.length] ?? "";
  const kota = KOTA[(n * 5) % KOTA.length] ?? "";
  return {
    instansi: `${BADAN[(n * 3) % BADAN.length]} ${usaha}${n >= 60 ? ` ${kota}` : ""}`,
    nama,
    alamat: `Jl. Industri No. ${((n * 13) % 180) + 1}, ${kota}`,
    telp: `08${String(1_100_000_000 + n * 7_919_317).slice(0, 10)}`,
    email: n % 3 === 0 ? "" : `${nama.toLowerCase().replace(" ", ".")}@contoh.id`,
  };
}
export const BANYAK_CUSTOMER = 140;

/** What is spent every month, and under which profit component it counts. */
export const BIAYA = [
  { kebutuhan: "Gaji Karyawan", komponen: "Beban Gaji", nominal: 118_000_000, hari: 26 },
  { kebutuhan: "Sewa Gudang", komponen: "Beban Operasional", nominal: 22_500_000, hari: 3 },
  { kebutuhan: "Listrik dan Air", komponen: "Beban Operasional", nominal: 9_400_000, hari: 8 },
  { kebutuhan: "Iklan", komponen: "Beban Pemasaran", nominal: 14_000_000, hari: 5 },
  { kebutuhan: "Internet dan Telepon", komponen: "Beban Operasional", nominal: 2_150_000, hari: 10 },
  { kebutuhan: "Perawatan Kendaraan", komponen: "Beban Operasional", nominal: 4_800_000, hari: 17 },
] as const;

export const MODAL = [
  { rekening: "BCA RJP", nominal: 1_800_000_000 },
  { rekening: "BRI RJP", nominal: 600_000_000 },
  { rekening: "BCA Aneka", nominal: 700_000_000 },
  { rekening: "BRI Aneka", nominal: 300_000_000 },
  { rekening: "Kas Kecil", nominal: 40_000_000 },
  { rekening: "Kas Management", nominal: 120_000_000 },
] as const;
