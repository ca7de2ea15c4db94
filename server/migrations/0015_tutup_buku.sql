-- Tutup Buku: up to which day the books are closed. One row, as the closed months follow each other without a gap.
create table tutup_buku (
  satu   boolean primary key default true check (satu),
  -- The last day of the last closed month; null while no month is closed.
  sampai date check (sampai = (date_trunc('month', sampai) + interval '1 month - 1 day')::date)
);
insert into tutup_buku default values;

create function tutup_sampai() returns date language sql stable as
  $$ select coalesce(sampai, '-infinity'::date) from tutup_buku $$;
-- The first day on which something may still be written.
create function bulan_buka() returns date language sql stable as
  $$ select coalesce(sampai + 1, '-infinity'::date) from tutup_buku $$;
