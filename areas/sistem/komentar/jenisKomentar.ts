/** The documents that can be talked about. */
export const JENIS_KOMENTAR = [
  "order",
  "invoice",
  "suratJalan",
  "retur",
  "orderan",
  "penawaran",
  "po",
  "pelanggan",
  "pemasok",
  "karyawan",
  "produk",
  "opname",
  "pengajuan",
  "pengajuanAsset",
  "pelepasanAsset",
  "asset",
  "jurnalUmum",
] as const;
export type JenisKomentar = (typeof JENIS_KOMENTAR)[number];
