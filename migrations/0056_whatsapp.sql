-- Papers that the company's own number at WhatsApp (Cloud API of Meta) sends to customers: what was asked for, and what WhatsApp said
-- became of it.
create table pesan_wa (
  id_pesan    bigint generated always as identity primary key,
  jenis       text not null check (jenis in ('order', 'invoice', 'suratJalan', 'retur', 'penawaran')),
  id_dokumen  text not null,
  nomor       text not null check (nomor ~ '^[1-9][0-9]{9,14}$'),
  -- What the template says of the paper.
  teks        text not null check (teks <> ''),
  status      text not null default 'Antri'
    check (status in ('Antri', 'Mengirim', 'Terkirim', 'Sampai', 'Dibaca', 'Gagal', 'Tidak Pasti')),
  -- Why it was not sent, or is not certain.
  alasan      text not null default '' check (alasan <> '' or status not in ('Gagal', 'Tidak Pasti')),
  -- The number that WhatsApp gave it.
  id_wa       text unique,
  waktu       timestamptz not null,
  id_user     integer not null references karyawan,
  percobaan   integer not null default 0 check (percobaan >= 0),
  coba_lagi   timestamptz check ((status = 'Antri') = (coba_lagi is not null)),
  -- When a process took it, and when it began to hand the message over.
  mulai       timestamptz,
  diserahkan  timestamptz,
  -- Since when it is what it is.
  sejak       timestamptz not null
);
create index pesan_wa_dokumen on pesan_wa (jenis, id_dokumen, id_pesan desc);
create index pesan_wa_antri on pesan_wa (coba_lagi, id_pesan) where status = 'Antri';
create index pesan_wa_mengirim on pesan_wa (mulai) where status = 'Mengirim';
-- Whoever asks twice sends once.
create unique index pesan_wa_terbuka on pesan_wa (jenis, id_dokumen, nomor) where status in ('Antri', 'Mengirim');

-- How far a message has come: what WhatsApp says later never leads back. A message that failed may have arrived after all.
create function pesan_wa_maju(status text) returns integer language sql immutable as $$
  select array_position(array['Antri', 'Mengirim', 'Tidak Pasti', 'Terkirim', 'Gagal', 'Sampai', 'Dibaca'], status) $$;
