-- What somebody without a privileged role took out of use, or registered with an earlier day: it changes what the company
-- owns with nobody's decision, so Management is told of it until one of them has looked.
create table asset_perhatian (
  id_asset_perhatian integer generated always as identity primary key,
  id_asset           integer not null references asset,
  jenis              text not null check (jenis in ('tidak digunakan', 'tanggal lama')),
  tanggal            date not null,
  waktu              timestamptz not null,
  id_user            integer not null references karyawan,
  ditinjau           timestamptz,
  id_peninjau        integer references karyawan,
  check ((ditinjau is null) = (id_peninjau is null))
);
create index asset_perhatian_belum on asset_perhatian (id_asset) where ditinjau is null;
create index asset_perhatian_asset on asset_perhatian (id_asset);

create function asset_perhatian_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.ditinjau is not null then
    raise exception 'perhatian asset sudah ditinjau' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger asset_perhatian_dijaga before update or delete on asset_perhatian
  for each row execute function asset_perhatian_dijaga();
