-- Tagihan pemasok: what a supplier bills for units that arrived, and costs that come on top of them (biaya masuk). From then
-- on the bill is owed and not its purchase orders. It is paid in one or several payments, and with what was paid before
-- anything arrived (uang muka pembelian).
create table tagihan (
  id_tagihan    text primary key,
  urut          bigint generated always as identity unique,
  id_pemasok    integer not null references pemasok,
  nama_pemasok  text not null check (nama_pemasok <> ''),
  -- The supplier's own number.
  nomor         text not null check (length(nomor) between 1 and 60),
  tgl_tagihan   date not null,
  jatuh_tempo   date not null check (jatuh_tempo >= tgl_tagihan),
  keterangan    text not null default '' check (length(keterangan) <= 1000),
  total         bigint not null check (total between 1 and 999999999999999),
  -- Kept by its book (tagihan_buku), never written by hand.
  sisa          bigint not null default 0 check (sisa between 0 and total),
  tgl_buku      date not null,
  dibuat        timestamptz not null,
  id_user       integer not null references karyawan,
  dibatalkan    timestamptz,
  id_user_batal integer references karyawan,
  alasan_batal  text not null default '' check (length(alasan_batal) <= 500),
  teks_cari     text generated always as (lower(id_tagihan || E'\n' || nomor || E'\n' || nama_pemasok)) stored,
  check ((dibatalkan is null) = (id_user_batal is null) and (dibatalkan is null) = (alasan_batal = '')),
  constraint tagihan_batal_lunas check (dibatalkan is null or sisa = 0)
);
-- The same bill is not entered twice.
create unique index tagihan_nomor on tagihan (id_pemasok, lower(nomor)) where dibatalkan is null;
create index tagihan_tanggal on tagihan (tgl_tagihan desc, urut desc);
create index tagihan_terbuka on tagihan (tgl_tagihan desc, urut desc) include (id_tagihan, jatuh_tempo) where sisa > 0;
create index tagihan_lunas on tagihan (tgl_tagihan desc, urut desc) where sisa = 0 and dibatalkan is null;
create index tagihan_pemasok on tagihan (id_pemasok, urut desc);
create index tagihan_cari on tagihan using gin (teks_cari gin_trgm_ops);

-- The lines as billed: units of a purchase order with their price, or a cost with what it is spread by.
create table tagihan_baris (
  id_tagihan text not null references tagihan,
  urutan     smallint not null,
  jenis      text not null check (jenis in ('barang', 'biaya')),
  id_po      text references po,
  unit       integer check (unit between 1 and 1000000),
  harga      bigint check (harga between 0 and 999999999999999),
  -- The price of the purchase order then.
  harga_po   bigint,
  keterangan text not null default '' check (length(keterangan) <= 200),
  dasar      text check (dasar in ('nilai', 'jumlah')),
  nominal    bigint not null check (nominal between 0 and 999999999999999),
  primary key (id_tagihan, urutan),
  check (case jenis when 'barang' then id_po is not null and nominal = unit * harga and harga_po is not null and dasar is null
    else id_po is null and unit is null and dasar is not null and keterangan <> '' and nominal > 0 end)
);
create index tagihan_baris_po on tagihan_baris (id_po) where id_po is not null;
create trigger tagihan_baris_tetap before update or delete on tagihan_baris for each row execute function tolak_perubahan();

-- What each purchase order takes of a cost.
create table tagihan_sebaran (
  id_tagihan text not null,
  urutan     smallint not null,
  id_po      text not null references po,
  unit       integer not null check (unit >= 1),
  nominal    bigint not null check (nominal >= 0),
  primary key (id_tagihan, urutan, id_po),
  foreign key (id_tagihan, urutan) references tagihan_baris
);
create index tagihan_sebaran_po on tagihan_sebaran (id_po);
create trigger tagihan_sebaran_tetap before update or delete on tagihan_sebaran for each row execute function tolak_perubahan();

create table tagihan_bukti (
  id_tagihan text not null references tagihan,
  urutan     smallint not null,
  id_berkas  uuid not null references berkas,
  primary key (id_tagihan, urutan)
);
create index tagihan_bukti_berkas on tagihan_bukti (id_berkas);

-- What was paid to a supplier before there was a bill.
create table uang_muka_beli (
  id_uang_muka text primary key,
  urut         bigint generated always as identity unique,
  id_pemasok   integer not null references pemasok,
  nama_pemasok text not null check (nama_pemasok <> ''),
  id_po        text references po,
  nominal      bigint not null check (nominal between 1 and 999999999999999),
  -- What no bill has used and the supplier has not paid back.
  sisa         bigint not null check (sisa between 0 and nominal),
  keterangan   text not null default '' check (length(keterangan) <= 1000),
  tanggal      date not null,
  dibuat       timestamptz not null,
  id_user      integer not null references karyawan,
  teks_cari    text generated always as (lower(id_uang_muka || E'\n' || nama_pemasok || E'\n' || keterangan)) stored
);
create index uang_muka_beli_urut on uang_muka_beli (urut desc);
create index uang_muka_beli_terbuka on uang_muka_beli (id_pemasok, urut) where sisa > 0;
create index uang_muka_beli_po on uang_muka_beli (id_po) where id_po is not null;
create index uang_muka_beli_cari on uang_muka_beli using gin (teks_cari gin_trgm_ops);

alter table pengajuan add column id_tagihan text references tagihan, add column id_uang_muka text references uang_muka_beli,
  -- The payment of a bill that this one takes back.
  add column membatalkan text references pengajuan;
create unique index pengajuan_membatalkan on pengajuan (membatalkan) where membatalkan is not null;
create index pengajuan_tagihan on pengajuan (id_tagihan) where id_tagihan is not null;
create index pengajuan_uang_muka on pengajuan (id_uang_muka) where id_uang_muka is not null;

-- The book of bills. Billing takes units and their price off what their purchase order is owed for (hutang_po) and puts what
-- is billed on the bill (hutang); payments and uang muka lower it, cancelling takes everything back.
create table tagihan_buku (
  id_tagihan_buku bigint generated always as identity primary key,
  id_tagihan   text not null references tagihan,
  tanggal      date not null,
  waktu        timestamptz not null,
  jenis        text not null check (jenis in ('tagih', 'batal', 'bayar', 'uang-muka')),
  id_po        text references po,
  unit         integer not null default 0,
  hutang_po    bigint not null default 0,
  hutang       bigint not null,
  id_pengajuan text references pengajuan,
  id_uang_muka text references uang_muka_beli,
  id_user      integer not null references karyawan,
  check ((jenis = 'bayar') = (id_pengajuan is not null) and (jenis = 'uang-muka') = (id_uang_muka is not null)),
  check (case when jenis in ('tagih', 'batal') then true else id_po is null and unit = 0 and hutang_po = 0 end)
);
create index tagihan_buku_tagihan on tagihan_buku (id_tagihan, id_tagihan_buku);
create index tagihan_buku_po on tagihan_buku (id_po, tanggal) include (unit, hutang_po) where id_po is not null;
create index tagihan_buku_tanggal on tagihan_buku (tanggal) include (id_tagihan);
create index tagihan_buku_uang_muka on tagihan_buku (id_uang_muka) where id_uang_muka is not null;

-- Units that are billed: they cannot be taken back, and their purchase order is not paid by itself any more.
alter table po add column qty_ditagih integer not null default 0,
  add constraint po_ditagih check (qty_ditagih between 0 and qty_selesai);

create function tagihan_buku_baru() returns trigger language plpgsql as $$
begin
  update tagihan set sisa = sisa + new.hutang where id_tagihan = new.id_tagihan;
  if new.unit <> 0 then
    update po set qty_ditagih = qty_ditagih + new.unit where id_po = new.id_po;
  end if;
  if new.id_uang_muka is not null then
    update uang_muka_beli set sisa = sisa + new.hutang where id_uang_muka = new.id_uang_muka;
  end if;
  return null;
end $$;
create trigger tagihan_buku_baru after insert on tagihan_buku for each row execute function tagihan_buku_baru();
create trigger tagihan_buku_tetap before update or delete on tagihan_buku for each row execute function tolak_perubahan();
create trigger tagihan_buku_utuh before truncate on tagihan_buku for each statement execute function tolak_perubahan();
create trigger tagihan_buku_tertutup before insert on tagihan_buku for each row execute function bulan_dijaga('tanggal');

-- Purchase orders of which something came, the newest first: those that a cost may be spread over.
create index po_datang on po (urut desc) where dibatalkan is null and qty_selesai > 0;

-- A purchase order with a bill is paid by its bill, also by a version that does not know bills.
create function po_ditagih_dijaga() returns trigger language plpgsql as $$
begin
  if exists (select from po where id_po = new.id_po and qty_ditagih > 0) then
    raise exception 'PO % sudah ditagih, bayar tagihannya', new.id_po using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger pengajuan_po_ditagih before insert on pengajuan for each row
  when (new.id_po is not null) execute function po_ditagih_dijaga();

-- A row of stok may move value alone (jenis biaya): what is still here takes its share, and the rest of it (selisih) belongs
-- to the cost of goods which have left. `unit` is how many units it is about.
alter table stok drop constraint stok_jenis_check, drop constraint stok_check,
  add column unit integer, add column selisih bigint not null default 0,
  add constraint stok_jenis_check check (jenis in
    ('awal', 'tambah', 'po', 'produksi', 'kirim', 'batal-kirim', 'koreksi', 'retur', 'perbaikan', 'biaya')),
  add constraint stok_check check (case when jenis = 'kirim' then qty < 0 when jenis = 'koreksi' then true
    when jenis in ('po', 'produksi') then qty <> 0 when jenis = 'biaya' then qty = 0 else qty > 0 end),
  add constraint stok_biaya check (case jenis when 'biaya' then unit >= 1 and num_nulls(nilai) = 0
    else unit is null and selisih = 0 end);
create index stok_biaya on stok (tanggal, id_stok) include (selisih) where jenis = 'biaya' and selisih <> 0;

create or replace function stok_sambung() returns trigger language plpgsql as $$
declare
  hari_terakhir date;
  saldo_lama integer;
  harga_lama bigint;
  nilai_lama bigint;
  dasar bigint;
  seluruhnya bigint;
begin
  update produk set jumlah_stock = jumlah_stock + new.qty, buku_urut = buku_urut + 1
  where id_produk = new.id_produk
  returning buku_urut, jumlah_stock, harga_beli into strict new.urut, new.saldo, new.harga_beli;
  -- Days in a book only run forward, also where an action that began just before midnight ends after another: the
  -- stock of a day is the one of the day's last row.
  select tanggal, saldo, harga_beli, coalesce(nilai_saldo, saldo * harga_beli),
    case when nilai is null then saldo * harga_beli else nilai_saldo end
  into hari_terakhir, saldo_lama, harga_lama, nilai_lama, dasar
  from stok where id_produk = new.id_produk and urut = new.urut - 1;
  new.tanggal := greatest(new.tanggal, hari_terakhir);
  if new.nilai is null then
    -- A version from before books the typed price, and a change of it for all units that were there.
    new.nilai_saldo := coalesce(nilai_lama + saldo_lama * (new.harga_beli - harga_lama), 0) + new.qty * new.harga_beli;
    return new;
  end if;
  saldo_lama := coalesce(saldo_lama, 0);
  dasar := coalesce(dasar, 0);
  seluruhnya := new.nilai;
  new.nilai := case
    when new.jenis = 'biaya' and saldo_lama = 0 then 0
    when new.jenis = 'biaya' then greatest(round(seluruhnya::numeric * least(saldo_lama, new.unit) / new.unit), -dasar)
    when new.jenis = 'awal' then new.qty * new.harga_beli
    when new.saldo = 0 then -dasar
    when new.jenis in ('kirim', 'koreksi', 'tambah', 'perbaikan') and (new.qty < 0 or dasar > 0)
      then round(dasar::numeric * new.qty / saldo_lama)
    when new.jenis in ('koreksi', 'tambah', 'perbaikan') then new.qty * new.harga_beli
    else greatest(new.nilai, -dasar) end;
  if new.jenis = 'biaya' then new.selisih := seluruhnya - new.nilai; end if;
  new.nilai_saldo := dasar + new.nilai;
  return new;
end $$;

create or replace function stok_harian_baru() returns trigger language plpgsql as $$
begin
  insert into stok_harian
  select b.tanggal, sum(b.nilai_saldo - coalesce(s.nilai_saldo, s.saldo * s.harga_beli, 0)),
    coalesce(sum(coalesce(b.nilai, b.qty * b.harga_beli)) filter (where b.jenis in ('kirim', 'batal-kirim', 'retur')), 0)
      - sum(b.selisih),
    count(*) filter (where b.jenis in ('kirim', 'batal-kirim', 'retur') or b.selisih <> 0)
  from baru b left join stok s on s.id_produk = b.id_produk and s.urut = b.urut - 1
  group by 1;
  return null;
end $$;

-- The account of what was paid before there was a bill. A company may have given its code to an account of its own.
insert into akun (kode, nama, jenis, golongan, bawaan)
select coalesce((select k from (values (b.kode), (b.awalan || '901'), (b.awalan || '902'), (b.awalan || '903')) c(k)
    where not exists (select from akun a where a.kode = k) limit 1), b.awalan || '999999'),
  case when exists (select from akun a where lower(a.nama) = lower(b.nama)) then b.nama || ' (program)' else b.nama end,
  b.jenis, b.golongan, b.bawaan
from (values ('1-2003', '1-2', 'Uang Muka Pembelian', 'Aset', 'Uang Muka', 'uang-muka-beli')) b(kode, awalan, nama, jenis, golongan, bawaan);
