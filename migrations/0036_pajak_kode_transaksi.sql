-- The codes of transactions that a customer may have: collectors of PPN (02, 03) and facilities (07, 08), of which the last two
-- digits of their code in the tax office's lists are noted.
alter table pajak_pelanggan drop constraint pajak_pelanggan_kode_transaksi_check,
  add constraint pajak_pelanggan_kode_transaksi_check check (kode_transaksi in ('02', '03', '04', '07', '08')),
  add column fasilitas text not null default '' check (fasilitas ~ '^([0-9]{2})?$'),
  add constraint pajak_pelanggan_fasilitas check ((kode_transaksi in ('07', '08')) = (fasilitas <> ''));
