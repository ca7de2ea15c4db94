-- A mail may bring a purchase order to its supplier, or the paper of a retur to its customer, too.
alter table email
  add column id_po text references po,
  add column id_retur text references retur,
  drop constraint email_tentang,
  add constraint email_tentang check (num_nonnulls(id_so, id_pelanggan, id_pemasok, id_penerima, id_po, id_retur) = 1
    and (id_invoice is null or id_so is not null));
create index email_po on email (id_po, id_email desc) where id_po is not null;
create index email_retur on email (id_retur, id_email desc) where id_retur is not null;

-- Beside email_terbuka, by whose words the version before writes its mails.
create unique index email_terbuka_kertas on email ((coalesce('po ' || id_po, 'retur ' || id_retur)), alamat)
  where status in ('Antri', 'Mengirim');

-- A generated column cannot take up the new numbers without taking it from the version before: a trigger fills it from now on.
alter table email alter column teks_cari drop expression;
create function email_teks_cari() returns trigger language plpgsql as $$
begin
  new.teks_cari := lower(concat_ws(E'\n', new.alamat, new.perihal, new.id_invoice, new.id_so, new.id_po, new.id_retur));
  return new;
end $$;
create trigger email_teks_cari before insert or update of alamat, perihal on email
  for each row execute function email_teks_cari();
