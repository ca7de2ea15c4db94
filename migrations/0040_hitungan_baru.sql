-- What was counted is remembered together with its snapshot (platform/list/matches.ts): the counters that came since are
-- found by their transaction, however many buckets a list has.
create index hitungan_baru on hitungan (daftar, transaksi) include (ember);
