import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

export type SusutAsset = {
  idAsset: Id<"asset">;
  kodeAsset: string;
  namaBarang: string;
  /** The day on which the month of the asset is full. */
  jatuh: Tanggal;
  nilaiSusut: Rupiah;
};

type Ditanya = { awal: Tanggal; akhir: Tanggal; idKategoriAsset: Id<"kategoriAsset"> };

/**
 * The depreciation of each asset of a category between two days of the same month. Its sum is the figure of
 * `susutPerKategori`, to the rupiah.
 */
const susut = (db: Db, { awal, akhir, idKategoriAsset }: Ditanya): Fragment => db`
  select a.id_asset, a.kode_asset, a.nama_barang, j.jatuh,
    case when j.penuh = a.pembagi then a.harga - a.harga / a.pembagi * (a.pembagi - 1) else a.harga / a.pembagi end
      as nilai_susut
  from asset a
  cross join lateral (
    select (date_part('year', ${awal}::date) - date_part('year', a.tgl_asset_masuk))::int * 12
      + (date_part('month', ${awal}::date) - date_part('month', a.tgl_asset_masuk))::int as penuh,
      ${awal}::date + least(date_part('day', a.tgl_asset_masuk)::int,
        (${awal}::date + interval '1 month')::date - ${awal}::date) - 1 as jatuh) j
  where a.id_kategori_asset = ${idKategoriAsset} and j.penuh between 1 and a.pembagi and j.jatuh between a.tgl_buku and ${akhir}
    and not exists (select from asset_istirahat i
                    where i.id_asset = a.id_asset and i.dari <= j.jatuh and j.jatuh < i.sampai)`;

/** One page of `susut`, newest first, with the number of rows and their total. */
export async function susutPerAsset(db: Db, asked: Ditanya & { limit: number; offset: number }) {
  const [rows, [all]] = await Promise.all([
    db<
      SusutAsset[]
    >`${susut(db, asked)} order by jatuh desc, a.id_asset desc limit ${asked.limit} offset ${asked.offset}`,
    db<{ banyak: number; total: Rupiah }[]>`
      select count(*)::int as banyak, coalesce(sum(nilai_susut), 0)::bigint as total from (${susut(db, asked)}) s`,
  ]);
  return { rows, banyak: all?.banyak ?? 0, total: all?.total ?? (0 as Rupiah) };
}
