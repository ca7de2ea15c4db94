import { menuAwal } from "#areas/karyawan/karyawan/server/rules.ts";
import type { Menu } from "#kernel/permission.ts";

/** The employees of the demo company. */
export const DIVISI = ["Direksi", "Penjualan", "Produksi", "Gudang", "Keuangan"] as const;
export const JABATAN = ["Direktur", "Manajer", "Sales", "Kepala Gudang", "Staf Administrasi", "Teknisi"] as const;

export type Pegawai = {
  nokar: string;
  nama: string;
  role: "Management" | "Admin" | "Logistik" | "Sales";
  divisi: (typeof DIVISI)[number];
  jabatan: (typeof JABATAN)[number];
  /** Number of the superior. */
  atasan?: string;
  menu?: readonly Menu[];
  /** The portrait has a headscarf. */
  kerudung?: boolean;
};

/** The menus of an admin of the demo, who also sees requests and assets. */
const ADMIN: readonly Menu[] = [...menuAwal("Admin"), "Pengajuan", "Asset"];

const sales = (nokar: string, nama: string, kerudung = false): Pegawai => ({
  nokar,
  nama,
  kerudung,
  role: "Sales",
  divisi: "Penjualan",
  jabatan: "Sales",
  atasan: "1004",
  menu: ["Dashboard", "Produk Card", "Sales Order", "Invoice", "Pelanggan", "Piutang"],
});
const logistik = (nokar: string, nama: string, divisi: "Gudang" | "Produksi"): Pegawai => ({
  nokar,
  nama,
  role: "Logistik",
  divisi,
  jabatan: divisi === "Gudang" ? "Kepala Gudang" : "Teknisi",
  atasan: "1002",
  // They count the warehouse.
  menu: [...menuAwal("Logistik"), "Produk", ...(divisi === "Produksi" ? (["Servis", "Bahan"] as const) : [])],
});

export const PEGAWAI: readonly Pegawai[] = [
  { nokar: "1002", nama: "Hendra Wijaya", role: "Management", divisi: "Direksi", jabatan: "Direktur" },
  {
    nokar: "1003",
    nama: "Ratih Kusuma",
    role: "Management",
    divisi: "Keuangan",
    jabatan: "Manajer",
    atasan: "1002",
    kerudung: true,
  },
  {
    nokar: "1004",
    nama: "Bambang Sutrisno",
    role: "Management",
    divisi: "Penjualan",
    jabatan: "Manajer",
    atasan: "1002",
  },
  {
    nokar: "1010",
    nama: "Dewi Anggraini",
    role: "Admin",
    divisi: "Keuangan",
    jabatan: "Staf Administrasi",
    atasan: "1003",
    kerudung: true,
    menu: ADMIN,
  },
  {
    nokar: "1011",
    nama: "Yuni Astari",
    role: "Admin",
    divisi: "Penjualan",
    jabatan: "Staf Administrasi",
    atasan: "1003",
    menu: ADMIN,
  },
  logistik("1020", "Agus Salim", "Gudang"),
  logistik("1021", "Joko Prasetyo", "Produksi"),
  logistik("1022", "Slamet Riyadi", "Produksi"),
  logistik("1023", "Ujang Komarudin", "Gudang"),
  sales("1030", "Maya Sari", true),
  sales("1031", "Rizky Pratama"),
  sales("1032", "Putri Handayani", true),
  sales("1033", "Galih Ramadhan"),
];

/** Resigned in the first summer of the story. */
export const YANG_RESIGN = "1033";
