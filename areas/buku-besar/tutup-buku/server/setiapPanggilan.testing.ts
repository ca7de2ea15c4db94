import { ASSET } from "./setiapPanggilan/asset.testing.ts";
import { BARANG } from "./setiapPanggilan/barang.testing.ts";
import { BUKU_BESAR } from "./setiapPanggilan/bukuBesar.testing.ts";
import { KEUANGAN } from "./setiapPanggilan/keuangan.testing.ts";
import { KOREKSI } from "./setiapPanggilan/koreksi.testing.ts";
import { LAIN_LAIN } from "./setiapPanggilan/lain.testing.ts";
import { PAJAK } from "./setiapPanggilan/pajak.testing.ts";
import { PEMASOK } from "./setiapPanggilan/pemasok.testing.ts";
import { PENJUALAN } from "./setiapPanggilan/penjualan.testing.ts";
import { RETUR } from "./setiapPanggilan/retur.testing.ts";
import { TAGIHAN } from "./setiapPanggilan/tagihan.testing.ts";
import type { Temuan } from "./setiapPanggilan/temuan.testing.ts";

/**
 * Of every call that writes, or of all of a resource: can it change a figure of a month that is closed? A new call says so
 * here.
 */
export const TEMUAN: Readonly<Record<string, Temuan>> = {
  ...PENJUALAN,
  ...KOREKSI,
  ...RETUR,
  ...BARANG,
  ...PEMASOK,
  ...TAGIHAN,
  ...PAJAK,
  ...KEUANGAN,
  ...ASSET,
  ...BUKU_BESAR,
  ...LAIN_LAIN,
};
