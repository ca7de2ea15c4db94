import type { Db, Fragment } from "#server/platform/postgres/database.ts";

/** The accounts that the program itself books to (server/migrations/0010_jurnal.sql). */
export type AkunBawaan =
  | "piutang"
  | "persediaan"
  | "barang-dalam-proses"
  | "hutang-usaha"
  | "saldo-awal"
  | "penjualan"
  | "tambahan-online"
  | "ongkir-peti"
  | "admin"
  | "diskon"
  | "hpp"
  | "selisih-harga-beli"
  | "penyesuaian-persediaan"
  | "jasa-online"
  | "penyusutan"
  | "rugi-pelepasan"
  | "laba-pelepasan"
  | "uang-muka";

/** Such an account inside a statement. */
export const akun = (db: Db, bawaan: AkunBawaan): Fragment => db`(select id_akun from akun where bawaan = ${bawaan})`;

type GolonganAsset = "Aset Tetap" | "Akumulasi Penyusutan";

/** One of the two accounts of an asset category. */
export const akunAsset = (db: Db, idKategori: Fragment, golongan: GolonganAsset): Fragment => db`
  (select id_akun from akun where id_kategori_asset = ${idKategori} and golongan = ${golongan})`;
