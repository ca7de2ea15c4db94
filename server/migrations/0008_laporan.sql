-- What the reports read: nothing here is written by them but the six figures of the balance sheet that a person enters.

-- The chart of the stock begins with the products that are shortest of what they should have.
create index produk_tersisa on produk ((jumlah_stock - minimal_stock), id_produk) where not soft_delete;

-- Requests for an asset that wait for a decision: few, among all that were ever made.
create index pengajuan_asset_menunggu on pengajuan_asset (urut) where status_pengajuan = 'Menunggu';

-- What Laba Rugi sums and shows: of each need the approved requests in the order of their approval. Moves between the
-- company's own accounts are neither gain nor loss. Reports read these indexes alone, however long the books are.
create index pengajuan_laba on pengajuan (id_kebutuhan, tgl_approve, urut)
  include (tipe_pengajuan, nominal_pengajuan, id_rekening_asal, id_rekening_tujuan)
  where status_pengajuan = 'Disetujui' and tipe_pengajuan <> 'pindah';
create index stok_keluar on stok (tanggal, id_stok) include (qty, harga_beli)
  where jenis in ('kirim', 'batal-kirim');

-- The six figures of the balance sheet that no book holds. Entering them again for the same day adds a row: the latest
-- one on or before a day counts, and what was believed before stays readable.
create table neraca_manual (
  id_neraca_manual bigint generated always as identity primary key,
  tanggal          date not null,
  waktu            timestamptz not null,
  id_user          integer not null references karyawan,
  nama_user        text not null,
  piutang_usaha    bigint not null check (piutang_usaha between 0 and 999999999999999),
  piutang_karyawan bigint not null check (piutang_karyawan between 0 and 999999999999999),
  pembangunan      bigint not null check (pembangunan between 0 and 999999999999999),
  asset_lain_lain  bigint not null check (asset_lain_lain between 0 and 999999999999999),
  laba_ditahan     bigint not null check (laba_ditahan between -999999999999999 and 999999999999999),
  deviden          bigint not null check (deviden between 0 and 999999999999999)
);
create index neraca_manual_tanggal on neraca_manual (tanggal desc, id_neraca_manual desc);
create trigger neraca_manual_tetap before update or delete on neraca_manual
  for each row execute function tolak_perubahan();
create trigger neraca_manual_utuh before truncate on neraca_manual
  for each statement execute function tolak_perubahan();

-- Purchase orders of which something arrived, by the day they were paid: those that were owed on some day.
create index po_hutang on po (tgl_lunas) where dibatalkan is null and qty_selesai > 0;
