import { type Milik, orderSaja } from "#company/orderMilik.ts";
import type { RentangPenuh } from "#kernel/range.ts";
import type { Rupiah } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { byDay } from "#platform/list/bucket.ts";
import { type CountedList, countedPage } from "#platform/list/countedPage.ts";
import { type BarisSo, DAFTAR_TERPANJANG, type KartuOmset, type KartuStatus } from "../contract.ts";
import { orderKartu } from "../isiDashboard.ts";

/**
 * Orders on the dashboard. `kartu` and `dibayar` say once which order belongs to which card; its number and its list
 * both use them, so that they always agree. Numbers are added up from the sums of each day (`so_harian`, kept by
 * triggers); lists are read from the orders of days that have any.
 */
const kartu = (db: Db) => db`
  case when status_so in ('Kirim', 'Diambil', 'Selesai') then 'Kirim'
       when status_so in ('Cancel', 'Tolak') then 'Cancel' else status_so end`;

const dibayar = (db: Db) => db`
  case status_pembayaran when 'Lunas' then 'Lunas' when 'Proses' then 'DP' else 'Belum Dibayar' end`;

/** What was ordered on each day by state: kept by triggers, or of the own orders alone. */
const harian = (db: Db, milik: Milik): Fragment =>
  milik === null
    ? db`so_harian`
    : db`(select tgl_order, status_so, status_pembayaran, 1 as jumlah, total_pembelian as nominal from so
        where true ${orderSaja(db, "idSo", milik)}) harian`;

/** Orders that count as sold. */
const terjual = (db: Db) => db`status_so not in ('Cancel', 'Tolak')`;

/** What is taken back of orders of closed months, in the first open one, and what their own months keep. */
const koreksi = (db: Db, { tglAwal, tglAkhir, milik }: Masa) => db`
  select tanggal, nominal from koreksi_penjualan where tanggal between ${tglAwal} and ${tglAkhir} and id_produk is null
    ${orderSaja(db, "idSo", milik)}`;

const pada = (db: Db, { tglAwal, tglAkhir }: RentangPenuh) => db`tgl_order between ${tglAwal} and ${tglAkhir}`;

/** A range of days, and whose orders alone count; null: all of them. */
export type Masa = RentangPenuh & { milik: Milik };

export type JumlahStatus = Record<Lowercase<KartuStatus> | "total", number>;

export async function jumlahPerStatus(db: Db, rentang: Masa): Promise<JumlahStatus> {
  const hitung = (nama: KartuStatus) => db`coalesce(sum(jumlah) filter (where ${kartu(db)} = ${nama}), 0)::int`;
  const [row] = await db<JumlahStatus[]>`
    select coalesce(sum(jumlah), 0)::int as total, ${hitung("Ajukan")} as ajukan, ${hitung("Proses")} as proses,
      ${hitung("Belum")} as belum, ${hitung("Pending")} as pending, ${hitung("Kirim")} as kirim,
      ${hitung("Cancel")} as cancel
    from ${harian(db, rentang.milik)} where ${pada(db, rentang)}`;
  if (!row) throw new Error("a count answered no row");
  return row;
}

export type JumlahOmset = { totalNominal: Rupiah; totalDp: number; totalLunas: number; totalBelumBayar: number };

export async function jumlahOmset(db: Db, rentang: Masa): Promise<JumlahOmset> {
  const bagian = (nama: KartuOmset) => db`coalesce(sum(jumlah) filter (where ${dibayar(db)} = ${nama}), 0)::int`;
  const [row] = await db<JumlahOmset[]>`
    select (coalesce(sum(nominal), 0) + (select coalesce(sum(nominal), 0) from (${koreksi(db, rentang)}) k))::bigint
        as total_nominal, ${bagian("DP")} as total_dp,
      ${bagian("Lunas")} as total_lunas, ${bagian("Belum Dibayar")} as total_belum_bayar
    from ${harian(db, rentang.milik)} where ${pada(db, rentang)} and ${terjual(db)}`;
  if (!row) throw new Error("a sum answered no row");
  return row;
}

type Kartu = { statusOrder?: KartuStatus | null; omset?: KartuOmset | null };
type Halaman = { page: number; limit: number | null };

const padaKartu = (db: Db, { statusOrder, omset }: Kartu): Fragment => db`
  ${statusOrder ? db`and ${kartu(db)} = ${statusOrder}` : db``}
  ${omset ? db`and ${terjual(db)}` : db``} ${omset && omset !== "Semua" ? db`and ${dibayar(db)} = ${omset}` : db``}`;

const DAFTAR: CountedList = {
  name: "so",
  table: "so",
  id: "idSo",
  bucketing: byDay("tglOrder", "urut"),
  text: "teksCari",
};

/** The orders of a card, newest first. */
export async function daftarKartu(db: Db, { page, limit, milik, ...asked }: Masa & Kartu & Halaman) {
  const { ids, total } = await countedPage(db, DAFTAR, {
    ...asked,
    page: limit === null ? 1 : page,
    limit: limit ?? DAFTAR_TERPANJANG,
    cari: "",
    filter: { key: "kartu", where: db`true ${padaKartu(db, asked)} ${orderSaja(db, "idSo", milik)}` },
    counters: db`
      select hari_ke(tgl_order) as ember, sum(jumlah) as jumlah from ${harian(db, milik)}
      where ${pada(db, asked)} ${padaKartu(db, asked)} group by 1`,
  });
  const rows = await db<BarisSo[]>`
    select ${columns(db, "s", orderKartu)} from so s where id_so = any(${ids}) order by tgl_order desc, urut desc`;
  return { rows, total };
}

export type PenjualanBulan = { bulan: string; nominal: Rupiah; order: number; terjual: number };

/** What was sold in each month, and how many orders were made and not cancelled. */
export const penjualanPerBulan = (db: Db, rentang: Masa) => db<PenjualanBulan[]>`
  select to_char(b.bulan, 'YYYY-MM') as bulan, coalesce(sum(nominal), 0)::bigint as nominal,
    coalesce(sum(jumlah), 0)::int as "order", coalesce(sum(jumlah) filter (where laku), 0)::int as terjual
  from generate_series(date_trunc('month', ${rentang.tglAwal}::timestamp), ${rentang.tglAkhir}::timestamp, '1 month') b(bulan)
  left join (
    select date_trunc('month', tgl_order::timestamp) as bulan, jumlah, ${terjual(db)} as laku,
      case when ${terjual(db)} then nominal else 0 end as nominal
    from ${harian(db, rentang.milik)} where ${pada(db, rentang)}
    union all select date_trunc('month', tanggal::timestamp), 0, false, nominal from (${koreksi(db, rentang)}) k
  ) o using (bulan)
  group by b.bulan order by b.bulan`;
