import type { Id, Rupiah } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { selisihTagihan } from "../pesanan/selisih.ts";

/**
 * What a customer has ordered and not paid, with what is open of the old program's invoices. An order of a marketplace is
 * paid before it comes and does not count.
 */
export async function kreditTerpakai(db: Db, idUtama: Id<"pelanggan">): Promise<Rupiah> {
  const [row] = await db<{ terpakai: Rupiah }[]>`
    select (coalesce((
        select sum(greatest(coalesce(i.sisa, s.total_pembelian) + ${selisihTagihan(db, db`s.id_so`)}, 0))
        from pelanggan p join so_pelanggan l using (id_pelanggan) join so s using (id_so)
        left join lateral (
          select nominal_sisa_bayar as sisa from invoice i
          where i.id_so = s.id_so and i.dihapus is null and i.status_approve = 'Disetujui' order by i.ke desc limit 1) i on true
        where p.id_utama = ${idUtama} and s.tipe_so = 'Reguler' and s.dibatalkan is null and s.status_so <> 'Tolak'
          and not s.status_lunas), 0)
      + coalesce((
        select sum(t.sisa) from pelanggan p join piutang_terbuka t using (id_pelanggan)
        where p.id_utama = ${idUtama} and t.id_so like 'PT-%'), 0))::bigint as terpakai`;
  return row?.terpakai ?? (0 as Rupiah);
}
