import { DAFTAR_ASSET } from "#areas/asset/list-asset/web/daftar.ts";
import { DAFTAR_PENGAJUAN_ASSET } from "#areas/asset/pengajuan-asset/web/daftar.ts";
import { DAFTAR_JURNAL_UMUM } from "#areas/buku-besar/jurnal-umum/web/daftar.ts";
import { DAFTAR_KARYAWAN } from "#areas/karyawan/karyawan/web/daftar.ts";
import { DAFTAR_PENGAJUAN } from "#areas/keuangan/pengajuan/web/daftar.ts";
import { TUGAS } from "#areas/laporan/dashboard/web/awal.ts";
import { DAFTAR_PEMASOK } from "#areas/pembelian/pemasok/web/daftar.ts";
import { daftarPo } from "#areas/pembelian/po/web/daftar.ts";
import { DAFTAR_HARGA } from "#areas/penjualan/daftar-harga/web/daftar.ts";
import { DAFTAR_EMAIL } from "#areas/penjualan/email/web/daftar.ts";
import { DAFTAR_KOREKSI } from "#areas/penjualan/koreksi/web/daftar.ts";
import { DAFTAR_INVOICE, DAFTAR_ORDER } from "#areas/penjualan/order/web/daftar.ts";
import { DAFTAR_PELANGGAN } from "#areas/penjualan/pelanggan/web/daftar.ts";
import { DAFTAR_PENAWARAN } from "#areas/penjualan/penawaran/web/daftar.ts";
import { DAFTAR_PESAN_LANGSUNG } from "#areas/penjualan/pesan-langsung/web/daftar.ts";
import { DAFTAR_PIUTANG } from "#areas/penjualan/piutang/web/daftar.ts";
import { DAFTAR_RETUR } from "#areas/penjualan/retur/web/daftar.ts";
import { DAFTAR_SURAT_JALAN } from "#areas/penjualan/surat-jalan/web/daftar.ts";
import { DAFTAR_OPNAME } from "#areas/produk/opname/web/daftar.ts";
import { daftarProduk } from "#areas/produk/produk/web/daftar.ts";
import { DAFTAR_BAHAN } from "#areas/produksi/bahan/web/daftar.ts";
import { DAFTAR_KELUHAN } from "#areas/servis/keluhan/web/daftar.ts";
import { DAFTAR_KUNJUNGAN } from "#areas/servis/kunjungan/web/daftar.ts";
import { DAFTAR_PERAWATAN } from "#areas/servis/perawatan/web/daftar.ts";
import { DAFTAR_JEJAK } from "#areas/sistem/jejak-keamanan/web/daftar.ts";
import { KOTAK } from "#areas/sistem/persetujuan/web/awal.ts";
import type { Call } from "#kernel/call.ts";
import { shapeOf } from "#kernel/field.ts";
import type { Daftar } from "../ui/list/daftar.ts";
import { DAYS, type FirstCall, MILIK } from "./opening.ts";

/** The screens that begin with one list, and how it begins: read when the web is built, no screen loads all of it. */
const DAFTAR = {
  "/admin/asset/listAsset": DAFTAR_ASSET,
  "/admin/asset/pengajuanAsset": DAFTAR_PENGAJUAN_ASSET,
  "/admin/bahan": DAFTAR_BAHAN,
  "/admin/bukubesar/jurnal-umum": DAFTAR_JURNAL_UMUM,
  "/admin/invoiceorder": DAFTAR_INVOICE,
  "/admin/karyawan": DAFTAR_KARYAWAN,
  "/admin/koreksi": DAFTAR_KOREKSI,
  "/admin/opname": DAFTAR_OPNAME,
  "/admin/penawaran": DAFTAR_PENAWARAN,
  "/admin/daftar-harga": DAFTAR_HARGA,
  "/admin/pelanggan": DAFTAR_PELANGGAN,
  "/admin/pemasok": DAFTAR_PEMASOK,
  "/admin/pengajuanBiaya": DAFTAR_PENGAJUAN,
  "/admin/pesanlangsung": DAFTAR_PESAN_LANGSUNG,
  "/admin/piutang": DAFTAR_PIUTANG,
  "/admin/po": daftarPo("Proses"),
  "/admin/produk": daftarProduk("utama"),
  "/admin/retur": DAFTAR_RETUR,
  "/admin/salesorder": DAFTAR_ORDER,
  "/admin/servis": DAFTAR_KELUHAN,
  "/admin/kunjungan": DAFTAR_KUNJUNGAN,
  "/admin/perawatan": DAFTAR_PERAWATAN,
  "/admin/sistem/email-keluar": DAFTAR_EMAIL,
  "/admin/sistem/jejak-keamanan": DAFTAR_JEJAK,
  "/admin/suratjalan": DAFTAR_SURAT_JALAN,
};

type Any = Omit<Daftar, "starts"> & { starts: (tahun: typeof DAYS, milik: string) => Record<string, string> };

/** Screens that begin with one answer that is no page of a list. */
const JAWABAN = { "/admin/dashboards": TUGAS, "/admin/persetujuan": KOTAK };

function wordsOf({ input }: Call, filters: readonly string[]): Record<string, readonly string[]> {
  const { shape = {} } = input as { shape?: Readonly<Record<string, object>> };
  const known = filters.map((name) => [name, shape[name] && shapeOf(shape[name])?.enum] as const);
  const few = known.filter((one): one is [string, readonly string[]] => Array.isArray(one[1]));
  return Object.fromEntries(few.map(([name, words]) => [name, words.filter((word) => !word.startsWith("-"))]));
}

const listCalls = () =>
  Object.entries<Any>(DAFTAR).map(
    ([screen, { call, starts, board = false, fixed = {}, prefix = "", unless = [] }]): [string, FirstCall] => [
      screen,
      {
        ...{ path: call.path, permission: call.permission, starts: starts(DAYS, MILIK) },
        ...{ board, fixed: fixed as Record<string, string>, prefix, unless },
        words: wordsOf(call, Object.keys(starts(DAYS, MILIK))),
      },
    ],
  );

const plainCalls = () =>
  Object.entries(JAWABAN).map(([screen, { call, input }]): [string, FirstCall] => [
    screen,
    { path: call.path, permission: call.permission, input },
  ]);

export const firstCalls = (): Readonly<Record<string, FirstCall>> =>
  Object.fromEntries([...listCalls(), ...plainCalls()]);
