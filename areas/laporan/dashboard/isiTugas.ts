import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { tanggal, uang } from "#kernel/row.ts";

/** Kinds of tasks, in the order in which they are shown. */
export const JENIS_TUGAS = [
  "usulan",
  "pengajuan",
  "invoice",
  "pengajuanAsset",
  "pelepasanAsset",
  "retur",
  "jurnalUmum",
  "koreksi",
  "opname",
  "bukaBulan",
  "assetDitinjau",
  "plTerlambat",
  "plPekanIni",
  "siapKirim",
  "suratBelumLengkap",
  "orderTanpaInvoice",
  "dpLama",
  "tindakLanjut",
  "emailGagal",
  "pernyataanGagal",
  "poGagal",
  "returGagal",
  "assetBelumMasuk",
  "piutangTerlambat",
  "hutangLewat",
  "tagihanLewat",
  "faktur",
  "masukan",
  "tanpaFaktur",
  "buktiDitunggu",
  "buktiDibuat",
  "pphFinal",
  "poTerlambat",
  "langkahPelanggan",
  "langkahPemasok",
  "produkHarusPo",
  "bahanKurang",
  "perawatanTempo",
  "backupGagal",
] as const;
export type JenisTugas = (typeof JENIS_TUGAS)[number];

/** So many days after the last payment a DP waits for its next one. */
export const HARI_DP = 14;

/** How many tasks of each kind stand in {@link Tugas}. */
export const CONTOH_TUGAS = 3;

export const BarisTugas = row({
  id: z.string(),
  /** The key by which its screen finds the document, if not its id. */
  kunci: z.string(),
  keterangan: z.string(),
  /** Since when it waits, or its deadline; null where neither is known. */
  tanggal: z.nullable(tanggal),
  nominal: z.nullable(uang),
});
export type BarisTugas = z.output<typeof BarisTugas>;

export const Tugas = row({
  jenis: z.enum(JENIS_TUGAS),
  jumlah: z.int(),
  /** The most urgent ones, at most {@link CONTOH_TUGAS}. */
  daftar: z.array(BarisTugas),
});
export type Tugas = z.output<typeof Tugas>;

/** What tasks are made of. */
export const DARI_TUGAS = [
  "usulan",
  "pengajuan",
  "pengajuanAsset",
  "pelepasanAsset",
  "asset",
  "retur",
  "jurnalUmum",
  "opname",
  "tutupBuku",
  "invoice",
  "orderan",
  "order",
  "penawaran",
  "suratJalan",
  "email",
  "pelanggan",
  "piutang",
  "po",
  "pemasok",
  "produk",
  "bahan",
  "perusahaan",
  "batas",
  "faktur",
  "fakturMasukan",
  "tagihan",
  "buktiPotong",
  "potongPemasok",
  "pajak",
  "keluhan",
  "kunjungan",
  "aturan",
] as const;
