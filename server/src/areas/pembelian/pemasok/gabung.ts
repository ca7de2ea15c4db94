import type { Id } from "#contract/kernel/types.ts";
import type { Deed } from "#server/platform/http/context.ts";
import type { Db } from "#server/platform/postgres/database.ts";

/**
 * Merging moves nothing: the merged supplier points to the other (`digabung_ke`), and `pokok` of all that end there
 * follows. Taking it back restores both, with the purchase orders that each of them had.
 */

/** The caller has locked both. */
export async function gabungkanPemasok({ tx }: Deed, dari: Id<"pemasok">, ke: Id<"pemasok">): Promise<void> {
  await tx`
    update pemasok set pokok = ${ke}, digabung_ke = case when id_pemasok = ${dari} then ${ke} else digabung_ke end,
      versi = versi + 1
    where pokok = ${dari}`;
}

/** The caller has locked it. Those that were merged into it before stay with it. */
export async function pisahkanPemasok({ tx }: Deed, idPemasok: Id<"pemasok">): Promise<void> {
  await tx`
    with recursive bawah as (
      select ${idPemasok}::integer as id_pemasok
      union all
      select p.id_pemasok from pemasok p join bawah b on p.digabung_ke = b.id_pemasok)
    update pemasok p set pokok = ${idPemasok}, versi = versi + 1,
      digabung_ke = case when p.id_pemasok = ${idPemasok} then null else p.digabung_ke end
    from bawah b where p.id_pemasok = b.id_pemasok`;
}

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
