import type { Aturan } from "./aturan.ts";

export const aturanPesanan: readonly Aturan[] = [
  {
    aturan: "Total setiap order sama dengan jumlah barisnya",
    diperiksa: (db) => db`select count(*) from so`,
    temuan: (db) => db`
      select s.id_so as dokumen, format('total %s, baris %s', s.total_pembelian, coalesce(o.total, 0)) as keterangan
      from so s left join (
        select id_so, sum(total_harga) as total, sum(total_tambahan_harga_online) as tambahan
        from orderan where dibatalkan is null group by 1
      ) o using (id_so)
      where s.dibatalkan is null and (s.total_pembelian <> coalesce(o.total, 0)
        or s.total_tambahan_online <> case s.tipe_so when 'Online' then coalesce(o.tambahan, 0) else 0 end)`,
  },
  {
    aturan: "Setiap rangkaian invoice berjumlah benar",
    diperiksa: (db) => db`select count(*) from invoice where dihapus is null`,
    temuan: (db) => db`
      select i.id_invoice as dokumen, format('tagihan %s, sisa %s', i.nominal_bayar, i.nominal_sisa_bayar) as keterangan
      from (select invoice.*, row_number() over w as nomor, lag(nominal_sisa_bayar) over w as sisa_lalu,
              count(*) filter (where nominal_peti > 0) over w as peti_ditetapkan,
              count(*) filter (where nominal_ongkir > 0) over w as ongkir_ditetapkan,
              first_value(nominal_admin) over w as admin_pertama, first_value(nominal_diskon) over w as diskon_pertama
            from invoice where dihapus is null window w as (partition by id_so order by ke)) i
      join so s using (id_so)
      where i.nomor <> i.ke
        or i.nominal_bayar <> i.nominal_peti + i.nominal_ongkir + case i.ke
          when 1 then s.total_pembelian + i.nominal_admin - i.nominal_diskon else i.sisa_lalu end
        or i.nominal_admin <> i.admin_pertama or i.nominal_diskon <> i.diskon_pertama
        or (i.nominal_peti > 0 and i.peti_ditetapkan > 1) or (i.nominal_ongkir > 0 and i.ongkir_ditetapkan > 1)`,
  },
  {
    aturan: "Status setiap order sama dengan yang mengikuti dari faktanya",
    diperiksa: (db) => db`select count(*) from so where status_so <> 'Tolak'`,
    temuan: (db) => db`
      select f.id_so as dokumen, format('%s / %s', f.status_so, f.status_pembayaran) as keterangan
      from (
        select s.id_so, s.status_so, s.status_pembayaran,
          case
            when i.ada is null then ''
            when i.sisa is null then 'Pending'
            when i.sisa = 0 then 'Lunas'
            else 'Proses'
          end as pembayaran,
          case
            when s.dibatalkan is not null then 'Cancel'
            when j.maju > 2 and i.sisa = 0 and o.tanpa_surat = 0 then 'Selesai'
            when o.tanpa_surat = 0 then (array['Belum', 'Pending', 'Kirim', 'Diambil'])[j.maju]
            when i.sisa is null then 'Ajukan'
            when o.progress > 0 then 'Proses'
            else 'Belum'
          end as status
        from so s
        left join (
          select id_so, min(array_position(array['Belum', 'Pending', 'Kirim', 'Diambil'], status_barang)) as maju
          from surat_jalan group by 1
        ) j using (id_so)
        left join (
          select id_so, true as ada, (array_agg(nominal_sisa_bayar order by ke desc)
            filter (where status_approve = 'Disetujui'))[1] as sisa
          from invoice where dihapus is null group by 1
        ) i using (id_so)
        left join (
          select id_so, count(*) filter (where o.status_produk = 'Progress') as progress,
            sum(o.qty + o.qty_ganti - coalesce(b.qty, 0)) as tanpa_surat
          from orderan o left join (select id_orderan, sum(qty) as qty from surat_jalan_baris group by 1) b using (id_orderan)
          where o.dibatalkan is null group by 1
        ) o using (id_so)
        where s.status_so <> 'Tolak'
      ) f
      where f.status_so <> f.status or f.status_pembayaran <> f.pembayaran`,
  },
  {
    aturan: "Barang setiap surat jalan sama dengan yang keluar menurut buku stok",
    diperiksa: (db) => db`select count(*) from surat_jalan`,
    temuan: (db) => db`
      select coalesce(k.id_surat_jalan, b.sumber) as dokumen,
        format('produk %s: surat jalan %s, buku %s', p.id_produk, coalesce(k.qty, 0), coalesce(b.qty, 0)) as keterangan
      from (
        select j.id_surat_jalan, o.id_produk, sum(b.qty) as qty
        from surat_jalan j join surat_jalan_baris b using (id_surat_jalan) join orderan o using (id_orderan)
        where j.status_barang in ('Kirim', 'Diambil') group by 1, 2
      ) k
      full join (
        select sumber, id_produk, -sum(qty) as qty from stok
        where jenis in ('kirim', 'batal-kirim') and sumber like 'SJ-%' group by 1, 2
      ) b on b.sumber = k.id_surat_jalan and b.id_produk = k.id_produk
      cross join lateral (select coalesce(k.id_produk, b.id_produk) as id_produk) p
      where coalesce(k.qty, 0) <> coalesce(b.qty, 0)`,
  },
  {
    aturan: "Setiap baris order mencatat unitnya di surat jalan dan yang sudah keluar",
    diperiksa: (db) => db`select count(*) from surat_jalan_baris`,
    temuan: (db) => db`
      select o.id_so as dokumen, format('baris %s: di surat jalan %s (seharusnya %s), terkirim %s (seharusnya %s)', o.urutan,
        o.qty_bersurat, coalesce(b.qty, 0), o.qty_terkirim, coalesce(b.keluar, 0)) as keterangan
      from orderan o left join (
        select id_orderan, sum(qty) as qty,
          coalesce(sum(qty) filter (where status_barang in ('Kirim', 'Diambil')), 0) as keluar
        from surat_jalan_baris join surat_jalan using (id_surat_jalan) group by 1
      ) b using (id_orderan)
      where (o.qty_bersurat, o.qty_terkirim) <> (coalesce(b.qty, 0), coalesce(b.keluar, 0))`,
  },
  {
    aturan: "Yang ditahan setiap baris order terbuka adalah unit selesainya yang belum keluar",
    diperiksa: (db) => db`select count(*) from orderan`,
    temuan: (db) => db`
      select o.id_so as dokumen, format('baris %s: ditahan %s, selesai %s, terkirim %s', o.urutan, o.ditahan, o.qty_selesai,
        o.qty_terkirim) as keterangan
      from orderan o join so s using (id_so)
      where o.ditahan <> case when o.dibatalkan is not null or s.dibatalkan is not null then 0
        else o.qty_selesai + o.qty_ganti - o.qty_terkirim end`,
  },
  {
    aturan: "Setiap invoice yang disetujui mempunyai tepat satu pengajuan",
    diperiksa: (db) => db`select count(*) from invoice where status_approve = 'Disetujui'`,
    temuan: (db) => db`
      select i.id_invoice as dokumen, coalesce('pengajuan ' || p.id_pengajuan, 'tanpa pengajuan') as keterangan
      from invoice i join so s using (id_so)
      left join pengajuan p on p.id_invoice = i.id_invoice and p.tipe_pengajuan = 'masuk'
      where (i.status_approve = 'Disetujui') <> (p.id_pengajuan is not null)
        or (p.id_pengajuan is not null and (p.status_pengajuan <> 'Disetujui'
          or p.id_rekening_tujuan <> i.id_rekening
          or p.nominal_pengajuan <> i.nominal_bayar - i.nominal_sisa_bayar +
            case s.tipe_so when 'Online' then s.total_tambahan_online - i.jasa_online else 0 end))`,
  },
  {
    aturan: "Setiap baris order mencatat tanggal ordernya",
    diperiksa: (db) => db`select count(*) from orderan`,
    temuan: (db) => db`
      select o.id_so as dokumen, format('baris ke-%s: %s, order %s', o.urutan, o.tgl_order, s.tgl_order) as keterangan
      from orderan o join so s using (id_so) where o.tgl_order is distinct from s.tgl_order`,
  },
];
