-- What the dashboard counts as sold in a month that is closed stays, though an order of it is cancelled later, or a line of
-- it: the day of the order keeps what is taken away, and the first open day has it with the other sign. Money of an order,
-- or units of a product.
create table koreksi_penjualan (
  tanggal   date not null,
  id_so     text not null references so,
  id_produk integer references produk,
  nominal   bigint not null,
  unit      integer not null,
  check ((id_produk is null) = (unit = 0) and (nominal = 0) <> (unit = 0))
);
create index koreksi_penjualan_tanggal on koreksi_penjualan (tanggal) include (id_produk, nominal, unit);
create index koreksi_penjualan_so on koreksi_penjualan (id_so);
create index koreksi_penjualan_produk on koreksi_penjualan (id_produk, tanggal) where id_produk is not null;
create trigger koreksi_penjualan_tetap before update or delete on koreksi_penjualan
  for each row execute function tolak_perubahan();
create trigger koreksi_penjualan_utuh before truncate on koreksi_penjualan
  for each statement execute function tolak_perubahan();

create function so_dikoreksi() returns trigger language plpgsql as $$
declare
  batas date;
  beda  bigint := (case when old.status_so in ('Cancel', 'Tolak') then 0 else old.total_pembelian end)
    - (case when new.status_so in ('Cancel', 'Tolak') then 0 else new.total_pembelian end);
begin
  perform pg_advisory_xact_lock_shared(1509);
  select sampai into batas from tutup_buku;
  if new.tgl_order <= batas then
    insert into koreksi_penjualan values
      (new.tgl_order, new.id_so, null, beda, 0), (batas + 1, new.id_so, null, -beda, 0);
  end if;
  return null;
end $$;
create trigger so_dikoreksi after update on so for each row
  when (case when old.status_so in ('Cancel', 'Tolak') then 0 else old.total_pembelian end
    <> case when new.status_so in ('Cancel', 'Tolak') then 0 else new.total_pembelian end)
  execute function so_dikoreksi();

create function orderan_dikoreksi() returns trigger language plpgsql as $$
declare
  batas date;
  beda  integer := case when old.terjual then new.qty else -new.qty end;
begin
  perform pg_advisory_xact_lock_shared(1509);
  select sampai into batas from tutup_buku;
  if new.tgl_order <= batas then
    insert into koreksi_penjualan values
      (new.tgl_order, new.id_so, new.id_produk, 0, beda), (batas + 1, new.id_so, new.id_produk, 0, -beda);
  end if;
  return null;
end $$;
create trigger orderan_dikoreksi after update on orderan for each row
  when (old.terjual <> new.terjual) execute function orderan_dikoreksi();

-- The first open month, which stays so until this transaction ends: by the lock of all who write dated rows, because who
-- writes those too would otherwise wait for a closing that waits for it.
create or replace function bulan_buka_terkunci() returns date language sql volatile as $$
  select pg_advisory_xact_lock_shared(1509);
  select coalesce(sampai + 1, '-infinity'::date) from tutup_buku;
$$;
