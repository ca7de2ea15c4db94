-- The requests for money that a visit of service cost: wages, travel, lodging. A request belongs to one visit; what it comes to in the
-- books is the request's own way, by its need.
create table kunjungan_biaya (
  id_pengajuan text primary key references pengajuan,
  id_kunjungan text not null references kunjungan
);
create index kunjungan_biaya_kunjungan on kunjungan_biaya (id_kunjungan);
create trigger kunjungan_biaya_tetap before update or delete on kunjungan_biaya
  for each row execute function tolak_perubahan();
