-- Who came in, who was turned away, and who was given more or fewer rights. Separate from the history of documents:
-- most of it happens without a document, and some of it without anyone who is known.

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
  -- How often, where the same happened again and again within a few minutes.
  kali        integer not null default 1 check (kali > 0),
  tanggal     date not null generated always as ((waktu at time zone 'Asia/Jakarta')::date) stored,
  teks_cari   text not null generated always as
    (lower(nama || E'\n' || no_karyawan || E'\n' || alamat || E'\n' || keterangan)) stored
);
-- Searching reads this index alone, however common the text is.
create index jejak_tanggal on jejak_keamanan (tanggal desc, id_jejak desc) include (teks_cari, peristiwa);
create index jejak_peristiwa on jejak_keamanan (peristiwa, tanggal desc, id_jejak desc);
create index jejak_cari on jejak_keamanan using gin (teks_cari gin_trgm_ops);
create trigger jejak_hitung after insert on jejak_keamanan referencing new table as baru
  for each statement execute function hitung_harian('jejak-keamanan', 'tanggal');
create trigger jejak_hitung_hapus after delete on jejak_keamanan referencing old table as lama
  for each statement execute function hitung_harian('jejak-keamanan', 'tanggal');

-- Written once like the books. Only what is older than two years may go, and only whole rows.
create function jejak_tetap() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.waktu < now() - interval '2 years' then return old; end if;
  raise exception 'jejak_keamanan hanya boleh ditambah, tidak boleh diubah atau dihapus'
    using errcode = 'restrict_violation';
end $$;
create trigger jejak_tetap before update or delete on jejak_keamanan for each row execute function jejak_tetap();
create trigger jejak_utuh before truncate on jejak_keamanan for each statement execute function tolak_perubahan();
