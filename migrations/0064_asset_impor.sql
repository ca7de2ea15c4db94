-- Assets that a file of another program brought. They count in the books from the last day of that program, which may be any day of
-- a month, and are taken back with their import on that same day.

-- Taken back with the import that brought it: out of the books from the day on which it came into them.
alter table asset add column batal boolean not null default false;
alter table asset drop constraint asset_tgl_buku;
alter table asset add constraint asset_tgl_buku check (tgl_buku >= tgl_asset_masuk);
create trigger asset_batal_tetap before update of batal on asset for each row when (old.batal and not new.batal)
  execute function tolak_perubahan();

-- What went for good, or was taken back, does not come back into use.
create or replace function asset_dilepas() returns trigger language plpgsql as $$
begin
  if new.digunakan and exists (
    select from pelepasan_asset where id_asset = new.id_asset and status_pengajuan = 'Disetujui') then
    raise exception 'asset % sudah dilepas', new.id_asset using errcode = 'restrict_violation';
  end if;
  if exists (select from asset where id_asset = new.id_asset and batal) then
    raise exception 'impor asset % sudah dibatalkan', new.id_asset using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
