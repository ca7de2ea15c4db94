import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

/**
 * The value of all fixed assets on any day. No value is stored: it is computed from the groups of assets in
 * `asset_kelompok` (migrations/0007_asset.sql) and equals areas/asset/list-asset/penyusutan.ts to the rupiah.
 */
export type Nilai = {
  /** Number of assets, including those that are bought but not registered yet (approveMasukAsset). */
  jumlah: number;
  hargaPerolehan: Rupiah;
  akumulasiSusut: Rupiah;
  /** Book value: hargaPerolehan minus akumulasiSusut. */
  nilaiBuku: Rupiah;
};

export type NilaiKategori = Nilai & { hari: Tanggal; idKategoriAsset: Id<"kategoriAsset">; namaKategori: string };

/** Months since year 0, and the day of the month, as numbers. */
const bulan = (db: Db, tanggal: Fragment): Fragment => db`
  date_part('year', ${tanggal})::int * 12 + date_part('month', ${tanggal})::int`;
const hariKe = (db: Db, tanggal: Fragment): Fragment => db`date_part('day', ${tanggal})::int`;

/**
 * SQL for the CTE `nilai`: for each day and each group that is in use on it, the price and the depreciation so far (one
 * equal part per full month; the whole price after the last month). Groups that give the same result on all of the days
 * are merged first: same month, same term, the same days before their first (`sejak`) and last day (`hingga`), and
 * months that become full between the same days (`tempo`). Some hundred rows remain, however many assets and days there
 * are.
 */
export const padaHari = (db: Db, hari: readonly Tanggal[]): Fragment => db`
  hari as materialized (
    select h.hari, s.bulan, dense_rank() over (order by s.hari_ke) as tempo, s.hari_ke,
      row_number() over (order by h.hari) - 1 as ke
    from (select distinct unnest(${[...hari]}::date[]) as hari) h cross join lateral hari_susut(h.hari) s),
  batas as materialized (
    select array_agg(hari order by hari) as hari, array_agg(distinct hari_ke order by hari_ke) as hari_ke from hari),
  kelompok as materialized (
    select k.id_kategori_asset, k.pembagi, ${bulan(db, db`k.tgl_asset_masuk`)} as bulan_masuk,
      width_bucket(${hariKe(db, db`k.tgl_asset_masuk`)} - 1, b.hari_ke) as tempo,
      width_bucket(k.dari - 1, b.hari) as sejak, width_bucket(k.sampai - 1, b.hari) as hingga,
      sum(k.jumlah)::bigint as jumlah, sum(k.harga::bigint)::bigint as harga,
      sum(k.susut_per_bulan::bigint)::bigint as susut_per_bulan
    from asset_kelompok k cross join batas b
    group by 1, 2, 3, 4, 5, 6),
  nilai as (
    select h.hari, k.id_kategori_asset, k.jumlah, k.harga, k.pembagi is null as belum_masuk,
      case when b.penuh >= k.pembagi then k.harga else k.susut_per_bulan * greatest(b.penuh, 0) end as susut
    from hari h
    join kelompok k on k.sejak <= h.ke and h.ke < k.hingga
    cross join lateral (select h.bulan - k.bulan_masuk - (k.tempo >= h.tempo)::int as penuh) b)`;

const jumlahkan = (db: Db): Fragment => db`
  coalesce(sum(n.jumlah), 0)::int as jumlah, coalesce(sum(n.harga), 0)::bigint as harga_perolehan,
  coalesce(sum(n.susut), 0)::bigint as akumulasi_susut, coalesce(sum(n.harga - n.susut), 0)::bigint as nilai_buku`;

export type NilaiSemua = Nilai & { jumlahBelumMasuk: number; hargaBelumMasuk: Rupiah };

/** The value of all fixed assets at the end of a day, and the part of it that is bought but not registered yet. */
export async function nilaiAsset(db: Db, hari: Tanggal): Promise<NilaiSemua> {
  const [row] = await db<NilaiSemua[]>`
    with ${padaHari(db, [hari])}
    select ${jumlahkan(db)}, coalesce(sum(n.jumlah) filter (where n.belum_masuk), 0)::int as jumlah_belum_masuk,
      coalesce(sum(n.harga) filter (where n.belum_masuk), 0)::bigint as harga_belum_masuk
    from nilai n`;
  if (!row) throw new Error("a sum answered no row");
  return row;
}

/** The value of each category at the end of each day; one without assets has 0, if it stood by the last of these days. */
export function nilaiPerKategori(db: Db, hari: readonly Tanggal[]): Promise<NilaiKategori[]> {
  return db<NilaiKategori[]>`
    with ${padaHari(db, hari)},
    jumlah as materialized (select n.hari, n.id_kategori_asset, ${jumlahkan(db)} from nilai n group by 1, 2)
    select h.hari, k.id_kategori_asset, k.nama_kategori, coalesce(j.jumlah, 0) as jumlah,
      coalesce(j.harga_perolehan, 0) as harga_perolehan, coalesce(j.akumulasi_susut, 0) as akumulasi_susut,
      coalesce(j.nilai_buku, 0) as nilai_buku
    from hari h cross join kategori_asset k left join jumlah j using (hari, id_kategori_asset)
    where k.mulai <= (select max(hari) from hari) or id_kategori_asset in (select id_kategori_asset from jumlah)
    order by 1, 2`;
}

export type SusutKategori = {
  /** YYYY-MM */
  bulan: string;
  idKategoriAsset: Id<"kategoriAsset">;
  namaKategori: string;
  nilaiSusut: Rupiah;
};

/**
 * The depreciation of each category in each month from January to the day `sampai`; months without depreciation are
 * left out. An asset depreciates on the day on which one more of its months is full, unless it is out of use on that
 * day.
 */
export function susutPerKategori(db: Db, sampai: Tanggal): Promise<SusutKategori[]> {
  // The last month whose depreciation falls before this day: a group depreciates in the months after `sejak` up to
  // `hingga`.
  const sebelum = (hari: Fragment) => db`
    ${bulan(db, hari)} - (${hariKe(db, db`k.tgl_asset_masuk`)} >= ${hariKe(db, hari)})::int`;
  return db<SusutKategori[]>`
    with bulan as materialized (
      select awal::date, ${bulan(db, db`awal`)} as ke
      from generate_series(date_trunc('year', ${sampai}::date::timestamp), ${sampai}::date, '1 month') g(awal)),
    kelompok as materialized (
      select k.id_kategori_asset, k.pembagi, ${bulan(db, db`k.tgl_asset_masuk`)} as bulan_masuk,
        greatest(${sebelum(db`k.dari`)}, b.awal - 1) as sejak, least(${sebelum(db`s.sampai`)}, b.akhir) as hingga,
        sum(k.harga::bigint)::bigint as harga, sum(k.susut_per_bulan::bigint)::bigint as susut_per_bulan
      from asset_kelompok k
      cross join (select min(ke) as awal, max(ke) as akhir from bulan) b
      cross join lateral (select least(k.sampai, ${sampai}::date + 1) as sampai) s
      where k.pembagi is not null and k.dari <= ${sampai}
      group by 1, 2, 3, 4, 5),
    susut as materialized (
      select b.awal, k.id_kategori_asset, sum(
        case when b.ke - k.bulan_masuk = k.pembagi then k.harga - k.susut_per_bulan * (k.pembagi - 1)
          else k.susut_per_bulan end
      )::bigint as nilai_susut
      from bulan b
      join kelompok k on k.sejak < b.ke and b.ke <= k.hingga and b.ke - k.bulan_masuk between 1 and k.pembagi
      group by 1, 2)
    select to_char(s.awal, 'YYYY-MM') as bulan, id_kategori_asset, nama_kategori, s.nilai_susut
    from susut s join kategori_asset using (id_kategori_asset) order by s.awal, id_kategori_asset`;
}
