-- What each process of the app says of itself every few seconds, so that any of them can answer for all: a scrape or a
-- screen reaches one process, and there may be several on several machines.
create table proses (
  id_proses text primary key,
  mulai     timestamptz not null,
  waktu     timestamptz not null,
  angka     jsonb not null
);
