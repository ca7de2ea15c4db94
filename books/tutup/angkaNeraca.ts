import type { Db, Fragment } from "#platform/db/database.ts";
import { kolomPosisi, selainBuku } from "../neraca/posisi.ts";

/** The parts of Neraca at the end of the months `b`, as CTEs. */
export const bahanNeraca = (db: Db): Fragment => db`
  kas_akhir as materialized (
    select b.awal, r.id_rekening, r.nama_rekening, m.pos_neraca, k.saldo as nominal
    from b cross join rekening r
    join rekening_masa m on m.id_rekening = r.id_rekening and m.mulai <= b.awal and b.awal < m.sampai
    join lateral kas_pada(r.id_rekening, b.akhir) k on k.baris > 0),
  persediaan as materialized (
    select b.awal, sum(s.nilai) as nominal from b join stok_harian s on s.tanggal <= b.akhir group by 1),
  datang as materialized (
    select (r.tgl_update at time zone 'Asia/Jakarta')::date as hari, p.tgl_lunas, r.selesai * p.harga_satuan as nilai
    from po p join po_riwayat r using (id_po) where r.selesai <> 0
    union all select b.tanggal, p.tgl_lunas, b.hutang_po from tagihan_buku b join po p using (id_po)
    union all select tanggal, null, hutang from tagihan_buku),
  hutang_harian as materialized (
    select hari, sum(nilai) as nilai from (
      select hari, nilai from datang union all select greatest(tgl_lunas, hari), -nilai from datang where tgl_lunas is not null) x
    group by 1),
  hutang as materialized (
    select b.awal, sum(h.nilai) as nominal from b join hutang_harian h on h.hari <= b.akhir group by 1),
  asset_akhir as materialized (
    select b.awal, n.id_kategori_asset, sum(n.harga - n.susut) as nominal
    from b join nilai n on n.hari = b.akhir group by 1, 2),
  posisi as materialized (
    select b.awal, ${kolomPosisi(db, {
      jenis: db`s.jenis`,
      saldo: db`s.saldo`,
      tahunIni: db`s.bulan >= date_trunc('year', b.awal::timestamp)`,
    })}
    from b join dasar_neraca_masa d on d.dasar = 'Buku Besar' and d.mulai <= b.awal and b.awal < d.sampai
    join tempat s on s.bulan <= b.awal join akun l on l.id_akun = s.id_akun_laporan and ${selainBuku(db)} group by 1),
  manual as materialized (
    select b.awal, ${isianBulan(db)}
    from b join dasar_neraca_masa d on d.mulai <= b.awal and b.awal < d.sampai
    left join posisi p using (awal)
    left join lateral (
      select * from neraca_manual
      where tanggal <= b.akhir and (d.dasar <> 'Buku Besar' or id_neraca_manual > d.isian_setelah)
      order by tanggal desc, id_neraca_manual desc limit 1) n on true),
  neraca as materialized (
    select b.awal, u.kas + coalesce(p.nominal, 0) + u.asset + coalesce(n.piutang_usaha, 0) + coalesce(n.piutang_karyawan, 0)
        + coalesce(n.pembangunan, 0) + coalesce(n.asset_lain_lain, 0) + coalesce(q.aset_lainnya, 0) as aset,
      coalesce(h.nominal, 0) + coalesce(n.laba_ditahan, 0) - coalesce(n.deviden, 0) + u.laba + coalesce(q.kewajiban_lainnya, 0)
        + x.ekuitas_lainnya as ekuitas, u.laba,
      q.aset_lainnya, q.kewajiban_lainnya, x.ekuitas_lainnya
    from b left join posisi q using (awal) left join persediaan p using (awal) left join hutang h using (awal) left join manual n using (awal)
    cross join lateral (select
      (select coalesce(sum(nominal), 0) from kas_akhir k where k.awal = b.awal) as kas,
      (select coalesce(sum(nominal), 0) from asset_akhir a where a.awal = b.awal) as asset,
      (select sum(semua) from laba l
        where l.awal between date_trunc('year', b.awal::timestamp)::date and b.awal) as laba) u
    -- Neraca shows the sum of what the months say as the profit of the year; the rest is equity (areas/laporan/neraca).
    cross join lateral (select coalesce(q.ekuitas_lainnya + q.laba_tahun_berjalan - u.laba, 0) as ekuitas_lainnya) x)`;

const ISIAN = ["piutangUsaha", "piutangKaryawan", "pembangunan", "assetLainLain", "labaDitahan", "deviden"] as const;

/** What was typed; with Buku Besar where it is not what follows Buku Besar. */
const isianBulan = (db: Db): Fragment =>
  ISIAN.map(
    (nama) => db`
      case when p.awal is null or not coalesce(${nama} = any(n.mengikuti), n.id_neraca_manual is null)
        then coalesce(${db(`n.${nama}`)}, 0) else ${db(`p.${nama}`)} end as ${db(nama)}`,
  ).reduce((all, satu) => db`${all}, ${satu}`);

const LAPORAN = "Neraca";

/** Neraca, and with each account what came in and went out: Simpanan. */
export const angkaNeraca = (db: Db): Fragment => db`
  select awal, ${LAPORAN}, 'rekening ' || id_rekening, nama_rekening, nominal from kas_akhir
  union all
  select awal, ${LAPORAN}, 'pos ' || coalesce(pos_neraca, 'lainnya'), 'Kas: ' || coalesce(pos_neraca, 'Rekening Lainnya'), sum(nominal)
  from kas_akhir group by 1, 3, 4
  union all
  select awal, ${LAPORAN}, 'persediaan', 'Persediaan Stok', nominal from persediaan
  union all
  select awal, ${LAPORAN}, 'hutang', 'Hutang Usaha', nominal from hutang
  union all
  select awal, ${LAPORAN}, 'asset ' || id_kategori_asset, 'Aset Tetap: ' || k.nama_kategori, nominal
  from asset_akhir join kategori_asset k using (id_kategori_asset)
  union all
  select awal, ${LAPORAN}, r.kunci, r.nama, r.nominal
  from manual cross join lateral (values ('piutang', 'Piutang Usaha', piutang_usaha),
    ('piutang karyawan', 'Piutang Karyawan', piutang_karyawan), ('pembangunan', 'Pembangunan', pembangunan),
    ('asset lain', 'Aset Lain-lain', asset_lain_lain), ('laba ditahan', 'Laba Ditahan', laba_ditahan),
    ('deviden', 'Deviden', deviden)) r(kunci, nama, nominal)
  union all
  select awal, ${LAPORAN}, r.kunci, r.nama, r.nominal
  from neraca cross join lateral (values ('total aset', 'Total Aset', aset),
    ('total ekuitas', 'Total Kewajiban dan Ekuitas', ekuitas), ('selisih', 'Selisih', aset - ekuitas),
    ('laba tahun', 'Laba Tahun Berjalan', laba), ('aset lainnya', 'Aset Lainnya', aset_lainnya),
    ('kewajiban lainnya', 'Kewajiban Lainnya', kewajiban_lainnya), ('ekuitas lainnya', 'Modal dan Ekuitas Lainnya', ekuitas_lainnya)) r(kunci, nama, nominal)
  union all
  select k.awal, 'Simpanan', format('%s rekening %s', r.kunci, k.id_rekening), r.nama || ' ' || k.nama_rekening, r.nominal
  from (
    select b.awal, r.id_rekening, r.nama_rekening, sum(k.debit) as debit, sum(k.kredit) as kredit, count(*) as baris
    from b cross join rekening r join kas k on k.id_rekening = r.id_rekening and k.tanggal between b.awal and b.akhir
    group by 1, 2, 3) k
  cross join lateral (values ('masuk', 'Masuk', debit), ('keluar', 'Keluar', kredit), ('baris', 'Jumlah mutasi', baris))
    r(kunci, nama, nominal)`;
