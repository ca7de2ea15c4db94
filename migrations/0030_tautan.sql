-- Bagikan: an order, invoice or delivery note is handed to its customer as a link that opens its PDF and nothing else.
-- The address is the id and a signature over it; the table knows until when it opens, and whether it was revoked.
create table tautan (
  id_tautan  uuid primary key,
  jenis      text not null check (jenis in ('order', 'invoice', 'suratJalan')),
  id_dokumen text not null,
  id_user    integer not null references karyawan,
  dibuat     timestamptz not null,
  sampai     timestamptz not null check (sampai > dibuat),
  dicabut    timestamptz,
  dibuka     integer not null default 0,
  terakhir   timestamptz
);
create index tautan_dokumen on tautan (jenis, id_dokumen, sampai);
create index tautan_usang on tautan (sampai);
