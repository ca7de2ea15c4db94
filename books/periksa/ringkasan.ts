import type { Aturan } from "./aturan.ts";
import { sumberJurnal, sumberPesanan } from "./sumber.ts";

/** Rules about the sums that the dashboard, Laba Rugi and Neraca read (`so_harian` and the like). */
export const aturanRingkasan: readonly Aturan[] = [
  {
    aturan: "Order per hari di dashboard sama dengan order-nya",
    diperiksa: (db) => db`select count(*) from so_harian`,
    temuan: (db) => db`
      select format('%s %s', tgl_order, status_so) as dokumen,
        format('%s order %s, seharusnya %s order %s', coalesce(h.jumlah, 0), coalesce(h.nominal, 0),
          coalesce(i.jumlah, 0), coalesce(i.nominal, 0)) as keterangan
      from (select tgl_order, status_so, status_pembayaran, sum(jumlah) as jumlah, sum(nominal) as nominal
            from so_harian group by 1, 2, 3) h full join (
        select tgl_order, status_so, status_pembayaran, count(*) as jumlah, sum(total_pembelian) as nominal
        from so group by 1, 2, 3
      ) i using (tgl_order, status_so, status_pembayaran)
      where (coalesce(h.jumlah, 0), coalesce(h.nominal, 0)) <> (coalesce(i.jumlah, 0), coalesce(i.nominal, 0))`,
  },
  {
    aturan: "Unit terjual per bulan sama dengan baris order yang tidak dibatalkan",
    diperiksa: (db) => db`select count(*) from terjual_bulanan`,
    dari: sumberPesanan,
    temuan: (db) => db`
      select format('produk %s bulan %s', id_produk, to_char(bulan, 'YYYY-MM')) as dokumen,
        format('%s unit, seharusnya %s', coalesce(t.unit, 0), coalesce(i.unit, 0)) as keterangan
      from (select bulan, id_produk, sum(unit) as unit from terjual_bulanan group by 1, 2) t full join (
        select date_trunc('month', tgl_so::timestamp)::date as bulan, id_produk, sum(qty) as unit
        from baris where not batal and status_so not in ('Cancel', 'Tolak') group by 1, 2
      ) i using (bulan, id_produk)
      where coalesce(t.unit, 0) <> coalesce(i.unit, 0)
      union all
      select id_so, format('baris %s terhitung terjual: %s', urutan, terjual)
      from baris where terjual <> (not batal and status_so not in ('Cancel', 'Tolak'))`,
  },
  {
    aturan: "Nilai stock dan HPP per hari sama dengan buku stok",
    diperiksa: (db) => db`select count(*) from stok_harian`,
    dari: sumberJurnal,
    temuan: (db) => db`
      select tanggal::text as dokumen, format('nilai %s, HPP %s, keluar %s; seharusnya %s, %s, %s', coalesce(h.nilai, 0),
        coalesce(h.hpp, 0), coalesce(h.keluar, 0), coalesce(i.nilai, 0), coalesce(i.hpp, 0), coalesce(i.keluar, 0)) as keterangan
      from (select tanggal, sum(nilai) as nilai, sum(hpp) as hpp, sum(keluar) as keluar
            from stok_harian group by 1) h full join (
        select tanggal, sum(nilai) as nilai, sum(hpp) as hpp, sum(keluar) as keluar from (
          select tanggal, nilai, hpp, keluar from stok_hari
          union all
          select tanggal, sum(nilai), coalesce(sum(nilai) filter (where jenis = 'nilai'), 0), count(*) filter (where jenis = 'nilai')
          from stok_rusak where nilai <> 0 group by 1) x group by 1
      ) i using (tanggal)
      where (coalesce(h.nilai, 0), coalesce(h.hpp, 0), coalesce(h.keluar, 0))
         <> (coalesce(i.nilai, 0), coalesce(i.hpp, 0), coalesce(i.keluar, 0))`,
  },
  {
    aturan: "Laba rugi per hari sama dengan pengajuan yang disetujui",
    diperiksa: (db) => db`select count(*) from laba_harian`,
    temuan: (db) => db`
      select format('kebutuhan %s rekening %s', id_kebutuhan, id_rekening) as dokumen,
        format('%s: %s dari %s pengajuan, seharusnya %s dari %s', tanggal, coalesce(h.nominal, 0), coalesce(h.jumlah, 0),
          coalesce(i.nominal, 0), coalesce(i.jumlah, 0)) as keterangan
      from (select id_kebutuhan, tanggal, id_rekening, sum(nominal) as nominal, sum(jumlah) as jumlah
            from laba_harian group by 1, 2, 3) h full join (
        select id_kebutuhan, tgl_approve as tanggal,
          case tipe_pengajuan when 'masuk' then id_rekening_tujuan else id_rekening_asal end as id_rekening,
          sum(case tipe_pengajuan when 'masuk' then nominal_pengajuan else -nominal_pengajuan end) as nominal, count(*) as jumlah
        from pengajuan where status_pengajuan = 'Disetujui' and tipe_pengajuan in ('masuk', 'keluar') group by 1, 2, 3
      ) i using (id_kebutuhan, tanggal, id_rekening)
      where (coalesce(h.nominal, 0), coalesce(h.jumlah, 0)) <> (coalesce(i.nominal, 0), coalesce(i.jumlah, 0))`,
  },
];
