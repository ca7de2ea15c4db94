import type { Id, Rupiah, Tanggal } from "#contract/kernel/types.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";

/**
 * What the fixed assets are worth, on any day and for all of them at once. Nothing of it is stored: it is computed from
 * the groups of `asset_kelompok` (server/migrations/0007_asset.sql), to the rupiah as contract/asset/penyusutan.ts does.
 */
export type Nilai = {
  /** How many things are counted; those bought but not yet entered are among them. */
  jumlah: number;
  hargaPerolehan: Rupiah;
  akumulasiSusut: Rupiah;
  /** What is left. */
  nilaiBuku: Rupiah;
};

export type NilaiKategori = Nilai & { hari: Tanggal; idKategoriAsset: Id<"kategoriAsset">; namaKategori: string };

/** The groups with the month and the day of their entry as numbers, taken apart once for all days that are asked for. */
const kelompok = (db: Db): Fragment => db`
  kelompok as materialized (
    select k.*, date_part('year', tgl_asset_masuk)::int * 12 + date_part('month', tgl_asset_masuk)::int as bulan_masuk,
      date_part('day', tgl_asset_masuk)::int as hari_masuk
    from asset_kelompok k)`;

/**
 * Of each group that counts on a day: its price, and the equal parts of the full months, all of it after the last.
 * Groups that stand alike to all the asked days (how many of them lie before its first and its last day, and how many of
 * their days of the month before its own) are one: a year of month ends asks no more of ten thousand days of entry.
 */
const padaHari = (db: Db, hari: readonly Tanggal[]): Fragment => db`
  ${kelompok(db)},
  hari as materialized (
    select h.hari, row_number() over (order by h.hari) as ke, s.bulan, s.hari_ke,
      dense_rank() over (order by s.hari_ke) as kelas
    from unnest(${[...hari]}::date[]) h(hari) cross join lateral hari_susut(h.hari) s),
  batas as materialized (
    select array_agg(hari order by hari) as hari, array_agg(distinct hari_ke order by hari_ke) as hari_ke from hari),
  golongan as materialized (
    select k.id_kategori_asset, k.pembagi, k.bulan_masuk, width_bucket(k.hari_masuk - 1, b.hari_ke) as kelas,
      width_bucket(k.dari - 1, b.hari) as dari, width_bucket(k.sampai - 1, b.hari) as sampai,
      sum(k.jumlah)::bigint as jumlah, sum(k.harga)::bigint as harga, sum(k.susut_per_bulan)::bigint as susut_per_bulan
    from kelompok k cross join batas b group by 1, 2, 3, 4, 5, 6),
  nilai as (
    select h.hari, k.id_kategori_asset, k.jumlah, k.harga, k.pembagi is null as belum_masuk,
      case when b.penuh >= k.pembagi then k.harga else k.susut_per_bulan * greatest(b.penuh, 0) end as susut
    from hari h
    join golongan k on k.dari < h.ke and h.ke <= k.sampai
    cross join lateral (select h.bulan - k.bulan_masuk - (k.kelas >= h.kelas)::int as penuh) b)`;

const jumlahkan = (db: Db): Fragment => db`
  coalesce(sum(n.jumlah), 0)::int as jumlah, coalesce(sum(n.harga), 0)::bigint as harga_perolehan,
  coalesce(sum(n.susut), 0)::bigint as akumulasi_susut, coalesce(sum(n.harga - n.susut), 0)::bigint as nilai_buku`;

export type NilaiSemua = Nilai & { jumlahBelumMasuk: number; hargaBelumMasuk: Rupiah };

/** All fixed assets together at the end of a day, and which part of them is bought but not yet entered. */
export async function nilaiAsset(db: Db, hari: Tanggal): Promise<NilaiSemua> {
  const [row] = await db<NilaiSemua[]>`
    with ${padaHari(db, [hari])}
    select ${jumlahkan(db)}, coalesce(sum(n.jumlah) filter (where n.belum_masuk), 0)::int as jumlah_belum_masuk,
      coalesce(sum(n.harga) filter (where n.belum_masuk), 0)::bigint as harga_belum_masuk
    from nilai n`;
  if (!row) throw new Error("a sum answered no row");
  return row;
}

/** Each category at the end of each of the days; categories without an asset are there too, with 0. */
export function nilaiPerKategori(db: Db, hari: readonly Tanggal[]): Promise<NilaiKategori[]> {
  return db<NilaiKategori[]>`
    with ${padaHari(db, hari)}
    select h.hari, k.id_kategori_asset, k.nama_kategori, ${jumlahkan(db)}
    from hari h cross join kategori_asset k left join nilai n using (hari, id_kategori_asset)
    group by 1, 2, 3 order by 1, 2`;
}

export type SusutKategori = {
  /** YYYY-MM */
  bulan: string;
  idKategoriAsset: Id<"kategoriAsset">;
  namaKategori: string;
  nilaiSusut: Rupiah;
};

/**
 * What wore off in each month of the year of `sampai` until that day, per category; only where something did. An asset
 * loses a part on the day on which one more of its months is full, unless it is out of use on that day.
 */
export function susutPerKategori(db: Db, sampai: Tanggal): Promise<SusutKategori[]> {
  return db<SusutKategori[]>`
    with ${kelompok(db)},
    bulan as materialized (
      select awal::date, (awal + interval '1 month')::date - awal::date as panjang,
        date_part('year', awal)::int * 12 + date_part('month', awal)::int as ke
      from generate_series(date_trunc('year', ${sampai}::date::timestamp), ${sampai}::date, '1 month') g(awal)),
    -- What was never out of use has its day in every month but perhaps the last: one day before, or one after the end.
    golongan as materialized (
      select id_kategori_asset, pembagi, bulan_masuk, g.hari_masuk, g.dari, sampai,
        sum(harga)::bigint as harga, sum(susut_per_bulan)::bigint as susut_per_bulan
      from kelompok k
      cross join (select panjang, ${sampai}::date - awal + 1 as hari from bulan order by awal desc limit 1) akhir
      cross join lateral (
        select k.dari = k.tgl_asset_masuk and k.sampai = 'infinity' as biasa,
          case when least(k.hari_masuk, akhir.panjang) <= akhir.hari then 1 else 31 end as wakil) w
      cross join lateral (
        select case when w.biasa then w.wakil else k.hari_masuk end as hari_masuk,
          case when w.biasa then '-infinity' else k.dari end as dari) g
      where pembagi is not null group by 1, 2, 3, 4, 5, 6)
    select to_char(b.awal, 'YYYY-MM') as bulan, id_kategori_asset, nama_kategori, sum(
      case when j.penuh = k.pembagi then k.harga - k.susut_per_bulan * (k.pembagi - 1) else k.susut_per_bulan end
    )::bigint as nilai_susut
    from bulan b
    cross join golongan k
    cross join lateral (
      select b.ke - k.bulan_masuk as penuh, b.awal + least(k.hari_masuk, b.panjang) - 1 as jatuh) j
    join kategori_asset using (id_kategori_asset)
    where j.penuh between 1 and k.pembagi and k.dari <= j.jatuh and j.jatuh < k.sampai and j.jatuh <= ${sampai}
    group by 1, 2, 3 order by 1, 2`;
}
