import type { Db, Fragment } from "#platform/db/database.ts";
import type { Sumbu } from "#platform/list/grafik.ts";

/** What documents of several kinds are grouped by, when a list is shown as a chart. */

export const perKaryawan = (db: Db, id: Fragment): Sumbu => ({
  kunci: id,
  nama: (kunci) => db`(select k.nama_lengkap from karyawan k where k.id_user = ${kunci}::integer)`,
});

export const perProduk = (db: Db, id: Fragment): Sumbu => ({
  kunci: id,
  nama: (kunci) => db`(select k.nama_produk from produk k where k.id_produk = ${kunci}::integer)`,
});

/** By the record of an order's customer; what was merged counts with the one it was merged into. */
export const perCustomerOrder = (db: Db, idSo: Fragment): Sumbu => ({
  kunci: db`langganan.id_utama`,
  gabung: db`
    left join so_pelanggan tercatat on tercatat.id_so = ${idSo}
    left join pelanggan langganan on langganan.id_pelanggan = tercatat.id_pelanggan`,
  nama: (kunci) => namaPelanggan(db, kunci),
});

/** The company and who buys for it: several customers may buy for companies of one name. */
export const namaPelanggan = (db: Db, id: Fragment): Fragment => db`(
  select concat_ws(', ', nullif(nullif(nullif(k.instansi, ''), '-'), k.nama), k.nama) from pelanggan k
  where k.id_pelanggan = ${id}::integer)`;
