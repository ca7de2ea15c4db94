import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

/** A material of a recipe, for all the units asked for, in thousandths of its unit. */
export type BahanResep = {
  idProduk: Id<"produk">;
  kodeProduk: string;
  namaProduk: string;
  satuan: string;
  qty: number;
  /** What is in the warehouse. */
  stock: number;
};
export type ResepBerlaku = { idResep: number; versi: number; upah: Rupiah; bahan: BahanResep[] };

/** A recipe inside another, and so on; what lies deeper is taken from the warehouse as it is. */
export const MAKS_TINGKAT = 8;

/**
 * The recipes that hold on a day, taken apart to what is in the warehouse: rows `(akar, id_produk, kali, id_resep, upah)`, where
 * `kali` units of a product go into one unit of `akar`. A row with a recipe is made itself; one without is taken.
 */
export const resepTerurai = (db: Db, akar: Fragment, hari: Fragment): Fragment => db`
  with recursive urai as (
    select p.id_produk as akar, p.id_produk, 1::numeric as kali, r.id_resep, r.upah, 1 as tingkat
    from (${akar}) p(id_produk) cross join lateral (${resepKini(db, db`p.id_produk`, hari)}) r
    union all
    select u.akar, b.id_produk, u.kali * b.qty / 1000, r.id_resep, r.upah, u.tingkat + 1
    from urai u join resep_bahan b on b.id_resep = u.id_resep
    left join lateral (${resepKini(db, db`b.id_produk`, hari)}) r on u.tingkat < ${MAKS_TINGKAT})
  select akar, id_produk, kali, id_resep, upah from urai`;

/** The version that holds on a day; none where the product is made without a recipe. */
export const resepKini = (db: Db, idProduk: Fragment, hari: Fragment): Fragment => db`
  select k.id_resep, k.versi, k.upah from (
    select v.id_resep, v.versi, v.upah, v.berlaku from resep v
    where v.id_produk = ${idProduk} and v.mulai <= ${hari} order by v.mulai desc, v.versi desc limit 1) k
  where k.berlaku`;

/** What that many units of a product take on a day, and the wages in them; undefined where it is made without a recipe. */
export async function resepUntuk(
  db: Db,
  { idProduk, unit, hari }: { idProduk: Id<"produk">; unit: number; hari: Tanggal },
): Promise<ResepBerlaku | undefined> {
  const [row] = await db<ResepBerlaku[]>`
    with terurai as materialized (${resepTerurai(db, db`select ${idProduk}::int`, db`${hari}::date`)})
    select k.id_resep, k.versi,
      (select round(sum(t.kali * t.upah) * ${unit}::int)::bigint from terurai t where t.id_resep is not null) as upah,
      coalesce((
        select jsonb_agg(jsonb_build_object('idProduk', b.id_produk, 'kodeProduk', p.kode_produk, 'namaProduk', p.nama_produk,
          'satuan', p.satuan, 'qty', b.qty, 'stock', p.jumlah_stock) order by p.nama_produk, b.id_produk)
        from (select id_produk, greatest(round(sum(kali) * 1000 * ${unit}::int), 1)::int as qty
              from terurai where id_resep is null group by 1) b
        join produk p using (id_produk)), '[]') as bahan
    from (${resepKini(db, db`${idProduk}::int`, db`${hari}::date`)}) k`;
  return row;
}

/** Those of these products that are materials. */
export const bahanBernama = (db: Db, ids: readonly Id<"produk">[]) => db<{ idProduk: Id<"produk"> }[]>`
  select id_produk from produk where id_produk = any(${[...ids]}::int[]) and kategori_produk = 'bahan'`;
