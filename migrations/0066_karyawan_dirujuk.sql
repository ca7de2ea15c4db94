-- Taking back an import of employees asks each of these for each employee: without an index 10,000 suppliers, bills and opening
-- debts are read through once for each of them.
create index pemasok_pencatat on pemasok (id_user);
create index tagihan_pencatat on tagihan (id_user);
create index tagihan_pembatal on tagihan (id_user_batal) where id_user_batal is not null;
create index tagihan_buku_pencatat on tagihan_buku (id_user);
create index piutang_awal_pencatat on piutang_awal (id_user);
create index piutang_awal_pembatal on piutang_awal (id_user_batal) where id_user_batal is not null;
