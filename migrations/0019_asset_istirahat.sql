-- An asset that is not used keeps its value and goes on wearing off; only Lepas takes it out of the books.
--
-- digunakan goes on saying whether the asset counts in the books, as every view and every entry of the journal reads it. What
-- is only not used is a row that counts and has this mark. So rows of before keep their figures, and the version before reads
-- the new ones, after a roll back, as what they are to the books: no change.
alter table asset_kondisi add column menganggur boolean not null default false,
  add constraint asset_kondisi_menganggur check (not menganggur or digunakan and keterangan <> '');

-- What still counts in the books does not go for good without its value. The version before would let it.
create function pelepasan_asset_bernilai() returns trigger language plpgsql as $$
begin
  if coalesce((select digunakan from asset_kondisi where id_asset = new.id_asset order by id_asset_kondisi desc limit 1), true) then
    raise exception 'asset % masih mempunyai nilai di buku', new.id_asset using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger pelepasan_asset_bernilai before update of status_pengajuan on pelepasan_asset for each row
  when (new.status_pengajuan = 'Disetujui' and old.status_pengajuan <> 'Disetujui') execute function pelepasan_asset_bernilai();
