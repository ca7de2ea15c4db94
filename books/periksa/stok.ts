import type { Aturan } from "./aturan.ts";
import { sumberPesanan } from "./sumber.ts";

export const aturanStok: readonly Aturan[] = [
  {
    aturan: "Jumlah stock setiap produk sama dengan buku stoknya",
    diperiksa: (db) => db`select count(*) from produk`,
    temuan: (db) => db`
      select p.kode_produk as dokumen, format('stock %s, buku %s', p.jumlah_stock, coalesce(b.jumlah, 0)) as keterangan
      from produk p left join (select id_produk, sum(qty) as jumlah from stok group by 1) b using (id_produk)
      where p.jumlah_stock <> coalesce(b.jumlah, 0)`,
  },
  {
    aturan: "Saldo berjalan setiap buku stok bersambung",
    diperiksa: (db) => db`select count(*) from stok`,
    temuan: (db) => db`
      select p.kode_produk as dokumen, format('baris ke-%s: saldo %s', urut, saldo) as keterangan
      from (select id_produk, urut, saldo,
              row_number() over w as nomor, sum(qty) over w as berjalan
            from stok window w as (partition by id_produk order by urut)) s
      join produk p using (id_produk)
      where s.nomor <> s.urut or s.berjalan <> s.saldo`,
  },
  {
    aturan: "Nilai berjalan setiap buku stok bersambung, dan yang keluar seharga rata-ratanya",
    diperiksa: (db) => db`select count(*) from stok where nilai is not null`,
    temuan: (db) => db`
      select p.kode_produk as dokumen, format('baris ke-%s: nilai %s, saldo %s', urut, nilai, nilai_saldo) as keterangan
      from (select t.id_produk, t.urut, t.jenis, t.qty, t.saldo, t.nilai, t.nilai_saldo, t.unit, t.selisih,
              case when lag(t.nilai) over w is null then lag(t.saldo * t.harga_beli, 1, 0::bigint) over w
                else lag(t.nilai_saldo) over w end as dasar
            from stok t window w as (partition by id_produk order by urut)) t
      join produk p using (id_produk)
      where nilai is not null and (nilai_saldo <> dasar + nilai
        or jenis in ('kirim', 'koreksi', 'servis', 'pakai') and qty < 0 and nilai <> round(dasar::numeric * qty / (saldo - qty))
        or jenis = 'biaya' and nilai <> greatest(round((nilai + selisih)::numeric * least(saldo, unit) / unit), -dasar))`,
  },
  {
    aturan: "Koreksi dari stock opname yang disetujui sama dengan selisih hitungannya",
    diperiksa: (db) => db`select count(*) from opname where status = 'Disetujui'`,
    temuan: (db) => db`
      select id_opname as dokumen,
        format('%s: selisih %s, koreksi %s', p.kode_produk, coalesce(h.selisih, 0), coalesce(k.qty, 0)) as keterangan
      from (select o.id_opname, b.id_produk, c.jumlah - c.buku as selisih
            from opname o join opname_baris b using (id_opname) join opname_hitung c on c.id_hitung = b.id_hitung
            where o.status = 'Disetujui') h
      full join (select t.sumber as id_opname, t.id_produk, sum(t.qty) as qty
                 from opname o join stok t on t.sumber = o.id_opname group by 1, 2) k using (id_opname, id_produk)
      join produk p using (id_produk)
      where coalesce(h.selisih, 0) <> coalesce(k.qty, 0)`,
  },
  {
    aturan: "Part setiap kunjungan bergaransi sama dengan yang keluar dari stock",
    diperiksa: (db) => db`select count(*) from kunjungan_part`,
    temuan: (db) => db`
      select id_kunjungan as dokumen, format('%s: kunjungan %s, stock %s', p.kode_produk, coalesce(k.qty, 0), coalesce(t.qty, 0)) as keterangan
      from (select id_kunjungan, b.id_produk, b.qty from kunjungan j join kunjungan_part b using (id_kunjungan)
            where j.garansi and j.diurungkan is null) k
      full join (select sumber as id_kunjungan, id_produk, -sum(qty) as qty from stok
                 where jenis in ('servis', 'batal-servis') group by 1, 2) t using (id_kunjungan, id_produk)
      join produk p using (id_produk)
      where coalesce(k.qty, 0) <> coalesce(t.qty, 0)`,
  },
  {
    aturan: "Stock sales sama dengan stock dikurangi yang ditahan order terbuka",
    diperiksa: (db) => db`select count(*) from produk`,
    dari: sumberPesanan,
    temuan: (db) => db`
      select p.kode_produk as dokumen,
        format('stock sales %s, stock %s, ditahan order %s', p.stock_sales, p.jumlah_stock, coalesce(o.ditahan, 0)) as keterangan
      from produk p left join (
        select id_produk, jumlah_bulat(case when dari_gudang then qty else qty_selesai end + qty_ganti - keluar) as ditahan
        from baris where not batal and status_so <> 'Cancel' group by 1
      ) o using (id_produk)
      where p.stock_sales <> p.jumlah_stock - coalesce(o.ditahan, 0)`,
  },
  {
    aturan: "Barang rusak setiap produk sama dengan bukunya",
    diperiksa: (db) => db`select count(*) from stok_rusak`,
    temuan: (db) => db`
      select p.kode_produk as dokumen, format('rusak %s senilai %s, buku %s senilai %s', p.jumlah_rusak, p.nilai_rusak,
        coalesce(b.qty, 0), coalesce(b.nilai, 0)) as keterangan
      from produk p left join (
        select id_produk, sum(qty) as qty, sum(nilai) as nilai from stok_rusak group by 1) b using (id_produk)
      where (p.jumlah_rusak, p.nilai_rusak) <> (coalesce(b.qty, 0), coalesce(b.nilai, 0))`,
  },
];
