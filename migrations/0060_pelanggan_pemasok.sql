-- Next steps of notes are tasks of whoever follows them up, until they are marked as done.
create index pelanggan_langkah on pelanggan_catatan (tgl_langkah) where selesai is null and tgl_langkah is not null;

alter table pemasok_catatan
  add selesai timestamptz,
  add id_user_selesai integer references karyawan,
  add constraint pemasok_catatan_selesai check ((selesai is null) = (id_user_selesai is null) and (selesai is null or langkah <> ''));
create index pemasok_langkah on pemasok_catatan (tgl_langkah) where selesai is null and tgl_langkah is not null;

-- Of a note nothing changes but that its step is done, once.
create function pemasok_catatan_dijaga() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.selesai is not null
    or (to_jsonb(new) - 'selesai' - 'id_user_selesai') <> (to_jsonb(old) - 'selesai' - 'id_user_selesai') then
    raise exception 'catatan pemasok tidak berubah' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
drop trigger pemasok_catatan_tetap on pemasok_catatan;
create trigger pemasok_catatan_tetap before update or delete on pemasok_catatan
  for each row execute function pemasok_catatan_dijaga();

-- Debts are summed from the index alone.
create index piutang_terbuka_milik on piutang_terbuka (id_pelanggan) include (tanggal, sisa);
drop index piutang_terbuka_pelanggan;
