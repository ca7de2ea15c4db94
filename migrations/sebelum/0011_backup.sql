-- What became of each backup, so that every process, screen and command tells the same of it.

create table backup (
  id_backup bigint generated always as identity primary key,
  mulai     timestamptz not null,
  -- Nothing while it runs.
  selesai   timestamptz,
  -- Why it failed; nothing where it is good.
  alasan    text check (alasan <> ''),
  check (alasan is null or selesai is not null),
  check (selesai >= mulai)
);
create index backup_mulai on backup (mulai desc);
