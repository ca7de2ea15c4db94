import {
  IconArrowsExchange,
  IconBook2,
  IconBuildingBank,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconClipboardList,
  IconFileInvoice,
  IconHammer,
  IconInbox,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconPackage,
  IconPackageImport,
  IconReceipt,
  IconReceiptRefund,
  IconReportAnalytics,
  IconScale,
  IconTags,
  IconTruckDelivery,
  IconTruckReturn,
  IconUserCircle,
  IconUsers,
} from "@tabler/icons-react";
import { retur } from "#contract/penjualan/retur.ts";
import { persetujuan } from "#contract/sistem/persetujuan.ts";
import type { Screen } from "./screen.ts";
import { BUKU_BESAR } from "./screensBukuBesar.ts";
import { PELANGGAN } from "./screensPelanggan.ts";
import { SETTING } from "./screensSetting.ts";
import { SISTEM } from "./screensSistem.ts";

export const HOME = "/admin/dashboards";
export const LOGIN = "/auth/login-page";
export const PROFILE = "/admin/userprofile";
export const KOTAK = "/admin/persetujuan";

/** All screens in the order of the sidebar; routes, sidebar, titles and search are made from it. */
export const SCREENS: readonly Screen[] = [
  {
    path: HOME,
    title: "Dashboard",
    menu: "Dashboard",
    icon: IconLayoutDashboard,
    load: () => import("../areas/laporan/dashboard/DashboardPage.tsx").then((file) => file.DashboardPage),
  },
  {
    path: KOTAK,
    title: "Kotak Persetujuan",
    menu: null,
    call: persetujuan.getKotak,
    icon: IconInbox,
    load: () => import("../areas/sistem/persetujuan/PersetujuanPage.tsx").then((file) => file.PersetujuanPage),
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
  ...PELANGGAN,
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
    path: "/admin/pemasok",
    title: "Pemasok",
    menu: "Pemasok",
    icon: IconBuildingStore,
    load: () => import("../areas/pembelian/pemasok/PemasokPage.tsx").then((file) => file.PemasokPage),
  },
  {
    path: "/admin/hutang",
    title: "Hutang",
    menu: "Hutang",
    icon: IconReceiptRefund,
    load: () => import("../areas/pembelian/hutang/HutangPage.tsx").then((file) => file.HutangPage),
  },
  {
    path: "/admin/suratjalan",
    title: "Surat Jalan",
    menu: "Surat Jalan",
    icon: IconTruckDelivery,
    load: () => import("../areas/penjualan/surat-jalan/SuratJalanPage.tsx").then((file) => file.SuratJalanPage),
  },
  {
    path: "/admin/retur",
    title: "Retur",
    menu: null,
    call: retur.getRetur,
    icon: IconTruckReturn,
    load: () => import("../areas/penjualan/retur/ReturPage.tsx").then((file) => file.ReturPage),
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
  ...BUKU_BESAR,
  ...SETTING,
  ...SISTEM,
  {
    path: PROFILE,
    title: "Profil",
    menu: null,
    icon: IconUserCircle,
    hidden: true,
    load: () => import("../areas/karyawan/profil/ProfilPage.tsx").then((file) => file.ProfilPage),
  },
];
