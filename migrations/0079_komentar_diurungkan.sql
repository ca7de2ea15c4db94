-- Who deleted a comment may take that back for a while (undoDeleteKomentar): its text was always kept. The news of a mention
-- that went with it is kept beside it and comes back as it was, read or not.
alter table komentar add column dihapus_oleh integer references karyawan, add column kabar_ditarik jsonb;

create or replace function komentar_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.dihapus is not null and (new.dihapus is not null or new.isi <> old.isi))
     or (new.jenis, new.id_dokumen, new.id_user, new.dibuat) is distinct from (old.jenis, old.id_dokumen, old.id_user, old.dibuat)
  then
    raise exception 'komentar % tidak dapat diubah lagi', old.id_komentar using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
