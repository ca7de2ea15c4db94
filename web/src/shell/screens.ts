import {
  type Icon,
  IconArrowsExchange,
  IconBook2,
  IconBriefcase,
  IconBuildingBank,
  IconBuildingCommunity,
  IconBuildingFactory2,
  IconBuildingWarehouse,
  IconCategory,
  IconClipboardList,
  IconFileInvoice,
  IconHammer,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconMapPin,
  IconPackage,
  IconPackageImport,
  IconReceipt,
  IconReportAnalytics,
  IconScale,
  IconShieldCheck,
  IconShieldHalf,
  IconTags,
  IconTruckDelivery,
  IconUserCircle,
  IconUsers,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Call } from "#contract/kernel/call.ts";
import type { Menu } from "#contract/kernel/permission.ts";
import { pemeriksaanBuku } from "#contract/sistem/pemeriksaan-buku.ts";
import { perusahaan } from "#contract/sistem/perusahaan.ts";

export type Screen = {
  readonly path: string;
  readonly title: string;
  /** Who holds this menu may open the screen; null is for everyone. */
  readonly menu: Menu | null;
  /** Only who may make this call may open the screen. */
  readonly call?: Call;
  readonly icon: Icon;
  readonly group?: "Asset" | "Setting" | "Sistem";
  /** Reached by another way than the sidebar. */
  readonly hidden?: boolean;
  readonly load: () => Promise<() => ReactNode>;
};

export const HOME = "/admin/dashboards";
export const LOGIN = "/auth/login-page";
export const PROFILE = "/admin/userprofile";

/** Every screen, in the order of the sidebar. Routes, sidebar, titles and search are made of this list. */
export const SCREENS: readonly Screen[] = [
  {
    path: HOME,
    title: "Dashboard",
    menu: "Dashboard",
    icon: IconLayoutDashboard,
    load: () => import("../areas/laporan/dashboard/DashboardPage.tsx").then((file) => file.DashboardPage),
  },
  {
    path: "/admin/karyawan",
    title: "Karyawan",
    menu: "Karyawan",
    icon: IconUsers,
    load: () => import("../areas/karyawan/karyawan/KaryawanPage.tsx").then((file) => file.KaryawanPage),
  },
  {
    path: "/admin/produk",
    title: "Produk",
    menu: "Produk",
    icon: IconPackage,
    load: () => import("../areas/produk/produk/ProdukPage.tsx").then((file) => file.ProdukPage),
  },
  {
    path: "/admin/cardproduk",
    title: "Produk Card",
    menu: "Produk Card",
    icon: IconLayoutGrid,
    load: () => import("../areas/penjualan/katalog/KatalogPage.tsx").then((file) => file.KatalogPage),
  },
  {
    path: "/admin/salesorder",
    title: "Sales Order",
    menu: "Sales Order",
    icon: IconReceipt,
    load: () => import("../areas/penjualan/order/SalesOrderPage.tsx").then((file) => file.SalesOrderPage),
  },
  {
    path: "/admin/invoiceorder",
    title: "Invoice",
    menu: "Invoice",
    icon: IconFileInvoice,
    load: () => import("../areas/penjualan/invoice/InvoiceOrderPage.tsx").then((file) => file.InvoiceOrderPage),
  },
  {
    path: "/admin/pesanlangsung",
    title: "Pesan Langsung",
    menu: "Pesan Langsung",
    icon: IconHammer,
    load: () =>
      import("../areas/penjualan/pesan-langsung/PesanLangsungPage.tsx").then((file) => file.PesanLangsungPage),
  },
  {
    path: "/admin/po",
    title: "Purchase Order",
    menu: "Purchase Order",
    icon: IconPackageImport,
    load: () => import("../areas/pembelian/po/PoPage.tsx").then((file) => file.PoPage),
  },
  {
    path: "/admin/suratjalan",
    title: "Surat Jalan",
    menu: "Surat Jalan",
    icon: IconTruckDelivery,
    load: () => import("../areas/penjualan/surat-jalan/SuratJalanPage.tsx").then((file) => file.SuratJalanPage),
  },
  {
    path: "/admin/kebutuhan",
    title: "Kebutuhan",
    menu: "Kebutuhan",
    icon: IconTags,
    load: () => import("../areas/keuangan/kebutuhan/KebutuhanPage.tsx").then((file) => file.KebutuhanPage),
  },
  {
    path: "/admin/rekening",
    title: "Rekening",
    menu: "Rekening",
    icon: IconBuildingBank,
    load: () => import("../areas/keuangan/rekening/RekeningPage.tsx").then((file) => file.RekeningPage),
  },
  {
    path: "/admin/pengajuanBiaya",
    title: "Mutasi Rekening",
    menu: "Pengajuan",
    icon: IconArrowsExchange,
    load: () => import("../areas/keuangan/pengajuan/PengajuanPage.tsx").then((file) => file.PengajuanPage),
  },
  {
    path: "/admin/simpananRekening",
    title: "Simpanan Rekening",
    menu: "Simpanan",
    icon: IconBook2,
    load: () => import("../areas/keuangan/simpanan/SimpananPage.tsx").then((file) => file.SimpananPage),
  },
  {
    path: "/admin/asset/pengajuanAsset",
    title: "Pengajuan Asset",
    menu: "Asset",
    group: "Asset",
    icon: IconClipboardList,
    load: () => import("../areas/asset/pengajuan-asset/PengajuanAssetPage.tsx").then((file) => file.PengajuanAssetPage),
  },
  {
    path: "/admin/asset/listAsset",
    title: "List Asset",
    menu: "Asset",
    group: "Asset",
    icon: IconBuildingWarehouse,
    load: () => import("../areas/asset/list-asset/ListAssetPage.tsx").then((file) => file.ListAssetPage),
  },
  {
    path: "/admin/labarugi",
    title: "Laba Rugi",
    menu: "Laba Rugi",
    icon: IconReportAnalytics,
    load: () => import("../areas/laporan/laba-rugi/LabaRugiPage.tsx").then((file) => file.LabaRugiPage),
  },
  {
    path: "/admin/neraca",
    title: "Neraca",
    menu: "Neraca",
    icon: IconScale,
    load: () => import("../areas/laporan/neraca/NeracaPage.tsx").then((file) => file.NeracaPage),
  },
  {
    path: "/admin/setting/divisi",
    title: "Divisi",
    menu: "Setting",
    group: "Setting",
    icon: IconBuildingCommunity,
    load: () => import("../areas/karyawan/divisi/DivisiPage.tsx").then((file) => file.DivisiPage),
  },
  {
    path: "/admin/setting/jabatan",
    title: "Jabatan",
    menu: "Setting",
    group: "Setting",
    icon: IconBriefcase,
    load: () => import("../areas/karyawan/jabatan/JabatanPage.tsx").then((file) => file.JabatanPage),
  },
  {
    path: "/admin/setting/role",
    title: "Role",
    menu: "Setting",
    group: "Setting",
    icon: IconShieldHalf,
    load: () => import("../areas/karyawan/role/RolePage.tsx").then((file) => file.RolePage),
  },
  {
    path: "/admin/setting/kategoriAsset",
    title: "Kategori Asset",
    menu: "Setting",
    group: "Setting",
    icon: IconCategory,
    load: () => import("../areas/asset/kategori/KategoriAssetPage.tsx").then((file) => file.KategoriAssetPage),
  },
  {
    path: "/admin/setting/lokasiAsset",
    title: "Lokasi Asset",
    menu: "Setting",
    group: "Setting",
    icon: IconMapPin,
    load: () => import("../areas/asset/lokasi/LokasiAssetPage.tsx").then((file) => file.LokasiAssetPage),
  },
  {
    path: "/admin/setting/perusahaan",
    title: "Perusahaan",
    menu: "Setting",
    call: perusahaan.getPerusahaan,
    group: "Setting",
    icon: IconBuildingFactory2,
    load: () => import("../areas/sistem/perusahaan/PerusahaanPage.tsx").then((file) => file.PerusahaanPage),
  },
  {
    path: "/admin/sistem/pemeriksaan-buku",
    title: "Pemeriksaan Buku",
    menu: null,
    call: pemeriksaanBuku.periksaBuku,
    group: "Sistem",
    icon: IconShieldCheck,
    load: () =>
      import("../areas/sistem/pemeriksaan-buku/PemeriksaanBukuPage.tsx").then((file) => file.PemeriksaanBukuPage),
  },
  {
    path: PROFILE,
    title: "Profil",
    menu: null,
    icon: IconUserCircle,
    hidden: true,
    load: () => import("../areas/karyawan/profil/ProfilPage.tsx").then((file) => file.ProfilPage),
  },
];
