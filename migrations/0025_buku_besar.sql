-- What things were called in the closed months: who renames an account, a need or a product renames it from the first open
-- month on, and the reports of the months before keep the words in which they were read when they were closed.
create table nama_dulu (
  jenis  text not null check (jenis in ('akun', 'rekening', 'kebutuhan', 'komponen', 'produk', 'karyawan')),
  id     integer not null,
  -- The last day on which it was called so: the last one of a month that was closed when it was renamed.
  sampai date not null check (sampai = (date_trunc('month', sampai) + interval '1 month - 1 day')::date),
  -- Accounts and products have a code too; an account that is called as its rekening or need has no name of its own.
  kode   text,
  nama   text,
  primary key (jenis, id, sampai)
);

-- The triggers below name the kind and the columns: id, name and, if there is one, code. A name that was kept for a day
-- after the last closed one, because a month was opened again, is replaced by the new one with all open months.
create function nama_dicatat() returns trigger language plpgsql as $$
declare
  lama  jsonb := to_jsonb(old);
  milik integer := lama ->> tg_argv[1];
  batas date := bulan_buka_terkunci() - 1;
begin
  if batas is null or batas = '-infinity' then
    return null;
  end if;
  insert into nama_dulu
  select tg_argv[0], milik, batas, n.kode, n.nama
  from (select 0 as ke, d.sampai, d.kode, d.nama from nama_dulu d where d.jenis = tg_argv[0] and d.id = milik and d.sampai >= batas
        union all select 1, null, lama ->> tg_argv[3], lama ->> tg_argv[2]) n
  order by n.ke, n.sampai limit 1
  on conflict do nothing;
  delete from nama_dulu d where d.jenis = tg_argv[0] and d.id = milik and d.sampai > batas;
  return null;
end $$;
create trigger akun_nama_dulu after update of nama, kode on akun for each row
  when ((old.nama, old.kode) is distinct from (new.nama, new.kode))
  execute function nama_dicatat('akun', 'id_akun', 'nama', 'kode');
create trigger rekening_nama_dulu after update of nama_rekening on rekening for each row
  when (old.nama_rekening <> new.nama_rekening)
  execute function nama_dicatat('rekening', 'id_rekening', 'nama_rekening');
create trigger kebutuhan_nama_dulu after update of nama_kebutuhan on kebutuhan for each row
  when (old.nama_kebutuhan <> new.nama_kebutuhan)
  execute function nama_dicatat('kebutuhan', 'id_kebutuhan', 'nama_kebutuhan');
create trigger komponen_nama_dulu after update of nama_komponen_laba on komponen_laba for each row
  when (old.nama_komponen_laba <> new.nama_komponen_laba)
  execute function nama_dicatat('komponen', 'id_komponen_laba', 'nama_komponen_laba');
create trigger produk_nama_dulu after update of nama_produk, kode_produk on produk for each row
  when ((old.nama_produk, old.kode_produk) <> (new.nama_produk, new.kode_produk))
  execute function nama_dicatat('produk', 'id_produk', 'nama_produk', 'kode_produk');
create trigger karyawan_nama_dulu after update of nama_lengkap on karyawan for each row
  when (old.nama_lengkap <> new.nama_lengkap)
  execute function nama_dicatat('karyawan', 'id_user', 'nama_lengkap');

create function nama_dulu_dijaga() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception 'nama_dulu hanya ditulis oleh penggantian nama' using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger nama_dulu_dijaga before insert or update or delete on nama_dulu
  for each row execute function nama_dulu_dijaga();
create trigger nama_dulu_utuh before truncate on nama_dulu for each statement execute function tolak_perubahan();

-- Each kind as it was called on a day: a report asks for its last day, a single entry for its own. The planner writes these
-- functions into the query.
create function rekening_pada(hari date) returns table (id_rekening integer, nama_rekening text)
language sql stable as $$
  select r.id_rekening, coalesce(
    (select d.nama from nama_dulu d where d.jenis = 'rekening' and d.id = r.id_rekening and d.sampai >= hari order by d.sampai limit 1),
    r.nama_rekening)
  from rekening r
$$;
create function kebutuhan_pada(hari date) returns table (id_kebutuhan integer, nama_kebutuhan text, bawaan text)
language sql stable as $$
  select k.id_kebutuhan, coalesce(
    (select d.nama from nama_dulu d where d.jenis = 'kebutuhan' and d.id = k.id_kebutuhan and d.sampai >= hari order by d.sampai limit 1),
    k.nama_kebutuhan), k.bawaan
  from kebutuhan k
$$;
create function komponen_pada(hari date) returns table (id_komponen_laba integer, nama_komponen_laba text, bawaan text, mulai date)
language sql stable as $$
  select k.id_komponen_laba, coalesce(
    (select d.nama from nama_dulu d where d.jenis = 'komponen' and d.id = k.id_komponen_laba and d.sampai >= hari order by d.sampai limit 1),
    k.nama_komponen_laba), k.bawaan, k.mulai
  from komponen_laba k
$$;
create function produk_pada(hari date) returns table (id_produk integer, kode_produk text, nama_produk text)
language sql stable as $$
  select p.id_produk, coalesce(d.kode, p.kode_produk), coalesce(d.nama, p.nama_produk)
  from produk p left join lateral (
    select d.kode, d.nama from nama_dulu d where d.jenis = 'produk' and d.id = p.id_produk and d.sampai >= hari
    order by d.sampai limit 1) d on true
$$;
create function karyawan_pada(hari date) returns table (id_user integer, nama_lengkap text)
language sql stable as $$
  select u.id_user, coalesce(
    (select d.nama from nama_dulu d where d.jenis = 'karyawan' and d.id = u.id_user and d.sampai >= hari order by d.sampai limit 1),
    u.nama_lengkap)
  from karyawan u
$$;
-- As the view bagan_akun.
create function bagan_pada(hari date)
returns table (id_akun integer, kode text, nama text, bawaan text, id_rekening integer, id_kategori_asset integer, id_kebutuhan integer)
language sql stable as $$
  select a.id_akun, coalesce(d.kode, a.kode),
    coalesce(d.nama, a.nama, r.nama_rekening, case a.golongan when 'Akumulasi Penyusutan'
      then 'Akumulasi Penyusutan ' || g.nama_kategori else g.nama_kategori end, b.nama_kebutuhan),
    a.bawaan, a.id_rekening, a.id_kategori_asset, a.id_kebutuhan
  from akun a
  left join lateral (
    select d.kode, d.nama from nama_dulu d where d.jenis = 'akun' and d.id = a.id_akun and d.sampai >= hari
    order by d.sampai limit 1) d on true
  left join rekening_pada(hari) r on r.id_rekening = a.id_rekening
  left join kategori_asset g on g.id_kategori_asset = a.id_kategori_asset
  left join kebutuhan_pada(hari) b on b.id_kebutuhan = a.id_kebutuhan
$$;

-- An asset that somebody without a privileged role takes back into use is worth something again: that too is looked at.
alter table asset_perhatian drop constraint asset_perhatian_jenis_check;
alter table asset_perhatian add constraint asset_perhatian_jenis_check
  check (jenis in ('tidak digunakan', 'digunakan lagi', 'tanggal lama'));
