-- Mails of orders and their invoices. A row is written before the mail goes out and gets its outcome afterwards, so that
-- nothing is sent without a trace, and nothing counts as sent that the mail server did not accept.

create table email (
  id_email   bigint generated always as identity primary key,
  id_so      text not null references so,
  id_invoice text references invoice,
  alamat     text not null check (alamat <> ''),
  perihal    text not null,
  status     text not null default 'Mengirim' check (status in ('Mengirim', 'Terkirim', 'Gagal')),
  alasan     text not null default '',
  waktu      timestamptz not null,
  id_user    integer not null references karyawan,
  check ((status = 'Gagal') = (alasan <> ''))
);
create index email_so on email (id_so, id_email desc);
create index email_invoice on email (id_invoice) where id_invoice is not null;
