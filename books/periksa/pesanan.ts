import { denganPpn } from "../pajak/diAtas.ts";
import type { Aturan } from "./aturan.ts";
import { sumberPesanan } from "./sumber.ts";

export const aturanPesanan: readonly Aturan[] = [
  {
    aturan: "Total setiap order sama dengan jumlah barisnya",
    diperiksa: (db) => db`select count(*) from so`,
    dari: sumberPesanan,
    temuan: (db) => db`
      select id_so as dokumen, format('total %s, baris %s', total_pembelian, coalesce(total, 0)) as keterangan
      from pesanan s
      where status_so <> 'Cancel' and (total_pembelian <> ${denganPpn(db, db`coalesce(total, 0)`)}
        or total_tambahan_online <> case tipe_so when 'Online' then coalesce(tambahan, 0) else 0 end)`,
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
        or i.nominal_bayar <> i.nominal_peti + i.nominal_ongkir + i.perubahan + case i.ke
          when 1 then i.total_pembelian + i.nominal_admin - i.nominal_diskon else i.sisa_lalu end
        or i.nominal_admin <> i.admin_pertama or i.nominal_diskon <> i.diskon_pertama
        or (i.nominal_peti > 0 and i.peti_ditetapkan > 1) or (i.nominal_ongkir > 0 and i.ongkir_ditetapkan > 1)`,
  },
  {
    aturan: "Yang ditagih setiap order sama dengan totalnya dan perubahannya",
    diperiksa: (db) => db`select count(*) from so_tagihan`,
    temuan: (db) => db`
      select s.id_so as dokumen, format('total %s, ditagih %s, perubahan %s', s.total_pembelian, i.total_pembelian,
        coalesce(t.perubahan, 0)) as keterangan
      from so s join invoice i on i.id_so = s.id_so and i.ke = 1 and i.dihapus is null
      left join (select id_so, sum(nominal) filter (where jenis = 'perubahan') as perubahan from so_tagihan group by 1) t
        on t.id_so = s.id_so
      where s.status_so <> 'Cancel' and s.total_pembelian <> i.total_pembelian + coalesce(t.perubahan, 0)
      union all
      select i.id_invoice, format('memuat perubahan %s, seharusnya %s', i.perubahan, coalesce(t.nominal, 0))
      from invoice i left join (
        select coalesce(t.id_invoice, w.id_invoice) as id_invoice, sum(t.nominal) as nominal
        from so_tagihan t left join invoice w
          on t.id_invoice is null and w.id_so = t.id_so and w.dihapus is null and w.status_approve = 'Menunggu'
        group by 1) t using (id_invoice)
      where i.dihapus is null and i.perubahan <> coalesce(t.nominal, 0)`,
  },
  {
    aturan: "Status setiap order sama dengan yang mengikuti dari faktanya",
    diperiksa: (db) => db`select count(*) from so where status_so <> 'Tolak'`,
    dari: sumberPesanan,
    temuan: (db) => db`
      select f.id_so as dokumen, format('%s / %s', f.status_so, f.status_pembayaran) as keterangan
      from (
        select id_so, status_so, status_pembayaran,
          case
            when ditagih is null then ''
            when sisa is null then 'Pending'
            when sisa = 0 then 'Lunas'
            else 'Proses'
          end as pembayaran,
          case
            when status_so = 'Cancel' then 'Cancel'
            when maju > 2 and sisa = 0 and tanpa_surat = 0 then 'Selesai'
            when tanpa_surat = 0 then (array['Belum', 'Pending', 'Kirim', 'Diambil'])[maju]
            when sisa is null then 'Ajukan'
            when progress > 0 then 'Proses'
            else 'Belum'
          end as status
        from pesanan where status_so <> 'Tolak'
      ) f
      where f.status_so <> f.status or f.status_pembayaran <> f.pembayaran`,
  },
  {
    aturan: "Barang setiap surat jalan sama dengan yang keluar menurut buku stok",
    diperiksa: (db) => db`select count(*) from surat_jalan`,
    dari: sumberPesanan,
    temuan: (db) => db`
      select id_surat_jalan as dokumen, format('produk %s: surat jalan %s, buku %s', id_produk, sum(qty), sum(buku)) as keterangan
      from (
        select d.id_surat_jalan, b.id_produk, d.qty, 0 as buku from di_surat d join baris b using (id_orderan) where d.keluar
        union all
        select sumber, id_produk, 0, -qty from stok where jenis in ('kirim', 'batal-kirim') and sumber like 'SJ-%') x
      where (select ada from beda_surat)
      group by 1, id_produk having sum(qty) <> sum(buku)`,
  },
  {
    aturan: "Setiap baris order mencatat unitnya di surat jalan dan yang sudah keluar",
    diperiksa: (db) => db`select count(*) from surat_jalan_baris`,
    dari: sumberPesanan,
    temuan: (db) => db`
      select id_so as dokumen, format('baris %s: di surat jalan %s (seharusnya %s), terkirim %s (seharusnya %s)', urutan,
        qty_bersurat, di_surat, qty_terkirim, keluar) as keterangan
      from baris where (qty_bersurat, qty_terkirim) <> (di_surat, keluar)`,
  },
  {
    aturan: "Yang ditahan setiap baris order terbuka adalah unit selesainya yang belum keluar",
    diperiksa: (db) => db`select count(*) from orderan`,
    dari: sumberPesanan,
    temuan: (db) => db`
      select id_so as dokumen, format('baris %s: ditahan %s, selesai %s, terkirim %s', urutan, ditahan, qty_selesai,
        qty_terkirim) as keterangan
      from baris
      where ditahan <> case when batal or status_so = 'Cancel' then 0 else qty_selesai + qty_ganti - qty_terkirim end`,
  },
  {
    // A cancelled one also has the request by which the same money was paid back out of the same account.
    aturan: "Setiap invoice yang disetujui mempunyai tepat satu pengajuan",
    diperiksa: (db) => db`select count(*) from invoice where status_approve <> 'Menunggu'`,
    temuan: (db) => db`
      select i.id_invoice as dokumen, coalesce('pengajuan ' || coalesce(k.id_pengajuan, p.id_pengajuan), 'tanpa pengajuan')
        as keterangan
      from invoice i join so s using (id_so)
      left join pengajuan p on p.id_invoice = i.id_invoice and p.tipe_pengajuan = 'masuk'
      left join pengajuan k on k.id_invoice = i.id_invoice and k.tipe_pengajuan = 'keluar'
      where (i.status_approve <> 'Menunggu') <> (p.id_pengajuan is not null)
        or (i.status_approve = 'Dibatalkan') <> (k.id_pengajuan is not null)
        or (p.id_pengajuan is not null and (p.status_pengajuan <> 'Disetujui' or p.id_rekening_tujuan <> i.id_rekening))
        or (k.id_pengajuan is not null and (k.status_pengajuan <> 'Disetujui' or k.id_rekening_asal <> i.id_rekening
          or k.nominal_pengajuan <> p.nominal_pengajuan))
        -- An order whose invoice was cancelled may have changed since.
        or (i.status_approve = 'Disetujui' and p.nominal_pengajuan <> i.nominal_bayar - i.nominal_sisa_bayar - i.pph_dipotong - i.ppn_dipungut +
            case s.tipe_so when 'Online' then s.total_tambahan_online - i.jasa_online else 0 end)`,
  },
  {
    aturan: "Setiap baris order mencatat tanggal ordernya",
    diperiksa: (db) => db`select count(*) from orderan`,
    dari: sumberPesanan,
    temuan: (db) => db`
      select id_so as dokumen, format('baris ke-%s: %s, order %s', urutan, tgl_order, tgl_so) as keterangan
      from baris where tgl_order is distinct from tgl_so`,
  },
];
