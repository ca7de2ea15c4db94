-- Harga pokok: stock is worth what was paid for it. A row of stok carries the value that moved (nilai) and what the stock is
-- worth after it (nilai_saldo). Rows from before have neither: they moved value at the purchase price of their time, and
-- count as they were booked. So do the rows of a version that does not know these columns and serves after a roll back.
alter table stok add column nilai bigint, add column nilai_saldo bigint,
  add constraint stok_nilai check (nilai is null or nilai_saldo >= 0 and (saldo > 0 or nilai_saldo = 0));

-- What a unit is worth on average leaves with it, and the last unit takes the rest: without stock there is no value. Goods
-- that come in from a document bring the cost that the writer found in it (nilai); other goods enter at the average, or,
-- where nothing is there to compare with, at the typed purchase price.
create or replace function stok_sambung() returns trigger language plpgsql as $$
declare
  hari_terakhir date;
  saldo_lama integer;
  harga_lama bigint;
  nilai_lama bigint;
  dasar bigint;
begin
  update produk set jumlah_stock = jumlah_stock + new.qty, buku_urut = buku_urut + 1
  where id_produk = new.id_produk
  returning buku_urut, jumlah_stock, harga_beli into strict new.urut, new.saldo, new.harga_beli;
  -- Days in a book only run forward, also where an action that began just before midnight ends after another: the
  -- stock of a day is the one of the day's last row.
  select tanggal, saldo, harga_beli, coalesce(nilai_saldo, saldo * harga_beli),
    case when nilai is null then saldo * harga_beli else nilai_saldo end
  into hari_terakhir, saldo_lama, harga_lama, nilai_lama, dasar
  from stok where id_produk = new.id_produk and urut = new.urut - 1;
  new.tanggal := greatest(new.tanggal, hari_terakhir);
  if new.nilai is null then
    -- The version before books the typed price, and a change of it for all units that were there.
    new.nilai_saldo := coalesce(nilai_lama + saldo_lama * (new.harga_beli - harga_lama), 0) + new.qty * new.harga_beli;
    return new;
  end if;
  saldo_lama := coalesce(saldo_lama, 0);
  dasar := coalesce(dasar, 0);
  new.nilai := case
    when new.jenis = 'awal' then new.qty * new.harga_beli
    when new.saldo = 0 then -dasar
    when new.jenis in ('kirim', 'koreksi', 'tambah', 'perbaikan') and (new.qty < 0 or dasar > 0)
      then round(dasar::numeric * new.qty / saldo_lama)
    when new.jenis in ('koreksi', 'tambah', 'perbaikan') then new.qty * new.harga_beli
    else greatest(new.nilai, -dasar) end;
  new.nilai_saldo := dasar + new.nilai;
  return new;
end $$;

create or replace function stok_harian_baru() returns trigger language plpgsql as $$
begin
  insert into stok_harian
  select b.tanggal, sum(b.nilai_saldo - coalesce(s.nilai_saldo, s.saldo * s.harga_beli, 0)),
    coalesce(sum(coalesce(b.nilai, b.qty * b.harga_beli)) filter (where b.jenis in ('kirim', 'batal-kirim', 'retur')), 0),
    count(*) filter (where b.jenis in ('kirim', 'batal-kirim', 'retur'))
  from baru b left join stok s on s.id_produk = b.id_produk and s.urut = b.urut - 1
  group by 1;
  return null;
end $$;

create index stok_hpp on stok (tanggal, id_stok) include (qty, harga_beli, nilai)
  where jenis in ('kirim', 'batal-kirim', 'retur');
drop index stok_keluar;
