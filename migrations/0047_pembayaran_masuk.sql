-- What payment providers (Midtrans, Xendit) say of payments: one row for each transaction, however often and in whatever order they
-- say it. It moves no money: the invoice that it names is approved by a person, who sees it there.
create table pembayaran_masuk (
  id_pembayaran integer generated always as identity primary key,
  penyedia      text not null check (penyedia in ('Midtrans', 'Xendit')),
  -- The provider's own number of the transaction.
  id_transaksi  text not null check (id_transaksi <> ''),
  -- What the payment was made for, in the words that were given to the provider, and the invoice that they name.
  rujukan       text not null,
  id_invoice    text,
  nominal       bigint not null check (nominal between 1 and 999999999999999),
  cara          text not null,
  keadaan       text not null check (keadaan in ('Menunggu', 'Gagal', 'Dibayar', 'Dikembalikan')),
  -- When the provider says that it happened.
  waktu         timestamptz not null,
  diterima      timestamptz not null,
  unique (penyedia, id_transaksi)
);
create index pembayaran_masuk_invoice on pembayaran_masuk (id_invoice, id_pembayaran) where keadaan = 'Dibayar';

-- How far a payment has come: what is said later never leads back.
create function pembayaran_maju(keadaan text) returns integer language sql immutable as $$
  select array_position(array['Menunggu', 'Gagal', 'Dibayar', 'Dikembalikan'], keadaan) $$;
