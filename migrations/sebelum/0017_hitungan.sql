-- One way to count every long list, whether its rows are told apart by days or by running numbers: how many rows each of
-- its buckets has, so that no list is ever counted or skipped through (platform/list/countedPage.ts). A bucket is a day,
-- as the number of days since 2000-01-01, or 1024 running numbers. Each statement adds its differences as rows of their
-- own: nobody waits for anybody to count. A bucket that has as many rows as before gets its row too where one of them
-- changed: what a search counted in it is no longer true. Once an hour lipat_hitungan() makes one row of those of a bucket.

create table hitungan (
  daftar    text not null,
  ember     integer not null,
  jumlah    bigint not null,
  -- Which transaction said so: what was counted of a bucket before it is no longer true (platform/list/matches.ts).
  transaksi xid8 not null default pg_current_xact_id()
);
create index hitungan_kunci on hitungan (daftar, ember) include (jumlah, transaksi);

-- Arguments in threes: the list, the bucket as an expression of the row, the condition of the list's rows. As a
-- statement's trigger with the transition tables baru (insert, update) and lama (update, delete); as a row's trigger
-- where few changes of a row concern the list, which its WHEN then says.
create function hitung() returns trigger language plpgsql as $$
declare
  baru_ text := case when tg_level = 'ROW' then '(select ($2).*) as baru' else 'baru' end;
  lama_ text := case when tg_level = 'ROW' then '(select ($1).*) as lama' else 'lama' end;
  ubah  text[];
begin
  for i in 0 .. tg_nargs / 3 - 1 loop
    ubah := '{}';
    if tg_op <> 'DELETE' then
      ubah := ubah || format('select %s as ember, 1 as n from %s where %s', tg_argv[3 * i + 1], baru_, tg_argv[3 * i + 2]);
    end if;
    if tg_op <> 'INSERT' then
      ubah := ubah || format('select %s as ember, -1 as n from %s where %s', tg_argv[3 * i + 1], lama_, tg_argv[3 * i + 2]);
    end if;
    execute format('insert into hitungan (daftar, ember, jumlah) select %L, ember, sum(n) from (%s) u group by ember',
      tg_argv[3 * i], array_to_string(ubah, ' union all ')) using old, new;
  end loop;
  return null;
end $$;

create function hari_ke(tanggal date) returns integer language sql immutable parallel safe
  return tanggal - date '2000-01-01';

-- A row that another transaction took meanwhile is counted there, so two of these at once do no harm.
create or replace function lipat_hitungan() returns void language sql begin atomic
  with banyak as (select daftar, ember from hitungan group by 1, 2 having count(*) > 1),
  lama as (delete from hitungan h using banyak b where (h.daftar, h.ember) = (b.daftar, b.ember) returning h.*)
  insert into hitungan (daftar, ember, jumlah) select daftar, ember, sum(jumlah) from lama group by 1, 2;
end;

-- Orders, and those of them that can have a delivery note.
drop trigger so_hitung_baru on so;
drop trigger so_hitung_ubah on so;
drop function so_hitung_baru();
drop function so_hitung_ubah();
create trigger so_hitung after insert on so referencing new table as baru for each statement execute function hitung(
  'so', 'hari_ke(tgl_order)', 'true',
  'surat-jalan', 'hari_ke(tgl_order)', $$status_pembayaran in ('Proses', 'Lunas')$$);
create trigger so_hitung_dibayar after update on so for each row
  when ((old.status_pembayaran in ('Proses', 'Lunas')) <> (new.status_pembayaran in ('Proses', 'Lunas')))
  execute function hitung('surat-jalan', 'hari_ke(tgl_order)', $$status_pembayaran in ('Proses', 'Lunas')$$);
create trigger so_hitung_teks after update on so for each row
  when ((old.teks_cari, old.tgl_order) is distinct from (new.teks_cari, new.tgl_order))
  execute function hitung('so', 'hari_ke(tgl_order)', 'true',
    'surat-jalan', 'hari_ke(tgl_order)', $$status_pembayaran in ('Proses', 'Lunas')$$);

-- Direct orders: all of them, and by state of production. A line keeps its order's day and words; should they ever
-- change, it is told.
drop trigger orderan_hitung_baru on orderan;
drop trigger orderan_hitung_ubah on orderan;
drop function orderan_hitung_baru();
drop function orderan_hitung_ubah();
create trigger orderan_hitung after insert on orderan referencing new table as baru for each statement execute function hitung(
  'pl', 'hari_ke(tgl_order)', $$sumber_produk = 'PL' and dibatalkan is null$$,
  'pl-Progress', 'hari_ke(tgl_order)', $$sumber_produk = 'PL' and dibatalkan is null and status_produk = 'Progress'$$,
  'pl-Selesai', 'hari_ke(tgl_order)', $$sumber_produk = 'PL' and dibatalkan is null and status_produk = 'Selesai'$$);
create trigger orderan_hitung_ubah after update on orderan for each row
  when (new.sumber_produk = 'PL' and (old.status_produk, old.dibatalkan, old.teks_cari, old.tgl_order)
    is distinct from (new.status_produk, new.dibatalkan, new.teks_cari, new.tgl_order))
  execute function hitung(
    'pl', 'hari_ke(tgl_order)', 'dibatalkan is null',
    'pl-Progress', 'hari_ke(tgl_order)', $$dibatalkan is null and status_produk = 'Progress'$$,
    'pl-Selesai', 'hari_ke(tgl_order)', $$dibatalkan is null and status_produk = 'Selesai'$$);
create function so_teks_ke_orderan() returns trigger language plpgsql as $$
begin
  update orderan set tgl_order = new.tgl_order, teks_cari = case sumber_produk when 'PL' then
    new.teks_cari || lower(E'\n' || nama_produk || E'\n' || kode_produk) end
  where id_so = new.id_so;
  return null;
end $$;
create trigger so_teks_ke_orderan after update on so for each row
  when ((old.teks_cari, old.tgl_order) is distinct from (new.teks_cari, new.tgl_order))
  execute function so_teks_ke_orderan();

-- Requests: whatever is updated about one may be what its list is filtered by.
drop trigger pengajuan_hitung on pengajuan;
drop trigger pengajuan_hitung_ubah on pengajuan;
create trigger pengajuan_hitung after insert on pengajuan referencing new table as baru for each statement
  execute function hitung('pengajuan', 'hari_ke(tgl_pengajuan)', 'true');
create trigger pengajuan_hitung_ubah after update on pengajuan referencing old table as lama new table as baru
  for each statement execute function hitung('pengajuan', 'hari_ke(tgl_pengajuan)', 'true');
drop trigger pengajuan_asset_hitung on pengajuan_asset;
drop trigger pengajuan_asset_hitung_ubah on pengajuan_asset;
create trigger pengajuan_asset_hitung after insert on pengajuan_asset referencing new table as baru for each statement
  execute function hitung('pengajuan-asset', 'hari_ke(tgl_pengajuan)', 'true');
create trigger pengajuan_asset_hitung_ubah after update on pengajuan_asset
  referencing old table as lama new table as baru for each statement
  execute function hitung('pengajuan-asset', 'hari_ke(tgl_pengajuan)', 'true');

-- The security trail.
drop trigger jejak_hitung on jejak_keamanan;
drop trigger jejak_hitung_hapus on jejak_keamanan;
create trigger jejak_hitung after insert on jejak_keamanan referencing new table as baru for each statement
  execute function hitung('jejak-keamanan', 'hari_ke(tanggal)', 'true');
create trigger jejak_hitung_hapus after delete on jejak_keamanan referencing old table as lama for each statement
  execute function hitung('jejak-keamanan', 'hari_ke(tanggal)', 'true');

-- Machines: all of them, and each category. Their names may be changed.
drop trigger produk_dihitung on produk;
drop trigger produk_pindah_kategori on produk;
drop function produk_dihitung();
drop function produk_pindah_kategori();
drop table produk_banyak;
create trigger produk_hitung after insert on produk referencing new table as baru for each statement execute function hitung(
  'produk', 'id_produk >> 10', 'true',
  'produk-utama', 'id_produk >> 10', $$kategori_produk = 'utama'$$,
  'produk-upgrade', 'id_produk >> 10', $$kategori_produk = 'upgrade'$$);
create trigger produk_hitung_ubah after update on produk for each row
  when ((old.kategori_produk, old.teks_cari) is distinct from (new.kategori_produk, new.teks_cari))
  execute function hitung(
    'produk', 'id_produk >> 10', 'true',
    'produk-utama', 'id_produk >> 10', $$kategori_produk = 'utama'$$,
    'produk-upgrade', 'id_produk >> 10', $$kategori_produk = 'upgrade'$$);

-- Purchase orders by their state; a cancelled one is in neither list.
drop trigger po_dihitung on po;
drop trigger po_berpindah on po;
drop function po_dihitung();
drop function po_berpindah();
drop table po_banyak;
drop table po_mesin;
create trigger po_hitung after insert on po referencing new table as baru for each statement execute function hitung(
  'po-Proses', '(urut >> 10)::integer', $$status_po = 'Proses' and dibatalkan is null$$,
  'po-Selesai', '(urut >> 10)::integer', $$status_po = 'Selesai' and dibatalkan is null$$);
create trigger po_hitung_ubah after update on po for each row
  when ((old.status_po, old.dibatalkan, old.teks_cari) is distinct from (new.status_po, new.dibatalkan, new.teks_cari))
  execute function hitung(
    'po-Proses', '(urut >> 10)::integer', $$status_po = 'Proses' and dibatalkan is null$$,
    'po-Selesai', '(urut >> 10)::integer', $$status_po = 'Selesai' and dibatalkan is null$$);

-- Assets.
drop trigger asset_dihitung on asset;
drop function asset_dihitung();
drop table asset_banyak;
create trigger asset_hitung after insert on asset referencing new table as baru for each statement
  execute function hitung('asset', 'id_asset >> 10', 'true');
create trigger asset_hitung_teks after update on asset for each row
  when (old.teks_cari is distinct from new.teks_cari) execute function hitung('asset', 'id_asset >> 10', 'true');

-- What the counters of every list should say, row by row: they are filled by it and checked by it.
create view isi_daftar as
select 'so' as daftar, hari_ke(tgl_order) as ember from so
union all
select 'surat-jalan', hari_ke(tgl_order) from so where status_pembayaran in ('Proses', 'Lunas')
union all
select d.daftar, hari_ke(tgl_order) from orderan cross join lateral (values ('pl'), ('pl-' || status_produk)) d(daftar)
where sumber_produk = 'PL' and dibatalkan is null
union all
select 'pengajuan', hari_ke(tgl_pengajuan) from pengajuan
union all
select 'pengajuan-asset', hari_ke(tgl_pengajuan) from pengajuan_asset
union all
select 'jejak-keamanan', hari_ke(tanggal) from jejak_keamanan
union all
select d.daftar, id_produk >> 10
from produk cross join lateral (values ('produk'), ('produk-' || kategori_produk)) d(daftar)
union all
select 'po-' || status_po, (urut >> 10)::integer from po where dibatalkan is null
union all
select 'asset', id_asset >> 10 from asset;

drop table hitungan_harian;
drop function hitung_harian();
insert into hitungan (daftar, ember, jumlah) select daftar, ember, count(*) from isi_daftar group by 1, 2;
