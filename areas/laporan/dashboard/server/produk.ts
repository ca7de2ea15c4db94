import { orderSaja } from "#company/orderMilik.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { found } from "#platform/http/refusal.ts";
import { offsetOf } from "#platform/list/paging.ts";
import type { BarisOrderProduk } from "../contract.ts";
import type { Masa } from "./order.ts";

/**
 * Units sold in orders that are not cancelled: whole months from `terjual_bulanan`, days at both ends from `orderan`. What
 * was cancelled after its month was closed is taken off in the first open one.
 */
const unitTerjual = (db: Db, { tglAwal, tglAkhir, milik }: Masa) => {
  if (milik !== null) return unitMilik(db, { tglAwal, tglAkhir, milik });
  const mulai = db`date_trunc('month', ${tglAwal}::timestamp + interval '1 month' - interval '1 day')::date`;
  const sampai = db`date_trunc('month', ${tglAkhir}::timestamp + interval '1 day')::date`;
  return db`
    select id_produk, unit from terjual_bulanan where bulan >= ${mulai} and bulan < ${sampai}
    union all
    select id_produk, qty from orderan
    where terjual and tgl_order between ${tglAwal} and least(${tglAkhir}::date, ${mulai} - 1)
    union all
    select id_produk, qty from orderan
    where terjual and tgl_order between greatest(${mulai}, ${sampai}) and ${tglAkhir}
    union all
    select id_produk, unit from koreksi_penjualan
    where tanggal between ${tglAwal} and ${tglAkhir} and id_produk is not null`;
};

/** The same of the own orders alone, with the day. */
const unitMilik = (db: Db, { tglAwal, tglAkhir, milik }: Masa) => db`
  select id_produk, qty as unit, tgl_order as tanggal from orderan
  where terjual and tgl_order between ${tglAwal} and ${tglAkhir} ${orderSaja(db, "idSo", milik)}
  union all
  select id_produk, unit, tanggal from koreksi_penjualan
  where tanggal between ${tglAwal} and ${tglAkhir} and id_produk is not null ${orderSaja(db, "idSo", milik)}`;

/** How many units were sold. */
export async function unitRentang(db: Db, rentang: Masa): Promise<number> {
  const [row] = await db<
    { unit: number }[]
  >`select coalesce(sum(unit), 0)::int as unit from (${unitTerjual(db, rentang)}) u`;
  return row?.unit ?? 0;
}

/** The same month by month. */
export const unitPerBulan = (db: Db, masa: Masa) => db<{ bulan: string; nilai: Rupiah }[]>`
  select to_char(b.bulan, 'YYYY-MM') as bulan, coalesce(sum(u.unit), 0)::bigint as nilai
  from generate_series(date_trunc('month', ${masa.tglAwal}::timestamp), ${masa.tglAkhir}::timestamp, '1 month') b(bulan)
  left join (${bulanTerjual(db, masa)}) u using (bulan)
  group by b.bulan order by b.bulan`;

const bulanTerjual = (db: Db, masa: Masa) => {
  const { tglAwal, tglAkhir, milik } = masa;
  if (milik !== null)
    return db`select date_trunc('month', tanggal::timestamp) as bulan, unit from (${unitMilik(db, masa)}) m`;
  return db`
    select bulan::timestamp as bulan, unit from terjual_bulanan where bulan between ${tglAwal} and ${tglAkhir}
    union all
    select date_trunc('month', tanggal::timestamp), unit from koreksi_penjualan
    where tanggal between ${tglAwal} and ${tglAkhir} and id_produk is not null`;
};

type ProdukTerjual = { idProduk: Id<"produk">; kodeProduk: string; namaProduk: string; totalOrders: number };

export async function produkTerlaris(db: Db, asked: Masa & { page: number; limit: number }) {
  const rows = await db<(ProdukTerjual & { total: number })[]>`
    with terjual as (
      select id_produk, sum(unit) as total_orders from (${unitTerjual(db, asked)}) u group by 1 having sum(unit) > 0
    ), hitung as (select count(*)::int as total from terjual)
    select h.total, p.id_produk, p.kode_produk, p.nama_produk, t.total_orders::int
    from hitung h left join (
      select * from terjual order by total_orders desc, id_produk limit ${asked.limit} offset ${offsetOf(asked)}
    ) t on true left join produk_pada(${asked.tglAkhir}) p using (id_produk)
    order by t.total_orders desc, t.id_produk`;
  const data = rows.filter((row) => row.idProduk !== null).map(({ total: _, ...row }) => row);
  return { rows: data, total: rows[0]?.total ?? 0 };
}

type DitanyaProduk = Masa & { idProduk: Id<"produk">; page: number; limit: number };

/** The orders behind a bar of the top products, with their number of units. */
export async function orderProduk(db: Db, asked: DitanyaProduk) {
  const [produk] = await db`select 1 from produk where id_produk = ${asked.idProduk}`;
  found(produk, "Produk");
  const milik = db`(
    select id_so, sum(qty)::int as qty from (
      select id_so, qty from orderan
      where terjual and id_produk = ${asked.idProduk} and tgl_order between ${asked.tglAwal} and ${asked.tglAkhir}
        ${orderSaja(db, "idSo", asked.milik)}
      union all
      select id_so, unit from koreksi_penjualan
      where id_produk = ${asked.idProduk} and tanggal between ${asked.tglAwal} and ${asked.tglAkhir}
        ${orderSaja(db, "idSo", asked.milik)}) u
    group by 1 having sum(qty) <> 0)`;
  const [rows, [count]] = await Promise.all([
    db<BarisOrderProduk[]>`
      select s.id_so, s.nama_customer, s.tgl_order, k.qty
      from ${milik} k join so s using (id_so)
      order by s.tgl_order desc, s.urut desc limit ${asked.limit} offset ${offsetOf(asked)}`,
    db<{ total: number; unit: number }[]>`
      select count(*)::int as total, coalesce(sum(qty), 0)::int as unit from ${milik} k`,
  ]);
  return { rows, total: count?.total ?? 0, totalOrders: count?.unit ?? 0 };
}

type Stok = { kodeProduk: string; namaProduk: string; jumlahStock: number; minimalStock: number };

/** Active products, those furthest below their reorder level first. */
export async function stokTersisa(db: Db, asked: { page: number; limit: number }) {
  const [rows, [count]] = await Promise.all([
    db<Stok[]>`
      select kode_produk, nama_produk, jumlah_stock, minimal_stock from produk where not soft_delete and kategori_produk <> 'bahan'
      order by jumlah_stock - minimal_stock, id_produk limit ${asked.limit} offset ${offsetOf(asked)}`,
    db<
      { total: number }[]
    >`select count(*)::int as total from produk where not soft_delete and kategori_produk <> 'bahan'`,
  ]);
  return { rows, total: count?.total ?? 0 };
}
