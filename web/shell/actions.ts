import {
  type Icon,
  IconArrowsExchange,
  IconBook2,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconClipboardList,
  IconPackage,
  IconPackageImport,
  IconReceipt,
  IconReportAnalytics,
  IconTruckDelivery,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { labaRugi } from "#areas/laporan/laba-rugi/contract.ts";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import type { Call } from "#kernel/call.ts";

/** Something that palette and plus begin: the call tells who may, the address opens its form or where it is chosen. */
export type Beginning = {
  label: string;
  icon: Icon;
  call: Call;
  address: string;
  /** What people call it otherwise, if not as all that is begun. */
  words?: readonly string[];
};

/** The daily ones first, then by name. */
export const BEGINNINGS: readonly Beginning[] = [
  { label: "Buat Order", icon: IconReceipt, call: order.addOrder, address: "/admin/cardproduk" },
  {
    label: "Buat Pengajuan",
    icon: IconArrowsExchange,
    call: pengajuan.addPengajuan,
    address: "/admin/pengajuanBiaya?baru=1",
  },
  { label: "Buat Purchase Order", icon: IconPackageImport, call: po.addPo, address: "/admin/produk?tab=harus-po" },
  { label: "Buat Surat Jalan", icon: IconTruckDelivery, call: suratJalan.addSuratJalan, address: "/admin/suratjalan" },
  { label: "Tambah Pelanggan", icon: IconUsers, call: pelanggan.addPelanggan, address: "/admin/pelanggan?baru=1" },
  {
    label: "Buat Jurnal Umum",
    icon: IconBook2,
    call: jurnalUmum.addJurnalUmum,
    address: "/admin/bukubesar/jurnal-umum?baru=1",
  },
  {
    label: "Buat Pengajuan Asset",
    icon: IconClipboardList,
    call: pengajuanAsset.addPengajuanAsset,
    address: "/admin/asset/pengajuanAsset?baru=1",
  },
  {
    label: "Tambah Asset",
    icon: IconBuildingWarehouse,
    call: listAsset.addAsset,
    address: "/admin/asset/listAsset?baru=1",
  },
  { label: "Tambah Karyawan", icon: IconUser, call: karyawan.addUser, address: "/admin/karyawan?baru=1" },
  { label: "Tambah Pemasok", icon: IconBuildingStore, call: pemasok.addPemasok, address: "/admin/pemasok?baru=1" },
  { label: "Tambah Produk", icon: IconPackage, call: produk.addProduk, address: "/admin/produk?baru=1" },
];

/** What people ask in their own words, and where it is answered. Only the palette has these. */
export const QUESTIONS: readonly Beginning[] = [
  {
    label: "Bandingkan Laba Rugi",
    words: "kenapa mengapa kok naik turun menurun berkurang untung keuntungan profit bersih bulan ini".split(" "),
    icon: IconReportAnalytics,
    call: labaRugi.getLabaRugi,
    address: "/admin/labarugi?banding=bulan",
  },
];
