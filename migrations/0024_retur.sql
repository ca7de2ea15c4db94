-- Retur: goods that left come back, with reason, pictures and condition. Good units return to the warehouse, damaged ones
-- to a stock of their own; a person decides whether they are replaced, paid back or neither.

alter table stok drop constraint stok_jenis_check, add constraint stok_jenis_check check
  (jenis in ('awal', 'tambah', 'po', 'produksi', 'kirim', 'batal-kirim', 'koreksi', 'retur', 'perbaikan'));

drop index stok_keluar;
create index stok_keluar on stok (tanggal, id_stok) include (qty, harga_beli)
  where jenis in ('kirim', 'batal-kirim', 'retur');

-- What a good unit cost comes off the cost of goods again.
create or replace function stok_harian_baru() returns trigger language plpgsql as $$
begin
  insert into stok_harian
  select b.tanggal, sum(b.saldo * b.harga_beli - coalesce(s.saldo * s.harga_beli, 0)),
    coalesce(sum(b.qty * b.harga_beli) filter (where b.jenis in ('kirim', 'batal-kirim', 'retur')), 0),
    count(*) filter (where b.jenis in ('kirim', 'batal-kirim', 'retur'))
  from baru b left join stok s on s.id_produk = b.id_produk and s.urut = b.urut - 1
  group by 1;
  return null;
end $$;

-- The book of damaged goods. A row changes their number or their value: `retur` brings units without a value, `nilai` is
-- what they are decided to be worth, `perbaikan` and `buang` take units and their share of the value out again.
alter table produk
  add column jumlah_rusak integer not null default 0 check (jumlah_rusak >= 0),
  add column nilai_rusak  bigint not null default 0 check (nilai_rusak >= 0),
  add constraint produk_rusak_bernilai check (jumlah_rusak > 0 or nilai_rusak = 0);
create table stok_rusak (
  id_stok_rusak bigint generated always as identity primary key,
  id_produk     integer not null references produk,
  tanggal       date not null,
  waktu         timestamptz not null,
  jenis         text not null check (jenis in ('retur', 'nilai', 'perbaikan', 'buang')),
  qty           integer not null,
  nilai         bigint not null,
  saldo         integer not null check (saldo >= 0),
  sumber        text not null default '',
  keterangan    text not null default '',
  id_user       integer not null,
  nama_user     text not null,
  check (case jenis when 'retur' then qty > 0 and nilai = 0 when 'nilai' then qty = 0 and nilai > 0
    else qty < 0 and nilai <= 0 end)
);
create index stok_rusak_produk on stok_rusak (id_produk, id_stok_rusak desc);
create index stok_rusak_tanggal on stok_rusak (tanggal, id_stok_rusak) include (nilai);
create function stok_rusak_sambung() returns trigger language plpgsql as $$
begin
  update produk set jumlah_rusak = jumlah_rusak + new.qty, nilai_rusak = nilai_rusak + new.nilai
  where id_produk = new.id_produk returning jumlah_rusak into strict new.saldo;
  return new;
end $$;
create trigger stok_rusak_sambung before insert on stok_rusak for each row execute function stok_rusak_sambung();
create trigger stok_rusak_tetap before update or delete on stok_rusak for each row execute function tolak_perubahan();
create trigger stok_rusak_utuh before truncate on stok_rusak for each statement execute function tolak_perubahan();
create function produk_rusak_dari_buku() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception 'jumlah_rusak hanya berubah lewat buku barang rusak' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger produk_rusak_dari_buku before update of jumlah_rusak, nilai_rusak on produk
  for each row execute function produk_rusak_dari_buku();
-- Damaged goods are part of the stock's value; what they are decided to be worth comes off the cost of goods.
create function stok_harian_rusak() returns trigger language plpgsql as $$
begin
  insert into stok_harian
  select tanggal, sum(nilai), coalesce(sum(nilai) filter (where jenis = 'nilai'), 0), count(*) filter (where jenis = 'nilai')
  from baru where nilai <> 0 group by 1;
  return null;
end $$;
create trigger stok_harian_rusak after insert on stok_rusak referencing new table as baru
  for each statement execute function stok_harian_rusak();

create table retur (
  id_retur       text primary key,
  urut           bigint generated always as identity unique,
  id_surat_jalan text not null references surat_jalan,
  id_so          text not null references so,
  alasan         text not null check (alasan <> ''),
  tgl_retur      date not null,
  dibuat         timestamptz not null,
  id_user        integer not null references karyawan,
  keputusan      text check (keputusan in ('ganti', 'dana', 'tanpa')),
  tgl_putus      date,
  waktu_putus    timestamptz,
  id_user_putus  integer references karyawan,
  catatan        text not null default '',
  -- What is paid back, and the request for it.
  nominal        bigint check (nominal between 1 and 999999999999999),
  id_pengajuan   text references pengajuan,
  -- Its code with those of the note and order, and the customer.
  teks_cari      text not null,
  constraint retur_putusan check
    ((keputusan is null) = (tgl_putus is null) and (tgl_putus is null) = (waktu_putus is null)
      and (waktu_putus is null) = (id_user_putus is null)),
  constraint retur_dana check ((keputusan is not distinct from 'dana') = (nominal is not null)
    and (nominal is null) = (id_pengajuan is null))
);
create index retur_tanggal on retur (tgl_retur desc, urut desc) include (id_retur, teks_cari, keputusan);
create index retur_cari on retur using gin (teks_cari gin_trgm_ops);
create index retur_surat on retur (id_surat_jalan);
create index retur_order on retur (id_so);
create index retur_menunggu on retur (urut) where keputusan is null;
create index retur_pengajuan on retur (id_pengajuan);
create trigger retur_hitung after insert on retur referencing new table as baru for each statement
  execute function hitung('retur', 'hari_ke(tgl_retur)', 'true');
create trigger retur_hitung_ubah after update on retur
  referencing old table as lama new table as baru for each statement
  execute function hitung('retur', 'hari_ke(tgl_retur)', 'true');

do $$ begin
  execute format('create or replace view isi_daftar as %s union all select ''retur'', hari_ke(tgl_retur) from retur',
    rtrim(pg_get_viewdef('isi_daftar'::regclass), ';'));
end $$;

-- A retur stays as it was written down, and is decided once.
create function retur_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.keputusan is not null
     or (new.id_surat_jalan, new.id_so, new.alasan, new.tgl_retur, new.id_user)
       is distinct from (old.id_surat_jalan, old.id_so, old.alasan, old.tgl_retur, old.id_user) then
    raise exception 'retur % tetap seperti ditulis dan diputuskan sekali', old.id_retur using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger retur_dijaga before update or delete on retur for each row execute function retur_dijaga();

-- Goods come back, and are decided about, in open months only.
create trigger stok_rusak_tertutup before insert on stok_rusak for each row execute function bulan_dijaga('tanggal');
create function retur_tertutup() returns trigger language plpgsql as $$
begin
  perform tertutup(case tg_op when 'INSERT' then new.tgl_retur else new.tgl_putus end);
  return new;
end $$;
create trigger retur_tertutup before insert on retur for each row execute function retur_tertutup();
create trigger retur_tertutup_putus before update of tgl_putus on retur for each row execute function retur_tertutup();

alter table surat_jalan_baris add column qty_retur integer not null default 0,
  add constraint surat_jalan_baris_retur check (qty_retur between 0 and qty);
create table retur_baris (
  id_retur       text not null references retur,
  id_surat_jalan text not null,
  id_orderan     bigint not null,
  qty_baik       integer not null default 0 check (qty_baik >= 0),
  qty_rusak      integer not null default 0 check (qty_rusak >= 0),
  primary key (id_retur, id_orderan),
  foreign key (id_surat_jalan, id_orderan) references surat_jalan_baris,
  check (qty_baik + qty_rusak >= 1)
);
create index retur_baris_surat on retur_baris (id_surat_jalan, id_orderan);
create trigger retur_baris_tetap before update or delete on retur_baris for each row execute function tolak_perubahan();
create function retur_baris_dihitung() returns trigger language plpgsql as $$
begin
  if exists (select from baru b join surat_jalan j using (id_surat_jalan) where j.status_barang not in ('Kirim', 'Diambil')) then
    raise exception 'barang surat jalan belum keluar' using errcode = 'check_violation', constraint = 'retur_belum_keluar';
  end if;
  update surat_jalan_baris s set qty_retur = s.qty_retur + b.qty
  from (select id_surat_jalan, id_orderan, sum(qty_baik + qty_rusak) as qty from baru group by 1, 2) b
  where (s.id_surat_jalan, s.id_orderan) = (b.id_surat_jalan, b.id_orderan);
  return null;
end $$;
create trigger retur_baris_dihitung after insert on retur_baris referencing new table as baru
  for each statement execute function retur_baris_dihitung();

-- What came back by a retur does not come back a second time with its note.
create function surat_jalan_diretur() returns trigger language plpgsql as $$
begin
  if exists (select from surat_jalan_baris b where b.id_surat_jalan = new.id_surat_jalan and b.qty_retur > 0) then
    raise exception 'barang surat jalan % sudah diretur', new.id_surat_jalan using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger surat_jalan_diretur before update of status_barang on surat_jalan for each row
  when (old.status_barang in ('Kirim', 'Diambil') and new.status_barang not in ('Kirim', 'Diambil'))
  execute function surat_jalan_diretur();

-- The retur by which a numbered unit came back; a good one (kembali) may leave again.
alter table surat_jalan_seri add column id_retur text references retur;
create index surat_jalan_seri_retur on surat_jalan_seri (id_retur);

create table retur_bukti (
  id_retur  text not null references retur,
  urutan    smallint not null,
  id_berkas uuid not null references berkas,
  primary key (id_retur, urutan)
);
create index retur_bukti_berkas on retur_bukti (id_berkas);

-- Units that are delivered once more, in the place of those that came back.
alter table orderan add column qty_ganti integer not null default 0 check (qty_ganti >= 0),
  drop constraint orderan_ditahan, drop constraint orderan_bersurat, drop constraint orderan_tersisa,
  add constraint orderan_ditahan check (ditahan >= 0),
  add constraint orderan_bersurat check (qty_bersurat between 0 and qty_selesai + qty_ganti),
  add constraint orderan_tersisa check (ditahan + qty_terkirim <= qty_selesai + qty_ganti);

insert into akun (kode, nama, jenis, golongan, bawaan)
select (select '4-' || n from generate_series(1006, 9999) n where not exists (select from akun where kode = '4-' || n) limit 1),
  case when exists (select from akun where lower(nama) = 'retur penjualan') then 'Retur Penjualan (otomatis)'
    else 'Retur Penjualan' end, 'Pendapatan', 'Penjualan', 'retur-penjualan';
