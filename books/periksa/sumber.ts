import type { Db, Fragment } from "#platform/db/database.ts";
import { akun } from "../jurnal/akun.ts";
import { nilaiBergerak, nilaiSetelah } from "../stok/nilai.ts";
import type { Sumber } from "./aturan.ts";
import { berselisih, pengacak } from "./selisih.ts";

/**
 * The lines of the delivery notes (`di_surat`), all lines of the orders with what is on delivery notes of them (`baris`),
 * and the orders with what follows from their lines, notes and invoices (`pesanan`).
 *
 * What is on delivery notes also stands in the lines of the orders, and in the book of goods: unless these disagree anywhere
 * (`beda_surat`) it is taken from the lines, and not summed again for each of them.
 */
export const sumberPesanan: Sumber = (db) => db`
  di_surat as not materialized (
    select b.id_surat_jalan, b.id_orderan, b.qty, j.status_barang in ('Kirim', 'Diambil') as keluar, j.id_so
    from surat_jalan_baris b join surat_jalan j using (id_surat_jalan)),
  ${bedaSurat(db)},
  baris as materialized (
    select o.id_orderan, o.id_so, o.urutan, o.id_produk, o.qty, o.qty_selesai, o.qty_ganti, o.qty_bersurat, o.qty_terkirim,
      o.ditahan, o.terjual, o.tgl_order, o.total_harga, o.total_tambahan_harga_online as tambahan, o.dibatalkan is not null as batal,
      o.dibatalkan is null or o.dibatalkan = s.dibatalkan as bernilai,
      o.sumber_produk = 'SG' as dari_gudang, o.status_produk = 'Progress' as dikerjakan, s.status_so, s.tgl_order as tgl_so,
      case when (select ada from beda_surat) then coalesce(d.qty, 0)::int else o.qty_bersurat end as di_surat,
      case when (select ada from beda_surat) then coalesce(d.keluar, 0)::int else o.qty_terkirim end as keluar
    from orderan o left join so s using (id_so)
    left join (
      select id_orderan, sum(qty) as qty, sum(qty) filter (where keluar) as keluar from di_surat
      where (select ada from beda_surat) group by 1
    ) d using (id_orderan)),
  ${pesanan(db)}`;

/** Whether the units on delivery notes, in the lines of the orders and in the book of goods disagree anywhere. */
function bedaSurat(db: Db): Fragment {
  const [perBaris, perSurat] = [pengacak(db), pengacak(db)];
  // Two numbers of units as one amount: equal when both are.
  const satuan = (bersurat: Fragment, keluar: Fragment) => db`(${bersurat} + 1000000007 * (${keluar})::bigint)`;
  const barisOrder = perBaris({ teks: [db`id_so`], angka: [db`id_orderan`] });
  return db`
  beda_surat as materialized (
    select ${berselisih(
      db,
      db`
      select ${satuan(db`qty`, db`case when keluar then qty else 0 end`)}, ${barisOrder}, case when keluar then qty else 0 end::bigint,
        ${perSurat({ teks: [db`id_surat_jalan`], angka: [db`id_produk`] })}
      from di_surat join (select id_orderan, id_produk from orderan offset 0) o using (id_orderan)
      union all
      select -${satuan(db`qty_bersurat`, db`qty_terkirim`)}, ${barisOrder}, 0, 0 from orderan
      union all
      select 0, 0, qty, ${perSurat({ teks: [db`coalesce(sumber, '')`], angka: [db`id_produk`] })}
      from stok where jenis in ('kirim', 'batal-kirim')`,
      2,
    )} as ada)`;
}

/** Everything of an order is summed at once. */
const pesanan = (db: Db): Fragment => db`
  pesanan as materialized (
    select s.id_so, s.tipe_so, s.status_so, s.status_pembayaran, s.total_pembelian, s.total_tambahan_online, s.ppn_atas, s.ppn_bawah,
      s.harga_tanpa_ppn, f.*
    from so s left join (
      select id_so as id, jumlah_bulat(total) as total, jumlah_bulat(tambahan) as tambahan, jumlah_bulat(tanpa_surat) as tanpa_surat,
        jumlah_bulat(progress) as progress, min(maju) as maju, bool_or(ditagih) as ditagih, (max(sisa))[2] + coalesce(jumlah_bulat(selisih), 0) as sisa,
        jumlah_bulat(semua) as semua, jumlah_bulat(keluar) as keluar, jumlah_bulat(kembali) as kembali,
        jumlah_bulat(admin) as admin, jumlah_bulat(diskon) as diskon, jumlah_bulat(ongkir_peti) as ongkir_peti
      from (
        select id_so, case when not batal then total_harga end as total, case when not batal then tambahan end as tambahan,
          case when not batal then qty + qty_ganti - di_surat end as tanpa_surat, case when not batal then dikerjakan::int end as progress,
          null::int as maju, null::boolean as ditagih, null::bigint[] as sisa, case when bernilai then qty end as semua, keluar,
          null::int as kembali, null::bigint as admin, null::bigint as diskon, null::bigint as ongkir_peti, null::bigint as selisih
        from baris
        union all
        select id_so, null, null, null, null, array_position(array['Belum', 'Pending', 'Kirim', 'Diambil'], status_barang), null, null,
          null, null, null, null, null, null, null
        from surat_jalan
        union all
        select r.id_so, null, null, null, null, null, null, null, null, null, b.qty_baik + b.qty_rusak, null, null, null, null
        from retur r join retur_baris b using (id_retur) where r.keputusan = 'ganti'
        union all
        select id_so, null, null, null, null, null, true,
          -- The last approved one has the highest ke.
          case when status_approve = 'Disetujui' then array[ke, nominal_sisa_bayar] end, null, null, null,
          case when status_approve = 'Disetujui' and ke = 1 then nominal_admin end,
          case when status_approve = 'Disetujui' and ke = 1 then nominal_diskon end,
          case when status_approve = 'Disetujui' then nominal_peti + nominal_ongkir end, null
        from invoice where dihapus is null
        union all
        select id_so, null, null, null, null, null, null, null, null, null, null, null, null, null, nominal
        from so_tagihan where id_invoice is null) x
      group by 1) f on f.id = s.id_so)`;

/**
 * The lines of the journal summed by account and day (`harian`), those of Piutang Pelanggan by order and day (`piutang`) and by
 * order (`saldo_piutang`), where they are not 0; and what the book of goods says of each day (`stok_hari`).
 */
export const sumberJurnal: Sumber = (db) => db`
  harian as materialized (
    select id_akun, tanggal, jumlah_bulat(debit) as debit, jumlah_bulat(kredit) as kredit, count(*) as jumlah
    from jurnal_baris group by 1, 2),
  piutang as materialized (
    select coalesce(sub, '') as id_so, tanggal, jumlah_bulat(debit - kredit) as nominal
    from jurnal_baris where id_akun = ${akun(db, "piutang")} group by 1, 2 having jumlah_bulat(debit - kredit) <> 0),
  saldo_piutang as materialized (
    select id_so, jumlah_bulat(nominal) as saldo from piutang group by 1 having jumlah_bulat(nominal) <> 0),
  stok_hari as materialized (
    select tanggal, jumlah_bulat(nilai) as nilai, coalesce(jumlah_bulat(hpp), 0) as hpp, count(hpp) as keluar
    from (
      select tanggal, ${nilaiSetelah(db, "t")} - lag(${nilaiSetelah(db, "t")}, 1, 0::bigint) over (partition by id_produk order by urut) as nilai,
        case when jenis in ('kirim', 'batal-kirim', 'retur') then ${nilaiBergerak(db)}
          when selisih <> 0 then -selisih end as hpp
      from stok t) s
    group by 1)`;
