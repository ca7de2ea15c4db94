-- A mail may be the statement of what is owed to a supplier too.
alter table email
  add column id_pemasok integer references pemasok,
  drop constraint email_tentang,
  add constraint email_tentang check (num_nonnulls(id_so, id_pelanggan, id_pemasok, id_penerima) = 1
    and (id_invoice is null or id_so is not null));
create index email_pemasok on email (id_pemasok, id_email desc) where id_pemasok is not null;

drop index email_terbuka;
create unique index email_terbuka on email
  ((coalesce('invoice ' || id_invoice, 'order ' || id_so, 'pelanggan ' || id_pelanggan::text, 'pemasok ' || id_pemasok::text,
    'kabar ' || id_penerima::text)), alamat)
  where status in ('Antri', 'Mengirim');
