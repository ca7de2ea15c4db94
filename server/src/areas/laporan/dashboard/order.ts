import type { RentangPenuh } from "#contract/kernel/range.ts";
import type { Id, Rupiah, Tanggal } from "#contract/kernel/types.ts";
import { type BarisSo, DAFTAR_TERPANJANG, type KartuOmset, type KartuStatus } from "#contract/laporan/dashboard.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";
import { offsetOf } from "#server/platform/postgres/paging.ts";

/**
 * The orders of the dashboard. Which order belongs to which card is said once, in `kartu` and `dibayar`; figure and
 * list are both made of them, so that they can not disagree.
 */
const kartu = (db: Db) => db`
  case when status_so in ('Kirim', 'Diambil', 'Selesai') then 'Kirim'
       when status_so in ('Cancel', 'Tolak') then 'Cancel' else status_so end`;

const dibayar = (db: Db) => db`
  case status_pembayaran when 'Lunas' then 'Lunas' when 'Proses' then 'DP' else 'Belum Dibayar' end`;

/** What counts as sold. */
const terjual = (db: Db) => db`status_so not in ('Cancel', 'Tolak')`;

const pada = (db: Db, { tglAwal, tglAkhir }: RentangPenuh) => db`tgl_order between ${tglAwal} and ${tglAkhir}`;

export type JumlahStatus = Record<Lowercase<KartuStatus> | "total", number>;

export async function jumlahPerStatus(db: Db, rentang: RentangPenuh): Promise<JumlahStatus> {
  const [row] = await db<JumlahStatus[]>`
    select coalesce(sum(n), 0)::int as total, ${hitung(db, "Ajukan")} as ajukan, ${hitung(db, "Proses")} as proses,
      ${hitung(db, "Belum")} as belum, ${hitung(db, "Pending")} as pending, ${hitung(db, "Kirim")} as kirim,
      ${hitung(db, "Cancel")} as cancel
    from (select ${kartu(db)} as kartu, count(*) as n from so where ${pada(db, rentang)} group by 1) k`;
  if (!row) throw new Error("a count answered no row");
  return row;
}

const hitung = (db: Db, nama: KartuStatus) => db`coalesce(sum(n) filter (where kartu = ${nama}), 0)::int`;

export type JumlahOmset = { totalNominal: Rupiah; totalDp: number; totalLunas: number; totalBelumBayar: number };

export async function jumlahOmset(db: Db, rentang: RentangPenuh): Promise<JumlahOmset> {
  const bagian = (nama: KartuOmset) => db`coalesce(sum(n) filter (where dibayar = ${nama}), 0)::int`;
  const [row] = await db<JumlahOmset[]>`
    select coalesce(sum(nominal), 0)::bigint as total_nominal, ${bagian("DP")} as total_dp,
      ${bagian("Lunas")} as total_lunas, ${bagian("Belum Dibayar")} as total_belum_bayar
    from (select ${dibayar(db)} as dibayar, count(*) as n, sum(total_pembelian) as nominal
          from so where ${pada(db, rentang)} and ${terjual(db)} group by 1) b`;
  if (!row) throw new Error("a sum answered no row");
  return row;
}

type Kartu = { statusOrder?: KartuStatus | null; omset?: KartuOmset | null };
type Halaman = { page: number; limit: number | null };

const padaKartu = (db: Db, { statusOrder, omset }: Kartu): Fragment => db`
  ${statusOrder ? db`and ${kartu(db)} = ${statusOrder}` : db``}
  ${omset ? db`and ${terjual(db)}` : db``} ${omset && omset !== "Semua" ? db`and ${dibayar(db)} = ${omset}` : db``}`;

/** The orders behind a card, newest first. */
export async function daftarKartu(db: Db, asked: RentangPenuh & Kartu & Halaman) {
  const cocok = db`${pada(db, asked)} ${padaKartu(db, asked)}`;
  const limit = asked.limit ?? DAFTAR_TERPANJANG;
  const offset = asked.limit === null ? 0 : offsetOf({ page: asked.page, limit });
  const [rows, [count]] = await Promise.all([
    db<BarisSo[]>`
      select s.id_so, s.nama_customer, s.tgl_order, s.status_so, s.status_pembayaran, s.total_pembelian
      from (select id_so, tgl_order, urut from so where ${cocok}
            order by tgl_order desc, urut desc limit ${limit} offset ${offset}) k
      join so s using (id_so) order by k.tgl_order desc, k.urut desc`,
    db<{ total: number }[]>`select count(*) as total from so where ${cocok}`,
  ]);
  return { rows, total: count?.total ?? 0 };
}

export type OmsetBulan = { bulan: string; totalNominal: Rupiah };

export const omsetPerBulan = (db: Db, rentang: RentangPenuh) => db<OmsetBulan[]>`
  select to_char(b.bulan, 'YYYY-MM') as bulan, coalesce(o.nominal, 0)::bigint as total_nominal
  from generate_series(date_trunc('month', ${rentang.tglAwal}::timestamp), ${rentang.tglAkhir}::timestamp, '1 month') b(bulan)
  left join (
    select date_trunc('month', tgl_order::timestamp) as bulan, sum(total_pembelian) as nominal
    from so where ${pada(db, rentang)} and ${terjual(db)} group by 1
  ) o using (bulan)
  order by 1`;

/** Living lines of orders that count as sold. */
const unitTerjual = (db: Db, rentang: RentangPenuh) => db`
  orderan o where o.dibatalkan is null and o.tgl_order between ${rentang.tglAwal} and ${rentang.tglAkhir}
    and not exists (select from so where so.id_so = o.id_so and so.status_so in ('Cancel', 'Tolak')
                    and so.tgl_order between ${rentang.tglAwal} and ${rentang.tglAkhir})`;

type ProdukTerjual = { idProduk: Id<"produk">; kodeProduk: string; namaProduk: string; totalOrders: number };

export async function produkTerlaris(db: Db, asked: RentangPenuh & { page: number; limit: number }) {
  const rows = await db<(ProdukTerjual & { total: number })[]>`
    with terjual as (
      select o.id_produk, sum(o.qty) as total_orders from ${unitTerjual(db, asked)} group by 1
    ), hitung as (select count(*)::int as total from terjual)
    select h.total, p.id_produk, p.kode_produk, p.nama_produk, t.total_orders::int
    from hitung h left join (
      select * from terjual order by total_orders desc, id_produk limit ${asked.limit} offset ${offsetOf(asked)}
    ) t on true left join produk p using (id_produk)
    order by t.total_orders desc, t.id_produk`;
  const data = rows.filter((row) => row.idProduk !== null).map(({ total: _, ...row }) => row);
  return { rows: data, total: rows[0]?.total ?? 0 };
}

type OrderProduk = { idSo: string; namaCustomer: string; tglOrder: Tanggal; qty: number };
type DitanyaProduk = RentangPenuh & { idProduk: Id<"produk">; page: number; limit: number };

/** The orders behind a bar of the top products, and how many units they are. */
export async function orderProduk(db: Db, asked: DitanyaProduk) {
  const milik = db`${unitTerjual(db, asked)} and o.id_produk = ${asked.idProduk}`;
  const [rows, [count]] = await Promise.all([
    db<OrderProduk[]>`
      select s.id_so, s.nama_customer, s.tgl_order, k.qty
      from (select o.id_so, sum(o.qty)::int as qty from ${milik} group by 1) k join so s using (id_so)
      order by s.tgl_order desc, s.urut desc limit ${asked.limit} offset ${offsetOf(asked)}`,
    db<{ total: number; unit: number }[]>`
      select count(distinct o.id_so)::int as total, coalesce(sum(o.qty), 0)::int as unit from ${milik}`,
  ]);
  return { rows, total: count?.total ?? 0, totalOrders: count?.unit ?? 0 };
}
