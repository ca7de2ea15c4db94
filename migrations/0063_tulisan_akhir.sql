-- How far the log of the database had come when a person's last action was committed. With DATABASE_READ_URL his lists are
-- read from the replica only when it has come as far: nobody misses what he has just written. Written beside the action,
-- not in it, and worth nothing after a crash: unlogged, so it costs no commit its time, and no key to karyawan, which would
-- lock the row.
create unlogged table tulisan_akhir (
  id_user bigint primary key,
  letak pg_lsn not null
);
