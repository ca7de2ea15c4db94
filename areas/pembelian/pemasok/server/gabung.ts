import type { Id } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { TanpaPemasok } from "../barisPemasok.ts";

/**
 * Merging moves nothing: the merged supplier points to the other (`digabung_ke`), and `pokok` of all that end there
 * follows. Taking it back restores both, with the purchase orders that each of them had.
 */

/** All suppliers of `pokok`, or those of nobody: condition on purchase orders. */
const milik = (db: Db, pokok: Id<"pemasok"> | null): Fragment =>
  pokok === null
    ? db`id_pemasok is null`
    : db`id_pemasok = any(array(select m.id_pemasok from pemasok m where m.pokok = ${pokok}))`;

type PindahProduk = { dari: Id<"pemasok"> | null; ke: { idPemasok: Id<"pemasok">; nama: string } | null };

/** Gives all purchase orders of these products to another supplier, and answers how many of each they were. */
export async function transferProduk({ tx }: Deed, idProduk: readonly Id<"produk">[], { dari, ke }: PindahProduk) {
  const yang = tx`id_produk = any(${[...idProduk]}::integer[]) and dibatalkan is null and ${milik(tx, dari)}`;
  await tx`select 1 from po where ${yang} order by id_po for update`;
  return tx<{ namaProduk: string; jumlah: number }[]>`
    with pindah as (
      update po set id_pemasok = ${ke?.idPemasok ?? null},
        nama_pemasok = case when ${ke === null} then '' when nama_pemasok = '' then ${ke?.nama ?? ""} else nama_pemasok end
      where ${yang} returning id_produk)
    select d.nama_produk, count(*)::int as jumlah from pindah join produk d using (id_produk) group by 1 order by 1`;
}

/** The purchase orders that stand with nobody, by their product. */
export const tanpaPemasok = (db: Db) => db<TanpaPemasok[]>`
  select t.id_produk, d.kode_produk, d.nama_produk, t.jumlah_po, t.dari, t.sampai
  from (
    select id_produk, count(*)::int as jumlah_po, min(tgl_order) as dari, max(tgl_order) as sampai
    from po where id_pemasok is null and dibatalkan is null group by 1) t
  join produk d using (id_produk) order by t.jumlah_po desc, d.nama_produk, t.id_produk`;

type Gabungan = { idPemasok: Id<"pemasok">; nama: string; jumlahPo: number };

/** Those merged into it, each with its own purchase orders. */
export const gabunganPemasok = (db: Db, idPemasok: Id<"pemasok">) => db<Gabungan[]>`
  select p.id_pemasok, p.nama, coalesce((
    select sum(b.jumlah_po) from produk_pemasok b where b.id_pemasok = p.id_pemasok), 0)::int as jumlah_po
  from pemasok p where p.digabung_ke = ${idPemasok} order by lower(p.nama), p.id_pemasok`;

type Serupa = { idPemasok: Id<"pemasok">; nama: string; telepon: boolean };

/** Others with the same telephone number (`telepon`) or the same name: both may live, and somebody may merge them. */
export const pemasokSerupa = (db: Db, idPemasok: Id<"pemasok">) => db<Serupa[]>`
  select s.id_pemasok, s.nama, s.telepon_angka <> '' and s.telepon_angka = p.telepon_angka as telepon
  from pemasok p join pemasok s on s.id_pemasok <> p.id_pemasok and s.digabung_ke is null
    and (lower(s.nama) = lower(p.nama) or s.telepon_angka <> '' and s.telepon_angka = p.telepon_angka)
  where p.id_pemasok = ${idPemasok} and p.digabung_ke is null order by s.id_pemasok limit 10`;
