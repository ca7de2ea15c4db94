import { po } from "#areas/pembelian/po/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { bahan } from "#areas/produksi/bahan/contract.ts";
import { perawatan } from "#areas/servis/perawatan/contract.ts";
import { sampaiMendekati } from "#company/hariIni.ts";
import { type Milik, orderSaja } from "#company/orderMilik.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { pelaksana } from "./rules.ts";
import type { Sumber } from "./sumberTugas.ts";

/** What the warehouse and the workshop have to do. */
export const GUDANG: readonly Sumber[] = [
  {
    jenis: "plTerlambat",
    milik: [pesanLangsung.getOrderanPl.permission],
    isi: ({ db, today, milik }, baca) => baca(dibuat(db, db`o.tgl_deadline < ${today}`, milik)),
  },
  {
    jenis: "plPekanIni",
    milik: [pesanLangsung.updatePl.permission],
    untuk: pelaksana,
    isi: ({ db, today, milik }, baca) =>
      baca(dibuat(db, db`o.tgl_deadline between ${today} and ${sampaiMendekati(today)}`, milik)),
  },
  {
    jenis: "siapKirim",
    milik: [suratJalan.addSuratJalan.permission],
    untuk: pelaksana,
    // Paid for at least in part, and nothing of it is in production any more (books/pesanan/status.ts).
    isi: ({ db, milik }, baca) =>
      baca(db`
      select id_so as id, id_so as kunci, nama_customer || case when customer_instansi <> '' then ', ' || customer_instansi
          else '' end as keterangan, siap as tanggal, null::bigint as nominal, row_number() over (order by siap, urut) as urut
      from so cross join lateral (${sejakSiap(db)}) sejak where status_so in ('Belum', 'Pending')
        ${orderSaja(db, "so.idSo", milik)}`),
  },
  {
    jenis: "suratBelumLengkap",
    milik: [suratJalan.updateStatusSj.permission],
    untuk: pelaksana,
    isi: ({ db, today, milik }, baca) =>
      baca(db`
      select t.id_surat_jalan as id, j.id_so as kunci, s.nama_customer || ', tanpa ' || string_agg(t.apa, ' dan ') as keterangan,
        j.tgl_surat as tanggal, null::bigint as nominal, j.tgl_surat - date '2000-01-01' as urut
      from (
        select id_surat_jalan, 'resi ' || nama_ekspedisi as apa from surat_jalan
        where status_barang = 'Kirim' and nomor_resi = '' and nama_ekspedisi <> ''
        union all
        select id_surat_jalan, 'foto' from surat_jalan f
        where status_barang in ('Kirim', 'Diambil') and tgl_surat > ${today}::date - 30
          and not exists (select from surat_jalan_bukti b where b.id_surat_jalan = f.id_surat_jalan)
      ) t join surat_jalan j using (id_surat_jalan) join so s on s.id_so = j.id_so
      where true ${orderSaja(db, "s.idSo", milik)}
      group by t.id_surat_jalan, j.id_so, s.nama_customer, j.tgl_surat`),
  },
  {
    jenis: "poTerlambat",
    milik: [po.getPo.permission],
    isi: ({ db, today }, baca) =>
      baca(db`
      select kloter as id, id_po as kunci, nama_produk || ' (' || qty - qty_selesai || ' unit)' as keterangan,
        tgl_deadline as tanggal, null::bigint as nominal, row_number() over (order by tgl_deadline, urut) as urut
      from po where status_po = 'Proses' and dibatalkan is null and tgl_deadline < ${today}`),
  },
  {
    jenis: "produkHarusPo",
    milik: [produk.getUsulanPo.permission],
    isi: ({ db }, baca) =>
      baca(db`
      select kode_produk as id, kode_produk as kunci, nama_produk || ' (stock ' || jumlah_stock || ', minimal ' || minimal_stock || ')'
        as keterangan, null::date as tanggal, null::bigint as nominal, jumlah_stock - minimal_stock as urut
      from produk where not soft_delete and must_po and jumlah_stock <= minimal_stock and not status_po`),
  },
  {
    jenis: "perawatanTempo",
    milik: [perawatan.jadwalkanPerawatan.permission],
    untuk: pelaksana,
    isi: ({ db, today, milik }, baca) =>
      baca(db`
      select m.nomor as id, m.nomor as kunci, p.nama_produk || ' untuk ' || s.nama_customer as keterangan, m.tempo as tanggal,
        null::bigint as nominal, m.hari - date '2000-01-01' as urut
      from perawatan m join produk p using (id_produk) join so s using (id_so)
      where m.id_keluhan is null and m.hari <= ${sampaiMendekati(today)} ${orderSaja(db, "m.idSo", milik)}`),
  },
  {
    jenis: "bahanKurang",
    milik: [bahan.getBahan.permission],
    isi: ({ db }, baca) =>
      baca(db`
      select id_produk::text as id, id_produk::text as kunci, nama_produk || ' (stock ' || ${dalamSatuan(db, "jumlah_stock")}
        || ', minimal ' || ${dalamSatuan(db, "minimal_stock")} || ')' as keterangan, null::date as tanggal, null::bigint as nominal,
        jumlah_stock - minimal_stock as urut
      from produk
      where kategori_produk = 'bahan' and not soft_delete and minimal_stock > 0 and jumlah_stock <= minimal_stock and not status_po`),
  },
];

/** A quantity of a material in its unit, as people write it: "12,5 kg". */
const dalamSatuan = (db: Db, kolom: string): Fragment => db`
  replace(trim_scale(${db(kolom)}::numeric / 1000)::text, '.', ',') || ' ' || satuan`;

/** Since when an order can be sent: paid for the first time, its last machine made, goods in place of returned ones promised. */
const sejakSiap = (db: Db): Fragment => db`
  select greatest(
    (select min(i.tgl_approve) from invoice i where i.id_so = so.id_so and i.dihapus is null),
    (select max(o.tgl_selesai) from orderan o where o.id_so = so.id_so and o.dibatalkan is null),
    (select max(r.tgl_putus) from retur r where r.id_so = so.id_so and r.keputusan = 'ganti')) as siap`;

/** Unfinished lines made to order. */
const dibuat = (db: Db, kapan: Fragment, milik: Milik): Fragment => db`
  select o.id_so as id, o.id_so as kunci, o.qty - o.qty_selesai || ' unit ' || o.nama_produk || ' untuk ' || s.nama_customer
    as keterangan, o.tgl_deadline as tanggal, null::bigint as nominal,
    row_number() over (order by o.tgl_deadline, o.id_orderan) as urut
  from orderan o join so s using (id_so)
  where o.sumber_produk = 'PL' and o.status_produk = 'Progress' and o.dibatalkan is null and ${kapan}
    ${orderSaja(db, "o.idSo", milik)}`;
