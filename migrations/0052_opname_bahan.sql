-- An opname of materials: its counts are in thousandths of their units, like the book of stock.
alter table opname
  drop constraint opname_kategori_check,
  add constraint opname_kategori_check check (kategori in ('utama', 'upgrade', 'bahan'));
alter table opname_hitung
  drop constraint opname_hitung_jumlah_check,
  add constraint opname_hitung_jumlah_check check (jumlah between 0 and 2000000000);
