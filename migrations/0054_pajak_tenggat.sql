-- Deadlines of the tax office that tasks count to: they are terms with a day from which they hold, as the rates are.
alter table pajak_ketentuan drop constraint pajak_ketentuan_kunci_check,
  add constraint pajak_ketentuan_kunci_check check (kunci in
    ('ppn', 'dpp-lain', 'pph23-jasa', 'pph-final', 'hari-lapor', 'isi-berkas', 'batas-pkp', 'hari-setor', 'hari-bukti', 'masa-kredit'));
insert into pajak_ketentuan (kunci, sejak, atas, bawah, sumber) values
  ('hari-setor', '2015-01-01', 15, 1, 'PMK 242/2014; sejak 2025 PMK 81/2024 pasal 94: PPh disetor paling lambat tanggal 15 bulan berikutnya'),
  ('hari-bukti', '2022-01-01', 20, 1, 'SPT Masa PPh Unifikasi paling lambat tanggal 20 bulan berikutnya (PER-24/PJ/2021)'),
  ('masa-kredit', '2022-04-01', 3, 1, 'UU PPN pasal 9 ayat (9): dikreditkan paling lama 3 masa pajak sesudah masa fakturnya');

-- PPh final of a month as it was paid to the tax office; an amount of 0 was noted by mistake and taken back.
create table pph_final_setor (
  bulan     date primary key check (extract(day from bulan) = 1),
  nominal   bigint not null check (nominal between 0 and 999999999999999),
  tgl_setor date not null,
  -- The number of the tax office's receipt.
  ntpn      text not null check (ntpn ~ '^[0-9A-Z]{16}$'),
  versi     integer not null default 1
);

-- Codes that the company added to the tables of Coretax that the program brings, or ended. The last row of a code whose day has come
-- says whether there is such a code on a day; without one the table of the program does.
create table pajak_kode (
  id_pajak_kode integer generated always as identity primary key,
  jenis  text not null check (jenis in ('transaksi', 'satuan', 'barang', 'jasa', 'negara', 'keterangan-07', 'keterangan-08',
    'cap-07', 'cap-08')),
  kode   text not null check (kode ~ '^[0-9A-Z.]{2,12}$'),
  nama   text not null check (nama <> '' and length(nama) <= 300),
  mulai  date not null,
  sampai date check (sampai >= mulai),
  sumber text not null check (sumber <> '' and length(sumber) <= 300),
  versi  integer not null default 1,
  unique (jenis, kode, mulai)
);

-- Proofs that are still to be made for suppliers.
create index potong_pemasok_perlu on potong_pemasok (tanggal, urut) where nomor = '' and not batal;
