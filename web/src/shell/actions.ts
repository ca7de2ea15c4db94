import { listAsset } from "#contract/asset/list-asset.ts";
import { pengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import { jurnalUmum } from "#contract/buku-besar/jurnal-umum.ts";
import { karyawan } from "#contract/karyawan/karyawan.ts";
import type { Call } from "#contract/kernel/call.ts";
import { pengajuan } from "#contract/keuangan/pengajuan.ts";
import { pemasok } from "#contract/pembelian/pemasok.ts";
import { order } from "#contract/penjualan/order.ts";
import { pelanggan } from "#contract/penjualan/pelanggan.ts";
import { produk } from "#contract/produk/produk.ts";

/** Something that the palette begins: the call tells who may, the address opens its form. */
export type Beginning = { label: string; call: Call; address: string };

export const BEGINNINGS: readonly Beginning[] = [
  { label: "Buat Order", call: order.addOrder, address: "/admin/cardproduk" },
  { label: "Buat Pengajuan", call: pengajuan.addPengajuan, address: "/admin/pengajuanBiaya?baru=1" },
  {
    label: "Buat Pengajuan Asset",
    call: pengajuanAsset.addPengajuanAsset,
    address: "/admin/asset/pengajuanAsset?baru=1",
  },
  { label: "Tambah Asset", call: listAsset.addAsset, address: "/admin/asset/listAsset?baru=1" },
  { label: "Tambah Karyawan", call: karyawan.addUser, address: "/admin/karyawan?baru=1" },
  { label: "Tambah Pelanggan", call: pelanggan.addPelanggan, address: "/admin/pelanggan?baru=1" },
  { label: "Tambah Pemasok", call: pemasok.addPemasok, address: "/admin/pemasok?baru=1" },
  { label: "Tambah Produk", call: produk.addProduk, address: "/admin/produk?baru=1" },
  { label: "Buat Jurnal Umum", call: jurnalUmum.addJurnalUmum, address: "/admin/bukubesar/jurnal-umum?baru=1" },
];

/** People say it in their own words: "pengajuan baru", "bikin order". */
const SAME = ["buat", "tambah", "baru", "bikin"];

/** Whether each typed word begins a word of the label. */
export function beginsWith(label: string, typed: string): boolean {
  const words = [...label.toLowerCase().split(" "), ...SAME];
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.some((one) => one.startsWith(word)));
}
