import { nomorPo } from "#company/kode.ts";
import { type Milik, orderSaja } from "#company/orderMilik.ts";
import { angkaDicari, milikSaja, nomorTelepon, orderContains } from "#company/pelanggan.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { contains, has } from "#platform/list/search.ts";
import type { JenisCari, Temuan } from "../contract.ts";

const BANYAK = 5;

/** The person whose customers, and whose orders, alone may be found. */
type Pencari = { milik: Milik; order: Milik };
type Sumber = (db: Db, q: string, pencari: Pencari) => Fragment;

/** The newest few of each kind; every condition uses the trigram index of that kind's list. */
const SUMBER: Readonly<Record<JenisCari, Sumber>> = {
  order: (db, q, pencari) => db`
    select id_so as kunci, id_so as judul, nama_customer || ' · ' || customer_instansi as keterangan
    from so where id_so in (${orderBerteks(db, q, pencari)} ${orderBertelepon(db, q, pencari)})
    order by tgl_order desc, urut desc limit ${BANYAK}`,
  pelanggan: (db, q, { milik }) => db`
    select id_pelanggan::text as kunci, nama as judul, concat_ws(' · ', nullif(instansi, ''), nullif(telepon, '')) as keterangan
    from pelanggan p where digabung_ke is null and not arsip ${milikSaja(db, "p", milik)}
      ${contains(db, "teksCari", nomorTelepon(q))} order by id_pelanggan desc limit ${BANYAK}`,
  invoice: (db, q, { order }) => db`
    select id_invoice as kunci, id_invoice as judul, 'Order ' || id_so || ' · ' || status_approve as keterangan
    from invoice where dihapus is null and ${has(db, db`lower(id_invoice)`, q.toLowerCase())} ${orderSaja(db, "idSo", order)}
    order by urut desc limit ${BANYAK}`,
  seri: (db, q, { order }) => db`
    select s.nomor as kunci, s.nomor as judul, concat_ws(' · ', p.nama_produk, d.id_so,
      coalesce(d.nama_customer, 'di gudang')) as keterangan
    from (select * from seri where ${has(db, db`nomor`, q.toUpperCase())} ${seriSaja(db, order)}
      order by dibuat desc, nomor limit ${BANYAK}) s
    join produk p using (id_produk)
    left join lateral (
      select case when n.id_retur is null then j.id_so end as id_so,
        case when n.akhir_rusak = 'buang' then 'sudah dibuang' when n.id_retur is not null then 'rusak, di gudang'
          else o.nama_customer end as nama_customer
      from surat_jalan_seri n join surat_jalan j using (id_surat_jalan) join so o using (id_so)
      where n.nomor = s.nomor and n.kembali is null ${orderSaja(db, "j.idSo", order)}
    ) d on true
    order by s.dibuat desc, s.nomor`,
  produk: (db, q) => db`
    select kode_produk as kunci, nama_produk as judul, kode_produk || ' · stock ' || stock_sales as keterangan
    from produk where kategori_produk <> 'bahan' ${contains(db, "teksCari", q)} order by id_produk desc limit ${BANYAK}`,
  opname: (db, q) => db`
    select id_opname as kunci, id_opname as judul, 'Stock opname · ' || status as keterangan
    from opname where true ${contains(db, "teksCari", q)} order by urut desc limit ${BANYAK}`,
  po: (db, q) => db`
    select id_po as kunci, kloter || ' · ' || nama_produk as judul, id_po || ' · ' || status_po as keterangan
    from po where dibatalkan is null ${contains(db, "teksCari", nomorPo(q))}
    order by ${kloterDulu(db, q)} urut desc limit ${BANYAK}`,
  pemasok: (db, q) => db`
    select k.id_pemasok::text as kunci, k.nama as judul, concat_ws(' · ', nullif(k.kontak, ''), nullif(k.telepon, '')) as keterangan
    from pemasok k
    where k.id_pemasok in (select pokok from pemasok where true ${contains(db, "teksCari", q)})
    order by k.id_pemasok desc limit ${BANYAK}`,
  pengajuan: (db, q) => db`
    select id_pengajuan as kunci, id_pengajuan as judul, deskripsi_pengajuan || ' · ' || status_pengajuan as keterangan
    from pengajuan where true ${contains(db, "teksCari", q)} order by urut desc limit ${BANYAK}`,
  pengajuanAsset: (db, q) => db`
    select id_pengajuan_asset as kunci, nama_barang as judul, id_pengajuan_asset || ' · ' || status_pengajuan as keterangan
    from pengajuan_asset where true ${contains(db, "teksCari", q)} order by urut desc limit ${BANYAK}`,
  pelepasanAsset: (db, q) => db`
    select id_pelepasan_asset as kunci, a.nama_barang as judul,
      id_pelepasan_asset || ' · ' || kode_asset || ' · ' || status_pengajuan as keterangan
    from (select * from pelepasan_asset where true ${contains(db, "teksCari", q)} order by urut desc limit ${BANYAK}) p
    join asset a using (id_asset)`,
  asset: (db, q) => db`
    select kode_asset as kunci, a.nama_barang as judul, kode_asset || ' · ' || nama_lokasi as keterangan
    from asset a join lokasi_asset using (id_lokasi)
    where true ${contains(db, "teksCari", q)} order by id_asset desc limit ${BANYAK}`,
  karyawan: (db, q) => db`
    select id_user::text as kunci, nama_lengkap as judul, no_karyawan as keterangan
    from karyawan where not dihapus ${contains(db, "teksCari", q)} order by id_user desc limit ${BANYAK}`,
};

const orderBerteks = (db: Db, q: string, { order }: Pencari): Fragment => db`
  (select id_so from so where true ${orderContains(db, q)} ${orderSaja(db, "idSo", order)} order by tgl_order desc, urut desc limit ${BANYAK})`;

/** `and` the unit went out with an order that may be found. */
const seriSaja = (db: Db, order: Milik): Fragment =>
  order === null
    ? db``
    : db`and exists (select from surat_jalan_seri n join surat_jalan j using (id_surat_jalan)
        where n.nomor = seri.nomor ${orderSaja(db, "j.idSo", order)})`;

/** `union` the orders of the customers with that telephone number. */
function orderBertelepon(db: Db, q: string, { milik, order }: Pencari): Fragment {
  const nomor = angkaDicari(q);
  if (nomor === null) return db``;
  return db`union (select id_so from so join so_pelanggan using (id_so) where id_pelanggan in (
      select id_pelanggan from pelanggan p where true ${milikSaja(db, "p", milik)} ${contains(db, "teksCari", nomor)}
    ) ${orderSaja(db, "so.idSo", order)} order by tgl_order desc, urut desc limit ${BANYAK})`;
}

/** The exact kloter first: OVN/1 before OVN/10, which contains it. Few match, so sorting is cheap. */
const kloterDulu = (db: Db, q: string): Fragment =>
  /\/\d+$/.test(q) ? db`starts_with(teks_cari, ${`${q.toLowerCase()}\n`}) desc,` : db``;

/** One statement for all kinds, in the order of `jenis`. */
export async function searchDi(db: Db, jenis: readonly JenisCari[], q: string, pencari: Pencari): Promise<Temuan[]> {
  const [first, ...rest] = jenis.map(
    (kind, at) =>
      db`(select ${kind}::text as jenis, ${at}::int as urutan, t.* from (${SUMBER[kind](db, q, pencari)}) t)`,
  );
  if (!first) return [];
  const rows = rest.reduce((all, next) => db`${all} union all ${next}`, first);
  return db<Temuan[]>`select jenis, kunci, judul, keterangan from (${rows}) semua order by urutan`;
}
