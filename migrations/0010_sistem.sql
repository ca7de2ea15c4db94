-- The company itself, who decides and what is said about documents, news, the trail of security, and how lists look.

-- The company's letterhead, and the values that the rules take from it.
create table perusahaan (
  satu             boolean primary key default true check (satu),
  nama             text not null default 'Nama Perusahaan',
  alamat           text not null default '',
  no_telp          text not null default '',
  email            text not null default '',
  baris_bank       text not null default '',
  id_logo          uuid references berkas,
  hari_produksi_pl integer not null default 30 check (hari_produksi_pl between 1 and 3650),
  hari_produksi_po integer not null default 30 check (hari_produksi_po between 1 and 3650),
  pengajuan_sendiri_oleh_orang_lain boolean not null default true,
  hari_backup      integer not null default 7 check (hari_backup between 0 and 365),
  versi            integer not null default 1,
  -- The days in which invoices are due, where a customer or supplier has no termin of its own.
  termin_pelanggan integer not null default 30 check (termin_pelanggan between 0 and 365),
  termin_pemasok   integer not null default 30 check (termin_pemasok between 0 and 365),
  -- A sales person sees the customers of others.
  pelanggan_sendiri boolean not null default false
);
insert into perusahaan default values;

-- Who of those who decide may do so alone, and from which amount on two must (Batas). No limit holds at the start.
create table batas (
  id_batas     integer generated always as identity primary key,
  -- Null: for every need that has no limit of its own.
  id_kebutuhan integer references kebutuhan on delete cascade,
  nominal_dari bigint not null check (nominal_dari between 0 and 999999999999999),
  nama_role    text not null check (nama_role in ('Super Admin', 'Management')),
  cara         text not null check (cara in ('sendiri', 'berdua', 'tidak')),
  versi        integer not null default 1,
  -- Somebody must always be able to decide.
  constraint batas_selalu_ada check (nama_role <> 'Super Admin' or cara <> 'tidak')
);
create unique index batas_unik on batas (coalesce(id_kebutuhan, 0), nama_role, nominal_dari);

-- The first of two approvals of a document that still waits. It counts for one version: a document that changed needs it anew.
create table persetujuan (
  jenis      text not null check (jenis in ('invoice', 'pengajuan', 'pengajuanAsset', 'pelepasanAsset', 'jurnalUmum')),
  id_dokumen text not null,
  versi      integer not null,
  id_user    integer not null references karyawan,
  waktu      timestamptz not null,
  note       text not null default '',
  primary key (jenis, id_dokumen, versi, id_user)
);
create trigger persetujuan_tetap before update or delete on persetujuan
  for each row execute function tolak_perubahan();

-- A request that was sent back (Revisi), with what it said then; its author changes it and hands it in again.
create table revisi (
  jenis      text not null check (jenis in ('pengajuan', 'pengajuanAsset')),
  id_dokumen text not null,
  versi      integer not null,
  id_user    integer not null references karyawan,
  waktu      timestamptz not null,
  note       text not null check (note <> ''),
  -- The fields by their names, as in the history.
  isi        jsonb not null,
  primary key (jenis, id_dokumen, versi)
);
create trigger revisi_tetap before update or delete on revisi for each row execute function tolak_perubahan();

-- What people say about a document (Komentar), plain text. Changed and deleted ones are shown as such. Whoever deleted one may
-- take that back for a while (undoDeleteKomentar): the text is kept.
create table komentar (
  id_komentar bigint generated always as identity primary key,
  jenis       text not null,
  id_dokumen  text not null,
  id_user     integer not null references karyawan,
  isi         text not null check (isi <> ''),
  dibuat      timestamptz not null,
  diubah      timestamptz,
  dihapus     timestamptz,
  versi       integer not null default 1,
  dihapus_oleh integer references karyawan,
  -- The news of a mention that went with it, which comes back as it was, read or not.
  kabar_ditarik jsonb
);
create index komentar_dokumen on komentar (jenis, id_dokumen, id_komentar);

create function komentar_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.dihapus is not null and (new.dihapus is not null or new.isi <> old.isi))
     or (new.jenis, new.id_dokumen, new.id_user, new.dibuat) is distinct from (old.jenis, old.id_dokumen, old.id_user, old.dibuat)
  then
    raise exception 'komentar % tidak dapat diubah lagi', old.id_komentar using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger komentar_dijaga before update or delete on komentar for each row execute function komentar_dijaga();

-- News for one person (Kabar). The same news (kunci) is told once; what is read on one device is read on all.
create table kabar (
  id_kabar      bigint generated always as identity primary key,
  id_user       integer not null references karyawan,
  jenis         text not null check (jenis in ('putusan', 'sebutan', 'tenggat', 'stok', 'email', 'backup')),
  kunci         text not null,
  pesan         text not null check (pesan <> ''),
  -- The document and the key by which its screen finds it; none for a backup.
  jenis_dokumen text,
  id_dokumen    text,
  waktu         timestamptz not null,
  dibaca        timestamptz,
  -- When it left in a digest by mail.
  dikirim       timestamptz,
  check ((jenis_dokumen is null) = (id_dokumen is null))
);
create unique index kabar_sekali on kabar (id_user, kunci);
create index kabar_orang on kabar (id_user, id_kabar desc);
create index kabar_baru on kabar (id_user, jenis_dokumen) where dibaca is null;
create index kabar_dikirim on kabar (id_user, dikirim) where dikirim is not null;
-- Old news is removed by its moment.
create index kabar_usang on kabar (waktu);

-- Who came in, who was turned away, and who was given more or fewer rights. It is kept apart from the history of documents,
-- because most of it happens without a document, and some of it without anyone who is known.
create table jejak_keamanan (
  id_jejak    bigint generated always as identity primary key,
  waktu       timestamptz not null,
  peristiwa   text not null,
  -- Who did it or tried to; nobody where the number is not known.
  id_user     integer,
  nama        text not null default '',
  no_karyawan text not null default '',
  alamat      text not null default '' check (length(alamat) <= 60),
  keterangan  text not null default '' check (length(keterangan) <= 500),
  -- How often the same happened within a few minutes.
  kali        integer not null default 1 check (kali > 0),
  tanggal     date not null generated always as ((waktu at time zone 'Asia/Jakarta')::date) stored,
  teks_cari   text not null generated always as
    (lower(nama || E'\n' || no_karyawan || E'\n' || alamat || E'\n' || keterangan)) stored
);
-- Searching reads this index alone, however common the text is.
create index jejak_tanggal on jejak_keamanan (tanggal desc, id_jejak desc) include (teks_cari, peristiwa);
create index jejak_peristiwa on jejak_keamanan (peristiwa, tanggal desc, id_jejak desc);
create index jejak_cari on jejak_keamanan using gin (teks_cari gin_trgm_ops);
create trigger jejak_hitung after insert on jejak_keamanan referencing new table as baru for each statement
  execute function hitung('jejak-keamanan', 'hari_ke(tanggal)', 'true');
create trigger jejak_hitung_hapus after delete on jejak_keamanan referencing old table as lama for each statement
  execute function hitung('jejak-keamanan', 'hari_ke(tanggal)', 'true');

-- Written once, like the books. Only whole rows older than two years may be deleted.
create function jejak_tetap() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.waktu < now() - interval '2 years' then return old; end if;
  raise exception 'jejak_keamanan hanya boleh ditambah, tidak boleh diubah atau dihapus'
    using errcode = 'restrict_violation';
end $$;
create trigger jejak_tetap before update or delete on jejak_keamanan for each row execute function jejak_tetap();
create trigger jejak_utuh before truncate on jejak_keamanan for each statement execute function tolak_perubahan();

-- The latest checks of the books and how far they are, so that the screen can show the progress of a long check whichever
-- process answers.
create table pemeriksaan_buku (
  kunci text primary key,
  mulai timestamptz not null,
  hasil jsonb not null default '[]'
);

-- What somebody keeps of a list under a name, for one person or for everybody (Tampilan): search, filters, order, columns. What
-- it holds is the browser's own, so that a list may gain and lose filters without a migration.
create table tampilan (
  id_tampilan bigint generated always as identity primary key,
  daftar      text not null check (daftar <> '' and length(daftar) <= 100),
  nama        text not null check (nama <> '' and length(nama) <= 60),
  id_user     integer not null references karyawan,
  bersama     boolean not null default false,
  isi         text not null check (length(isi) <= 4000 and jsonb_typeof(isi::jsonb) = 'object'),
  dibuat      timestamptz not null,
  versi       integer not null default 1
);
create unique index tampilan_nama on tampilan (id_user, daftar, lower(nama));
create index tampilan_bersama on tampilan (daftar) where bersama;

-- The view with which a list opens for a person.
create table tampilan_utama (
  id_user     integer not null references karyawan,
  daftar      text not null,
  id_tampilan bigint not null references tampilan on delete cascade,
  primary key (id_user, daftar)
);
create index tampilan_utama_milik on tampilan_utama (id_tampilan);

-- The screens that were explained to a person: once, whichever device is used.
create table pengantar (
  id_user integer not null references karyawan,
  layar   text not null check (layar <> '' and length(layar) <= 100),
  primary key (id_user, layar)
);

-- What the counters of every long list (hitungan) should say, row by row: they are checked by it.
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
select 'pelepasan-asset', hari_ke(tgl_pengajuan) from pelepasan_asset
union all
select 'jejak-keamanan', hari_ke(tanggal) from jejak_keamanan
union all
select d.daftar, id_produk >> 10
from produk cross join lateral (values ('produk'), ('produk-' || kategori_produk)) d(daftar)
union all
select 'po-' || status_po, (urut >> 10)::integer from po where dibatalkan is null
union all
select 'asset', id_asset >> 10 from asset
union all
select case when arsip then 'pelanggan-arsip' else 'pelanggan' end, id_pelanggan >> 10 from pelanggan where digabung_ke is null
union all
select 'retur', hari_ke(tgl_retur) from retur
union all
select 'email', (id_email >> 10)::integer from email;
