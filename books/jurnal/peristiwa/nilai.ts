import type { Rupiah } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { ketentuanPpn, ppnDari } from "./ppn.ts";

/**
 * The value of an order becomes a receivable from its customer when the goods leave: in proportion to the units that
 * left, with the extra amounts of the invoices that are approved by then. A fact holds these amounts before (`…0`) and
 * after (`…1`) an event, the units that left (`unit`) and all units of the order (`semua`); the difference is booked.
 * So the bookings add up to the whole in any order of events, and a cancelled delivery takes back exactly what was
 * booked.
 */
export type Saat = "kini" | "lalu";

export const sampaiSaat = (db: Db, saat: Saat, kondisi: Fragment): Fragment => (saat === "kini" ? db`true` : kondisi);

/**
 * Which invoices `i` with the money `p` that came for them count: those that are approved and not cancelled, now or as it
 * was at a moment.
 */
const berlaku = (db: Db, saat: Saat, waktu: Fragment): Fragment =>
  saat === "kini" ? db`i.dihapus is null` : db`p.dibuat <= ${waktu} and (i.dihapus is null or i.dibatalkan > ${waktu})`;

/** Administration, discount, shipping and crate amounts of an order's invoices, as one row. */
export const ditetapkan = (db: Db, yang: Fragment): Fragment => db`
  select coalesce(sum(i.nominal_admin) filter (where i.ke = 1), 0)::bigint as admin,
    coalesce(sum(i.nominal_diskon) filter (where i.ke = 1), 0)::bigint as diskon,
    coalesce(sum(i.nominal_peti + i.nominal_ongkir), 0)::bigint as ongkir_peti
  from invoice i join pengajuan p on p.id_invoice = i.id_invoice and p.tipe_pengajuan = 'masuk'
  where i.id_so = s.id_so and ${yang}`;

/** A line that was cancelled together with its order keeps its share of the order's value. */
export const semuaUnit = (db: Db): Fragment => db`
  (select sum(o.qty) from orderan o where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)) as semua`;

/** Units that came back and are to be delivered once more: until then the customer does not have them. */
export const diganti = (db: Db, yang: Fragment): Fragment => db`
  coalesce((select sum(b.qty_baik + b.qty_rusak) from retur r join retur_baris b using (id_retur)
    where r.id_so = s.id_so and r.keputusan = 'ganti' and ${yang}), 0)`;

/**
 * Deliveries and their cancellations, one fact for each; `yang` selects rows `t` of stok. Booking an action now counts
 * all invoices (`kini`); deriving the past counts those that were approved by then (`lalu`).
 */
export const faktaPengiriman = (db: Db, yang: Fragment, saat: Saat): Fragment => db`
  select g.waktu, g.tanggal, g.jenis as peristiwa, g.sumber as dokumen, '' as keterangan, s.id_so,
    s.total_pembelian as penjualan0, s.total_pembelian as penjualan1, s.total_tambahan_online as tambahan0,
    s.total_tambahan_online as tambahan1, c.admin as admin0, c.admin as admin1, c.diskon as diskon0, c.diskon as diskon1,
    c.ongkir_peti as ongkir0, c.ongkir_peti as ongkir1, k.unit - g.unit as unit0, k.unit as unit1, ${semuaUnit(db)}, ${ketentuanPpn(db)}
  from (select t.waktu, max(t.tanggal) as tanggal, t.jenis, t.sumber, -sum(t.qty) as unit, max(t.id_stok) as id_stok
        from stok t where t.jenis in ('kirim', 'batal-kirim') and ${yang} group by 1, 3, 4) g
  join surat_jalan j on j.id_surat_jalan = g.sumber
  join so s using (id_so)
  cross join lateral (
    select -sum(t.qty) - ${diganti(db, sampaiSaat(db, saat, db`r.waktu_putus < g.waktu`))} as unit
    from surat_jalan n join stok t on t.sumber = n.id_surat_jalan
    where n.id_so = s.id_so and t.jenis in ('kirim', 'batal-kirim') and t.id_stok <= g.id_stok) k
  cross join lateral (${ditetapkan(db, berlaku(db, saat, db`g.waktu`))}) c`;

/**
 * Approved invoices that add amounts after goods have left; `yang` selects rows `p` of pengajuan. Where the money is dated
 * before the decision, they count from its day on, but not before the goods had left.
 */
export const faktaTambahan = (db: Db, yang: Fragment, saat: Saat): Fragment => db`
  select x.waktu, case when x.dinamai then greatest(x.tanggal, k.keluar) else x.tanggal end as tanggal,
    'nilai-invoice' as peristiwa, x.id_invoice as dokumen, '' as keterangan, s.id_so,
    s.total_pembelian as penjualan0, s.total_pembelian as penjualan1, s.total_tambahan_online as tambahan0,
    s.total_tambahan_online as tambahan1, c0.admin as admin0, c1.admin as admin1, c0.diskon as diskon0,
    c1.diskon as diskon1, c0.ongkir_peti as ongkir0, c1.ongkir_peti as ongkir1, k.unit as unit0, k.unit as unit1,
    ${semuaUnit(db)}, ${ketentuanPpn(db)}
  from (select k.waktu, k.tanggal, p.tgl_putusan is not null as dinamai, v.id_invoice, v.id_so, v.ke
        from kas k join pengajuan p using (id_pengajuan) join invoice v on v.id_invoice = p.id_invoice
        where p.tipe_pengajuan = 'masuk' and ${yang}) x
  join so s on s.id_so = x.id_so
  cross join lateral (
    select -sum(t.qty) - ${diganti(db, sampaiSaat(db, saat, db`r.waktu_putus < x.waktu`))} as unit, max(t.tanggal) as keluar
    from surat_jalan n join stok t on t.sumber = n.id_surat_jalan
    where n.id_so = s.id_so and t.jenis in ('kirim', 'batal-kirim')
      and ${sampaiSaat(db, saat, db`t.waktu < x.waktu`)}) k
  cross join lateral (${ditetapkan(db, db`i.ke < x.ke and ${berlaku(db, saat, db`x.waktu`)}`)}) c0
  cross join lateral (${ditetapkan(db, db`i.ke <= x.ke and ${berlaku(db, saat, db`x.waktu`)}`)}) c1
  where k.unit > 0`;

/** Decisions that returned units are replaced; `yang` selects rows `x` of retur. */
export const faktaGanti = (db: Db, yang: Fragment, saat: Saat): Fragment => db`
  select x.waktu_putus as waktu, x.tgl_putus as tanggal, 'retur-ganti' as peristiwa, x.id_retur as dokumen,
    '' as keterangan, s.id_so, s.total_pembelian as penjualan0, s.total_pembelian as penjualan1,
    s.total_tambahan_online as tambahan0, s.total_tambahan_online as tambahan1, c.admin as admin0, c.admin as admin1,
    c.diskon as diskon0, c.diskon as diskon1, c.ongkir_peti as ongkir0, c.ongkir_peti as ongkir1,
    k.unit + k.kembali as unit0, k.unit as unit1, ${semuaUnit(db)}, ${ketentuanPpn(db)}
  from retur x join so s using (id_so)
  cross join lateral (
    select (select sum(b.qty_baik + b.qty_rusak) from retur_baris b where b.id_retur = x.id_retur) as kembali,
      -sum(t.qty) - ${diganti(db, sampaiSaat(db, saat, db`r.waktu_putus <= x.waktu_putus`))} as unit
    from surat_jalan n join stok t on t.sumber = n.id_surat_jalan
    where n.id_so = s.id_so and t.jenis in ('kirim', 'batal-kirim')
      and ${sampaiSaat(db, saat, db`t.waktu < x.waktu_putus`)}) k
  cross join lateral (${ditetapkan(db, berlaku(db, saat, db`x.waktu_putus`))}) c
  where x.keputusan = 'ganti' and ${yang}`;

/** What a change makes of an order: its totals and units before and after, and the units that the customer has. */
export type Ubahan = {
  penjualanLama: Rupiah;
  penjualanBaru: Rupiah;
  tambahanLama: Rupiah;
  tambahanBaru: Rupiah;
  unitLama: number;
  unitBaru: number;
  unitKeluar: number;
};

/**
 * Changes of orders: what had left is taken back at its value before, and booked at its value after. `ubahan` are rows
 * `k` like those of koreksi.
 */
export const faktaUbah = (db: Db, ubahan: Fragment, saat: Saat): Fragment => db`
  select k.waktu_approve as waktu, k.tgl_approve as tanggal, 'order-ubah' as peristiwa, k.id_koreksi as dokumen,
    '' as keterangan, s.id_so,
    case u.ke when 1 then k.penjualan_lama else 0 end as penjualan0,
    case u.ke when 2 then k.penjualan_baru else 0 end as penjualan1,
    case u.ke when 1 then k.tambahan_lama else 0 end as tambahan0,
    case u.ke when 2 then k.tambahan_baru else 0 end as tambahan1,
    c.admin as admin0, c.admin as admin1, c.diskon as diskon0, c.diskon as diskon1, c.ongkir_peti as ongkir0,
    c.ongkir_peti as ongkir1,
    case u.ke when 1 then k.unit_keluar else 0 end as unit0, case u.ke when 2 then k.unit_keluar else 0 end as unit1,
    case u.ke when 1 then k.unit_lama else k.unit_baru end as semua, ${ketentuanPpn(db)}
  from (${ubahan}) k join so s using (id_so)
  cross join (values (1), (2)) u(ke)
  cross join lateral (${ditetapkan(db, berlaku(db, saat, db`k.waktu_approve`))}) c
  where k.unit_keluar > 0`;

/** Approved changes; `yang` selects rows `k` of koreksi. */
export const ubahanDisetujui = (db: Db, yang: Fragment): Fragment => db`
  select * from koreksi k where k.jenis = 'ubah' and k.status = 'Disetujui' and ${yang}`;

/** The day on which an order `s` was cancelled. */
export const hariBatal = (db: Db): Fragment => db`(s.dibatalkan at time zone 'Asia/Jakarta')::date`;

/**
 * Orders that were cancelled after all that had left came back, or with a debt that was lowered; `yang` selects rows `s`
 * of so. What returns, credit notes and write-offs had already taken off the debt is `dana`: of an order whose goods never
 * left it is given back.
 */
export const faktaReturBatal = (db: Db, yang: Fragment): Fragment => db`
  select s.dibatalkan as waktu, ${hariBatal(db)} as tanggal, 'retur-batal' as peristiwa,
    s.id_so as dokumen, '' as keterangan, s.id_so, 0::bigint as penjualan0, s.total_pembelian as penjualan1,
    0::bigint as tambahan0, s.total_tambahan_online as tambahan1, 0::bigint as admin0, c.admin as admin1,
    0::bigint as diskon0, c.diskon as diskon1, 0::bigint as ongkir0, c.ongkir_peti as ongkir1, 0::bigint as unit0,
    k.unit as unit1, ${semuaUnit(db)}, ${ketentuanPpn(db)}, d.dana, d.dana_ppn + p.dana_ppn as dana_ppn
  from so s
  cross join lateral (
    select coalesce(-sum(t.qty), 0) - ${diganti(db, db`true`)} as unit
    from surat_jalan n join stok t on t.sumber = n.id_surat_jalan
    where n.id_so = s.id_so and t.jenis in ('kirim', 'batal-kirim')) k
  cross join lateral (${ditetapkan(db, db`i.dihapus is null`)}) c
  cross join lateral (
    select coalesce(sum(r.nominal), 0)::bigint as potongan,
      coalesce(sum(${ppnDari(db, db`r.nominal`)}) filter (where r.jenis = 'nota-kredit'), 0)::bigint as dana_ppn
    from koreksi r
    where r.id_so = s.id_so and r.jenis in ('nota-kredit', 'hapus-piutang') and r.status = 'Disetujui') p
  cross join lateral (
    select coalesce(sum(r.nominal), 0)::bigint + p.potongan as dana,
      coalesce(sum(${ppnDari(db, db`r.nominal`)}), 0)::bigint as dana_ppn
    from retur r
    where r.id_so = s.id_so and r.keputusan = 'dana') d
  where s.dibatalkan is not null and ${yang}
    and (p.potongan > 0 or k.unit > 0 and exists (select from retur r where r.id_so = s.id_so))`;

/** The present value of every order, counted from 0: it must equal the sum of all bookings of that order. */
export const faktaNilaiSeluruhnya = (db: Db): Fragment =>
  faktaNilaiSekarang(
    db,
    db`
    -- Everything of an order is summed at once: a sum for each of these, and their joins, would take twice as long.
    select id_so, jumlah_bulat(penjualan) as penjualan, jumlah_bulat(tambahan) as tambahan, jumlah_bulat(admin) as admin,
      jumlah_bulat(diskon) as diskon, jumlah_bulat(ongkir_peti) as ongkir_peti, sum(keluar) - sum(kembali) as unit,
      sum(keluar) as keluar, sum(semua) as semua, max(ppn_atas) as ppn_atas, max(ppn_bawah) as ppn_bawah
    from (
      select id_so, total_pembelian as penjualan, total_tambahan_online as tambahan, 0::bigint as admin, 0::bigint as diskon,
        0::bigint as ongkir_peti, 0 as keluar, 0 as kembali, 0 as semua, ppn_atas, ppn_bawah
      from so
      union all
      select o.id_so, 0, 0, 0, 0, 0, 0, 0, o.qty, null, null from orderan o join so s using (id_so)
      where o.dibatalkan is null or o.dibatalkan = s.dibatalkan
      union all
      select n.id_so, 0, 0, 0, 0, 0, -t.qty, 0, 0, null, null
      from stok t join surat_jalan n on n.id_surat_jalan = t.sumber where t.jenis in ('kirim', 'batal-kirim')
      union all
      select r.id_so, 0, 0, 0, 0, 0, 0, b.qty_baik + b.qty_rusak, 0, null, null
      from retur r join retur_baris b using (id_retur) where r.keputusan = 'ganti'
      union all
      select id_so, 0, 0, case ke when 1 then nominal_admin else 0 end, case ke when 1 then nominal_diskon else 0 end,
        nominal_peti + nominal_ongkir, 0, 0, 0, null, null
      from invoice where status_approve = 'Disetujui' and dihapus is null) x
    group by 1`,
  );

/** The same from orders whose sums are known: `unit` is what left and did not come back. */
export const faktaNilaiSekarang = (db: Db, pesanan: Fragment): Fragment => db`
  select null::timestamptz as waktu, null::date as tanggal, '' as peristiwa, id_so as dokumen, '' as keterangan, id_so,
    0::bigint as penjualan0, penjualan as penjualan1, 0::bigint as tambahan0, tambahan as tambahan1, 0::bigint as admin0,
    admin as admin1, 0::bigint as diskon0, diskon as diskon1, 0::bigint as ongkir0, ongkir_peti as ongkir1, 0::bigint as unit0,
    unit as unit1, semua, ppn_atas, ppn_bawah
  from (${pesanan}) s
  where keluar <> 0 and semua > 0`;
