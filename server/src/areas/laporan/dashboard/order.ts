import type { RentangPenuh } from "#contract/kernel/range.ts";
import type { Rupiah, Tanggal } from "#contract/kernel/types.ts";
import { type BarisSo, DAFTAR_TERPANJANG, type KartuOmset, type KartuStatus } from "#contract/laporan/dashboard.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";
import { offsetOf } from "#server/platform/postgres/paging.ts";

/**
 * The orders of the dashboard. Which order belongs to which card is said once, in `kartu` and `dibayar`; figure and
 * list are both made of them, so that they can not disagree. Figures are added up from the sums of each day
 * (`so_harian`, kept by triggers), lists are read from the orders of the days that have any.
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
  const hitung = (nama: KartuStatus) => db`coalesce(sum(jumlah) filter (where ${kartu(db)} = ${nama}), 0)::int`;
  const [row] = await db<JumlahStatus[]>`
    select coalesce(sum(jumlah), 0)::int as total, ${hitung("Ajukan")} as ajukan, ${hitung("Proses")} as proses,
      ${hitung("Belum")} as belum, ${hitung("Pending")} as pending, ${hitung("Kirim")} as kirim,
      ${hitung("Cancel")} as cancel
    from so_harian where ${pada(db, rentang)}`;
  if (!row) throw new Error("a count answered no row");
  return row;
}

export type JumlahOmset = { totalNominal: Rupiah; totalDp: number; totalLunas: number; totalBelumBayar: number };

export async function jumlahOmset(db: Db, rentang: RentangPenuh): Promise<JumlahOmset> {
  const bagian = (nama: KartuOmset) => db`coalesce(sum(jumlah) filter (where ${dibayar(db)} = ${nama}), 0)::int`;
  const [row] = await db<JumlahOmset[]>`
    select coalesce(sum(nominal), 0)::bigint as total_nominal, ${bagian("DP")} as total_dp,
      ${bagian("Lunas")} as total_lunas, ${bagian("Belum Dibayar")} as total_belum_bayar
    from so_harian where ${pada(db, rentang)} and ${terjual(db)}`;
  if (!row) throw new Error("a sum answered no row");
  return row;
}

type Kartu = { statusOrder?: KartuStatus | null; omset?: KartuOmset | null };
type Halaman = { page: number; limit: number | null };

const padaKartu = (db: Db, { statusOrder, omset }: Kartu): Fragment => db`
  ${statusOrder ? db`and ${kartu(db)} = ${statusOrder}` : db``}
  ${omset ? db`and ${terjual(db)}` : db``} ${omset && omset !== "Semua" ? db`and ${dibayar(db)} = ${omset}` : db``}`;

type Tempat = { total: number; hari: Tanggal[] | null; lewati: number };

/** The orders behind a card, newest first. */
export async function daftarKartu(db: Db, asked: RentangPenuh & Kartu & Halaman) {
  const cocok = db`${pada(db, asked)} ${padaKartu(db, asked)}`;
  const limit = asked.limit ?? DAFTAR_TERPANJANG;
  const offset = asked.limit === null ? 0 : offsetOf({ page: asked.page, limit });
  const diHalaman = db`sampai > ${offset} and sampai - n < ${offset + limit}`;
  const [tempat] = await db<Tempat[]>`
    with hari as (
      select tgl_order, sum(jumlah) as n, sum(sum(jumlah)) over (order by tgl_order desc) as sampai
      from so_harian where ${cocok} group by 1 having sum(jumlah) > 0)
    select coalesce(sum(n), 0)::int as total, array_agg(tgl_order) filter (where ${diHalaman}) as hari,
      coalesce(${offset} - min(sampai - n) filter (where ${diHalaman}), 0)::int as lewati
    from hari`;
  if (!tempat?.hari) return { rows: [], total: tempat?.total ?? 0 };
  const rows = await db<BarisSo[]>`
    select s.id_so, s.nama_customer, s.tgl_order, s.status_so, s.status_pembayaran, s.total_pembelian
    from (select id_so, tgl_order, urut from so where tgl_order = any(${tempat.hari}::date[]) ${padaKartu(db, asked)}
          order by tgl_order desc, urut desc limit ${limit} offset ${tempat.lewati}) k
    join so s using (id_so) order by k.tgl_order desc, k.urut desc`;
  return { rows, total: tempat.total };
}

export type OmsetBulan = { bulan: string; totalNominal: Rupiah };

export const omsetPerBulan = (db: Db, rentang: RentangPenuh) => db<OmsetBulan[]>`
  select to_char(b.bulan, 'YYYY-MM') as bulan, coalesce(o.nominal, 0)::bigint as total_nominal
  from generate_series(date_trunc('month', ${rentang.tglAwal}::timestamp), ${rentang.tglAkhir}::timestamp, '1 month') b(bulan)
  left join (
    select date_trunc('month', tgl_order::timestamp) as bulan, sum(nominal) as nominal
    from so_harian where ${pada(db, rentang)} and ${terjual(db)} group by 1
  ) o using (bulan)
  order by 1`;
