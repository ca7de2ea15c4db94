-- Deciding: what waits for a decision, of every kind, in one list (getKotak).

create index pelepasan_asset_menunggu on pelepasan_asset (urut) where status_pengajuan = 'Menunggu';

-- A request that looks like one made shortly before (getPengajuanSerupa, getPengajuanAssetSerupa).
create index pengajuan_serupa on pengajuan (id_kebutuhan, nominal_pengajuan, dibuat) where not otomatis;
create index pengajuan_asset_serupa on pengajuan_asset (id_kategori_asset, harga, dibuat);

-- Batas: who of those who decide may do so alone, and from which amount on two must. None holds at the start.
create table batas (
  id_batas     integer generated always as identity primary key,
  -- None: for every need that has no limit of its own.
  id_kebutuhan integer references kebutuhan on delete cascade,
  nominal_dari bigint not null check (nominal_dari between 0 and 999999999999999),
  nama_role    text not null check (nama_role in ('Super Admin', 'Management')),
  cara         text not null check (cara in ('sendiri', 'berdua', 'tidak')),
  versi        integer not null default 1,
  -- Somebody can always decide.
  constraint batas_selalu_ada check (nama_role <> 'Super Admin' or cara <> 'tidak')
);
create unique index batas_unik on batas (coalesce(id_kebutuhan, 0), nama_role, nominal_dari);

-- The first of two approvals of a document that still waits; a document that changed since has another version.
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

alter table pengajuan_asset add column versi integer not null default 1;

-- Revisi: a request that was sent back, with what it said then; its author changes it and hands it in again.
create table revisi (
  jenis      text not null check (jenis in ('pengajuan', 'pengajuanAsset')),
  id_dokumen text not null,
  versi      integer not null,
  id_user    integer not null references karyawan,
  waktu      timestamptz not null,
  note       text not null check (note <> ''),
  -- As its history says it, by the names of the fields.
  isi        jsonb not null,
  primary key (jenis, id_dokumen, versi)
);
create trigger revisi_tetap before update or delete on revisi for each row execute function tolak_perubahan();

alter table pengajuan_asset drop constraint pengajuan_asset_status_pengajuan_check;
alter table pengajuan_asset add constraint pengajuan_asset_status
  check (status_pengajuan in ('Menunggu', 'Ditolak', 'Revisi', 'Disetujui'));
alter table pengajuan_asset drop constraint pengajuan_asset_keputusan;
alter table pengajuan_asset add constraint pengajuan_asset_keputusan check
  ((status_pengajuan in ('Menunggu', 'Revisi')) = (tgl_approve is null) and (tgl_approve is null) = (id_user_approve is null));

-- What was asked for stays as it was asked for unless it was sent back; it is decided once, and becomes an asset once.
create or replace function pengajuan_asset_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'pengajuan asset tidak dihapus' using errcode = 'restrict_violation';
  end if;
  if (old.status_pengajuan <> 'Revisi' and
       (new.harga, new.id_rekening, new.id_kategori_asset, new.id_lokasi, new.nama_barang)
         is distinct from (old.harga, old.id_rekening, old.id_kategori_asset, old.id_lokasi, old.nama_barang))
     or new.id_user <> old.id_user
     or (old.status_pengajuan not in ('Menunggu', 'Revisi') and new.status_pengajuan <> old.status_pengajuan)
     or (old.status_pengajuan = 'Revisi' and new.status_pengajuan not in ('Revisi', 'Menunggu'))
     or (old.tgl_masuk is not null and new.tgl_masuk is distinct from old.tgl_masuk) then
    raise exception 'pengajuan asset % sudah diputuskan', old.id_pengajuan_asset using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Komentar: what people say about a document, plain text. Changed and deleted ones are shown as such.
create table komentar (
  id_komentar bigint generated always as identity primary key,
  jenis       text not null,
  id_dokumen  text not null,
  id_user     integer not null references karyawan,
  isi         text not null check (isi <> ''),
  dibuat      timestamptz not null,
  diubah      timestamptz,
  dihapus     timestamptz,
  versi       integer not null default 1
);
create index komentar_dokumen on komentar (jenis, id_dokumen, id_komentar);
create function komentar_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.dihapus is not null
     or (new.jenis, new.id_dokumen, new.id_user, new.dibuat) is distinct from (old.jenis, old.id_dokumen, old.id_user, old.dibuat)
  then
    raise exception 'komentar % tidak dapat diubah lagi', old.id_komentar using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger komentar_dijaga before update or delete on komentar for each row execute function komentar_dijaga();

-- Kabar: news for one person. The same news (kunci) is told once; read it is read on every device.
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
-- Whether a person wants the digest.
alter table karyawan add column kabar_email boolean not null default false;
