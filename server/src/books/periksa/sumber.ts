import { akun } from "../jurnal/akun.ts";
import type { Sumber } from "./aturan.ts";

/**
 * The lines of the delivery notes (`di_surat`), all lines of the orders with what is on delivery notes of them (`baris`),
 * and the orders with what follows from their lines, notes and invoices (`pesanan`).
 */
export const sumberPesanan: Sumber = (db) => db`
  di_surat as materialized (
    select b.id_surat_jalan, b.id_orderan, b.qty, j.status_barang in ('Kirim', 'Diambil') as keluar
    from surat_jalan_baris b join surat_jalan j using (id_surat_jalan)),
  baris as materialized (
    select o.id_orderan, o.id_so, o.urutan, o.id_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim,
      o.ditahan, o.terjual, o.tgl_order, o.total_harga, o.total_tambahan_harga_online as tambahan, o.dibatalkan is not null as batal,
      o.sumber_produk = 'SG' as dari_gudang, o.status_produk = 'Progress' as dikerjakan, s.status_so, s.tgl_order as tgl_so,
      coalesce(d.qty, 0)::int as di_surat, coalesce(d.keluar, 0)::int as keluar
    from orderan o left join so s using (id_so)
    left join (
      select id_orderan, sum(qty) as qty, sum(qty) filter (where keluar) as keluar from di_surat group by 1
    ) d using (id_orderan)),
  pesanan as materialized (
    select s.id_so, s.tipe_so, s.status_so, s.status_pembayaran, s.total_pembelian, s.total_tambahan_online, f.*
    from so s left join (
      select id_so as id, jumlah_bulat(total) as total, jumlah_bulat(tambahan) as tambahan, jumlah_bulat(tanpa_surat) as tanpa_surat,
        jumlah_bulat(progress) as progress, min(maju) as maju, bool_or(ditagih) as ditagih, (max(sisa))[2] as sisa
      from (
        select id_so, total_harga as total, tambahan, qty + qty_ganti - di_surat as tanpa_surat,
          dikerjakan::int as progress, null::int as maju, null::boolean as ditagih, null::bigint[] as sisa
        from baris where not batal
        union all
        select id_so, null, null, null, null, array_position(array['Belum', 'Pending', 'Kirim', 'Diambil'], status_barang), null, null
        from surat_jalan
        union all
        select id_so, null, null, null, null, null, true,
          -- The last approved one has the highest ke.
          case when status_approve = 'Disetujui' then array[ke, nominal_sisa_bayar] end
        from invoice where dihapus is null) x
      group by 1) f on f.id = s.id_so)`;

/**
 * The lines of the journal summed by account and day (`harian`), those of Piutang Pelanggan by order and day (`piutang`) and by
 * order (`saldo_piutang`).
 */
export const sumberJurnal: Sumber = (db) => db`
  harian as materialized (
    select id_akun, tanggal, jumlah_bulat(debit) as debit, jumlah_bulat(kredit) as kredit, count(*) as jumlah
    from jurnal_baris group by 1, 2),
  piutang as materialized (
    select coalesce(sub, '') as id_so, tanggal, jumlah_bulat(debit - kredit) as nominal
    from jurnal_baris where id_akun = ${akun(db, "piutang")} group by 1, 2),
  saldo_piutang as materialized (select id_so, jumlah_bulat(nominal) as saldo from piutang group by 1)`;
