-- The outbox. A mail is written here in the transaction of what it belongs to, with all that will be sent; only then a
-- process takes it and hands it to the mail server. Nothing leaves without a row, and no row is forgotten.
--
-- Antri: waits for its next try. Mengirim: one process has it. Terkirim: the mail server took it. Gagal: it was refused for
-- good, or came back. Tidak Pasti: the connection was lost when all had been handed over; it may have arrived, so nobody but a
-- person sends it again.
alter table email drop constraint email_status_check;
alter table email drop constraint email_check;
update email set status = 'Gagal', alasan = 'Pengiriman terputus sebelum ada jawaban dari server email' where status = 'Mengirim';
alter table email
  add column percobaan     integer not null default 0 check (percobaan >= 0),
  add column coba_lagi     timestamptz,
  -- When a process took it, and when it began to hand over the text.
  add column mulai         timestamptz,
  add column isi_diserahkan timestamptz,
  add column selesai       timestamptz,
  -- What the mail server said when it took the mail.
  add column jawaban       text not null default '',
  -- The Message-ID: one that is sent again because nobody knows keeps it, so that mail programs show it once.
  add column nomor_pesan   uuid not null default gen_random_uuid(),
  add column ulang_dari    bigint references email,
  -- The employee to whom a digest of news goes.
  add column id_penerima   integer references karyawan,
  add column teks_cari     text generated always as (lower(alamat || E'\n' || perihal || E'\n' || coalesce(id_invoice, '') || E'\n' || coalesce(id_so, ''))) stored,
  add constraint email_status check (status in ('Antri', 'Mengirim', 'Terkirim', 'Gagal', 'Tidak Pasti')),
  add constraint email_alasan check (case status when 'Terkirim' then alasan = '' when 'Gagal' then alasan <> ''
    when 'Tidak Pasti' then alasan <> '' else true end),
  add constraint email_coba_lagi check ((status = 'Antri') = (coba_lagi is not null)),
  drop constraint email_tentang,
  add constraint email_tentang
    check (num_nonnulls(id_so, id_pelanggan, id_penerima) = 1 and (id_invoice is null or id_so is not null));

-- One open mail for each document and address: a second click does not send twice.
create unique index email_terbuka on email
  ((coalesce('invoice ' || id_invoice, 'order ' || id_so, 'pelanggan ' || id_pelanggan::text, 'kabar ' || id_penerima::text)), alamat)
  where status in ('Antri', 'Mengirim');
create index email_antri on email (coba_lagi) where status = 'Antri';
create index email_mengirim on email (mulai) where status = 'Mengirim';
create index email_status on email (status, id_email desc);
create index email_penerima on email (id_penerima) where id_penerima is not null;
-- A mail is sent again once; who wants it a third time sends the second one again.
create unique index email_ulang on email (ulang_dari) where ulang_dari is not null;
create index email_cari on email using gin (teks_cari gin_trgm_ops);

create trigger email_hitung after insert on email referencing new table as baru for each statement
  execute function hitung('email', '(id_email >> 10)::integer', 'true');
create trigger email_hitung_ubah after update on email for each row when (old.status is distinct from new.status)
  execute function hitung('email', '(id_email >> 10)::integer', 'true');
insert into hitungan (daftar, ember, jumlah) select 'email', (id_email >> 10)::integer, count(*) from email group by 2;
do $$ begin
  execute format('create or replace view isi_daftar as %s union all select ''email'', (id_email >> 10)::integer from email',
    rtrim(pg_get_viewdef('isi_daftar'::regclass), ' ;'));
end $$;

-- What is sent, until it is sent: afterwards the document itself can be printed again. Of one that failed it is kept for
-- whoever sends it again.
create table email_isi (
  id_email      bigint primary key references email,
  teks          text not null,
  lampiran_nama text,
  lampiran      bytea,
  check ((lampiran is null) = (lampiran_nama is null))
);

-- Addresses that a mail server refused for good, or from which a mail came back, until one is accepted there.
create table alamat_ditolak (
  alamat   text primary key check (alamat = lower(alamat)),
  alasan   text not null check (alasan <> ''),
  sejak    timestamptz not null,
  id_email bigint not null references email
);
create index alamat_ditolak_email on alamat_ditolak (id_email);
