-- How what guards the data fares beside the nightly backup, whose table is older: the base copies and the archive of
-- changes, from which any moment can be restored, and the weekly test that a restore works. One row for each, so that
-- every process, screen and command tells the same of it. A restored company begins anew here.

create table penjagaan (
  -- dasar: copy of the database's files. arsip: changes since, brought away. uji: the restore test.
  jenis       text primary key check (jenis in ('dasar', 'arsip', 'uji')),
  -- When it last went well.
  terakhir    timestamptz,
  -- The first failure since then, and why the last one failed.
  gagal_sejak timestamptz,
  alasan      text check (alasan <> ''),
  -- What there is to say of the last good one, in the words of the screen.
  keterangan  text not null default '',
  check ((gagal_sejak is null) = (alasan is null))
);
