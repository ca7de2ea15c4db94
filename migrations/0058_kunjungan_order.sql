-- The orders by which visits are charged that their customers pay. An order charges one visit; a visit has another order only after
-- the one before was cancelled, which the rule decides under the lock of the visit.
create table kunjungan_order (
  id_so        text primary key references so,
  id_kunjungan text not null references kunjungan
);
create index kunjungan_order_kunjungan on kunjungan_order (id_kunjungan);
create trigger kunjungan_order_tetap before update or delete on kunjungan_order
  for each row execute function tolak_perubahan();
