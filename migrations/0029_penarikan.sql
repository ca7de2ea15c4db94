-- Tarik: whoever asked takes back what nobody has decided. Other programs read it as Ditolak, by its author.
alter table pengajuan add column ditarik boolean not null default false;
alter table pengajuan add constraint pengajuan_ditarik
  check (not ditarik or status_pengajuan = 'Ditolak' and id_user_approve = id_user and not otomatis);
alter table pengajuan_asset add column ditarik boolean not null default false;
alter table pengajuan_asset add constraint pengajuan_asset_ditarik
  check (not ditarik or status_pengajuan = 'Ditolak' and id_user_approve = id_user);
alter table pelepasan_asset add column ditarik boolean not null default false;
alter table pelepasan_asset add constraint pelepasan_asset_ditarik
  check (not ditarik or status_pengajuan = 'Ditolak' and id_user_approve = id_user);
alter table jurnal_umum add column ditarik boolean not null default false;
alter table jurnal_umum add constraint jurnal_umum_ditarik
  check (not ditarik or status = 'Ditolak' and id_user_approve = id_user);

-- One that was sent back waits again, or is taken back.
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
     or (old.status_pengajuan = 'Revisi' and new.status_pengajuan not in ('Revisi', 'Menunggu') and not new.ditarik)
     or (old.tgl_masuk is not null and new.tgl_masuk is distinct from old.tgl_masuk) then
    raise exception 'pengajuan asset % sudah diputuskan', old.id_pengajuan_asset using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Digests that the mail server refuses are tried again after ever longer pauses.
alter table karyawan add column kabar_gagal smallint not null default 0;
alter table karyawan add column kabar_tunda timestamptz;

-- Old news is swept by its moment.
create index kabar_usang on kabar (waktu);
