import type { Db, Fragment } from "#platform/db/database.ts";

/** The accounts that the program itself books to; migrations insert them. */
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
  | "retur-penjualan"
  | "diskon"
  | "hpp"
  | "selisih-harga-beli"
  | "penyesuaian-persediaan"
  | "jasa-online"
  | "penyusutan"
  | "rugi-pelepasan"
  | "laba-pelepasan"
  | "uang-muka"
  | "potongan-penjualan"
  | "pendapatan-lain"
  | "piutang-tak-tertagih"
  | "uang-muka-beli"
  | "ppn-keluaran"
  | "ppn-belum"
  | "pph23-dimuka"
  | "ppn-masukan"
  | "ppn-masukan-belum"
  | "hutang-pph23"
  | "beban-servis"
  | "upah-produksi";

/** The id of a built-in account, as SQL. */
export const akun = (db: Db, bawaan: AkunBawaan): Fragment => db`(select id_akun from akun where bawaan = ${bawaan})`;

type GolonganAsset = "Aset Tetap" | "Akumulasi Penyusutan";

/** The id of an account of an asset category, as SQL: its fixed assets or their accumulated depreciation. */
export const akunAsset = (db: Db, idKategori: Fragment, golongan: GolonganAsset): Fragment => db`
  (select id_akun from akun where id_kategori_asset = ${idKategori} and golongan = ${golongan})`;

/**
 * Control accounts, which move through their documents only: no line is typed on them, and no need is mapped to them. The
 * needs of the program itself stand for documents too.
 */
export const akunKendali = (db: Db, alias: string): Fragment => db`
  (${db(`${alias}.id_rekening`)} is not null or ${db(`${alias}.id_kategori_asset`)} is not null
    or exists (select from kebutuhan kd where kd.id_kebutuhan = ${db(`${alias}.id_kebutuhan`)} and kd.bawaan is not null)
    or coalesce(${db(`${alias}.bawaan`)}, '') in ('piutang', 'persediaan', 'hutang-usaha', 'uang-muka', 'uang-muka-beli', 'ppn-belum',
      'ppn-masukan-belum'))`;

/** What is done in Kantor to move a control account, as SQL. */
export const dokumenKendali = (db: Db, alias: string): Fragment => db`
  case when ${db(`${alias}.id_rekening`)} is not null then 'Pengajuan (dana masuk, keluar atau pindah)'
    when ${db(`${alias}.golongan`)} = 'Akumulasi Penyusutan' then 'Lepas Asset; penyusutan dibukukan sendiri setiap bulan'
    when ${db(`${alias}.id_kategori_asset`)} is not null then 'Pengajuan Asset, Tambah Asset atau Lepas Asset'
    when ${db(`${alias}.bawaan`)} = 'piutang' then 'Invoice, Nota Kredit atau Hapus Piutang'
    when ${db(`${alias}.bawaan`)} = 'uang-muka' then 'Invoice atau Pengembalian Dana'
    when ${db(`${alias}.bawaan`)} = 'persediaan' then 'Purchase Order, Surat Jalan atau koreksi stok di Produk'
    when ${db(`${alias}.bawaan`)} = 'hutang-usaha' then 'Purchase Order, penerimaan barang, Tagihan Pemasok atau pelunasannya'
    when ${db(`${alias}.bawaan`)} = 'uang-muka-beli' then 'Uang Muka Pembelian di Tagihan Pemasok'
    when ${db(`${alias}.bawaan`)} = 'ppn-belum' then 'Invoice, Surat Jalan atau Nota Kredit'
    when ${db(`${alias}.bawaan`)} = 'ppn-masukan-belum' then 'Tagihan Pemasok dengan PPN, dan pengkreditannya di Pajak'
    when ${db(`${alias}.id_kebutuhan`)} is not null then 'Invoice, Purchase Order, Pengajuan Asset atau Pengembalian Dana' end`;
