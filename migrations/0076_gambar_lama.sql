-- Pictures that a record had before they were removed or replaced: kept for a while, so that it can be taken back. Of each
-- record the last change alone. The pictures themselves stay in berkas until then.
create table gambar_lama (
  -- The table of the pictures and the record that they belong to.
  tabel   text not null,
  kunci   text not null,
  sebelum uuid[] not null check (cardinality(sebelum) > 0),
  sesudah uuid[] not null,
  waktu   timestamptz not null,
  primary key (tabel, kunci)
);
create index gambar_lama_waktu on gambar_lama (waktu);
