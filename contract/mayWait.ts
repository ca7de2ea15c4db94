import { pengajuanAsset } from "./asset/pengajuan-asset.ts";
import type { Call } from "./kernel/call.ts";
import { pengajuan } from "./keuangan/pengajuan.ts";
import { order } from "./penjualan/order.ts";
import { pelanggan } from "./penjualan/pelanggan.ts";
import { pesanLangsung } from "./penjualan/pesan-langsung.ts";
import { retur } from "./penjualan/retur.ts";
import { suratJalan } from "./penjualan/surat-jalan.ts";
import { komentar } from "./sistem/komentar.ts";

/**
 * The calls that may wait in the browser for a network (web/src/api/outbox.ts): what somebody at a customer, at the ramp
 * or in the workshop notes down or says, and which is as true an hour later.
 *
 * Never here: decisions, payments and corrections of books, which must be seen to be done; whoever signs in, passwords
 * and rights; what is mailed; and answers that are shown once.
 */
const CALLS: readonly Call[] = [
  order.addOrder,
  suratJalan.addSuratJalan,
  suratJalan.updateStatusSj,
  retur.addRetur,
  pesanLangsung.updatePl,
  pengajuan.addPengajuan,
  pengajuanAsset.addPengajuanAsset,
  pelanggan.addPelanggan,
  komentar.addKomentar,
];

export const MAY_WAIT: ReadonlyMap<string, Call> = new Map(CALLS.map((call) => [call.path, call]));
