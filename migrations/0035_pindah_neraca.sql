-- The trial balance of the old program on its last day, beside which Kantor's own is put until both agree.
create table neraca_lama (
  id_neraca_lama integer generated always as identity primary key,
  kode    text not null check (length(kode) <= 40),
  nama    text not null check (length(nama) between 1 and 200),
  -- Debit less credit.
  saldo   bigint not null check (abs(saldo) <= 999999999999999),
  -- Which account of Kantor it is, where somebody said so.
  id_akun integer references akun on delete set null
);
create index neraca_lama_akun on neraca_lama (id_akun) where id_akun is not null;
