-- What whoever noted the retur asks for; a person decides all the same.
alter table retur add column lanjut text check (lanjut in ('ganti', 'dana', 'tidak'));
create or replace function retur_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.keputusan is not null
     or (new.id_surat_jalan, new.id_so, new.alasan, new.lanjut, new.tgl_retur, new.id_user)
       is distinct from (old.id_surat_jalan, old.id_so, old.alasan, old.lanjut, old.tgl_retur, old.id_user) then
    raise exception 'retur % tetap seperti ditulis dan diputuskan sekali', old.id_retur using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
