import type { Db, Fragment } from "#platform/db/database.ts";
import { releases } from "../asset/lepas.ts";
import { faktaSusut } from "../jurnal/peristiwa/asset.ts";
import { AKUN_OTOMATIS, penyesuaian } from "../neraca/penyesuaian.ts";

const seluruhnya = (db: Db) => ({ awal: db`(select min(awal) from m)`, akhir: db`(select max(akhir) from m)` });

/** The computed components, each with its account. */
const otomatis = (db: Db): Fragment => db`
  select awal, ${AKUN_OTOMATIS.hpp}::text, nominal from hpp
  union all select awal, ${AKUN_OTOMATIS.susut}, nominal from susut
  union all select awal, ${AKUN_OTOMATIS.lepas}, nominal from lepas`;

/** The parts of Laba Rugi for the months `m`, as CTEs: `laba_sel`, `hpp`, `susut`, `lepas` and their sum `laba`. */
export const bahanLaba = (db: Db): Fragment => db`
  laba_sel as materialized (
    select m.awal, l.id_kebutuhan, l.id_rekening, sum(l.nominal) as nominal
    from m join laba_harian l on l.tanggal between m.awal and m.akhir group by 1, 2, 3),
  laba_komponen as materialized (
    select s.awal, n.id_komponen_laba, r.grup, sum(s.nominal) as nominal
    from laba_sel s
    join akun_masa n on n.id_kebutuhan = s.id_kebutuhan and n.mulai <= s.awal and s.awal < n.sampai
    join rekening_masa r on r.id_rekening = s.id_rekening and r.mulai <= s.awal and s.awal < r.sampai
    where n.id_komponen_laba is not null group by 1, 2, 3),
  hpp as materialized (
    select m.awal, sum(s.hpp) as nominal from m join stok_harian s on s.tanggal between m.awal and m.akhir group by 1),
  susut as materialized (
    select date_trunc('month', f.tanggal::timestamp)::date as awal, f.id_kategori_asset, -sum(f.susut) as nominal
    from (${faktaSusut(db, { dari: db`((select min(awal) from m) - 1)`, sampai: db`(select max(akhir) from m)` }, db`true`)}) f
    group by 1, 2),
  lepas as materialized (
    select date_trunc('month', l.tanggal::timestamp)::date as awal, l.id_kategori_asset, sum(l.nominal) as nominal
    from (${releases(db, seluruhnya(db))}) l group by 1, 2),
  -- Of months whose reports are made of Buku Besar.
  penyesuaian as materialized (${penyesuaian(db, seluruhnya(db), otomatis(db))}),
  laba as materialized (
    select m.awal, coalesce(k.semua, 0) + o.nominal as semua, coalesce(k.grup, 0) + o.nominal as grup, k.rjp, k.aneka
    from m cross join lateral (
      select coalesce(sum(nominal), 0) as nominal from (
        select nominal from hpp where hpp.awal = m.awal union all select nominal from susut where susut.awal = m.awal
        union all select nominal from lepas where lepas.awal = m.awal
        union all select nominal from penyesuaian where penyesuaian.awal = m.awal) x) o
    left join (
      select awal, sum(nominal) as semua, sum(nominal) filter (where grup is not null) as grup,
        sum(nominal) filter (where grup = 'RJP') as rjp, sum(nominal) filter (where grup = 'ANEKA') as aneka
      from laba_komponen group by 1) k using (awal))`;

const LAPORAN = "Laba Rugi";

/** Laba Rugi: each need on each account, which any choice of accounts is made of, its components and its results. */
export const angkaLabaRugi = (db: Db): Fragment => db`
  select s.awal, ${LAPORAN}, format('kebutuhan %s rekening %s', s.id_kebutuhan, s.id_rekening),
    n.nama_kebutuhan || ', ' || r.nama_rekening, s.nominal
  from laba_sel s join kebutuhan n using (id_kebutuhan) join rekening r using (id_rekening)
  union all
  select awal, ${LAPORAN}, 'komponen ' || id_komponen_laba, k.nama_komponen_laba, sum(nominal)
  from laba_komponen join komponen_laba k using (id_komponen_laba) group by 1, 3, 4
  union all
  select awal, ${LAPORAN}, 'hpp', 'HPP', nominal from hpp
  union all
  select awal, ${LAPORAN}, 'susut ' || id_kategori_asset, 'Penyusutan ' || k.nama_kategori, nominal
  from susut join kategori_asset k using (id_kategori_asset)
  union all
  select awal, ${LAPORAN}, 'lepas ' || id_kategori_asset, 'Pelepasan ' || k.nama_kategori, nominal
  from lepas join kategori_asset k using (id_kategori_asset)
  union all
  select awal, ${LAPORAN}, 'penyesuaian akun ' || id_akun, format('Penyesuaian Buku Besar: %s %s', a.kode, a.nama), nominal
  from penyesuaian join bagan_akun a using (id_akun)
  union all
  select awal, ${LAPORAN}, r.kunci, r.nama, r.nominal
  from laba cross join lateral (values ('laba', 'Laba Semua Rekening', semua), ('laba all', 'Laba All', grup),
    ('laba rjp', 'Laba RJP', rjp), ('laba aneka', 'Laba ANEKA', aneka)) r(kunci, nama, nominal)
  union all
  select date_trunc('month', hari::timestamp)::date, 'Dashboard', 'omzet', 'Omzet', sum(nominal) from (
    select tgl_order as hari, nominal from so_harian
    where status_so not in ('Cancel', 'Tolak') and tgl_order <= (select max(akhir) from b)
    union all select tanggal, nominal from koreksi_penjualan) o group by 1
  union all
  select bulan, 'Dashboard', 'unit ' || id_produk, 'Unit Terjual: ' || p.nama_produk, sum(unit) from (
    select bulan, id_produk, unit from terjual_bulanan
    union all
    select date_trunc('month', tanggal::timestamp)::date, id_produk, unit from koreksi_penjualan where unit <> 0) u
  join b on b.awal = u.bulan join produk p using (id_produk) group by 1, 3, 4`;
