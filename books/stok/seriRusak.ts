import type { CaraKeluarRusak } from "#areas/produk/produk/isiProduk.ts";
import type { Id } from "#kernel/types.ts";
import type { Db, Tx } from "#platform/db/database.ts";

/** The serial numbers of a product's damaged units that are still here. */
export async function nomorRusak(db: Db, idProduk: Id<"produk">): Promise<string[]> {
  const rows = await db<{ nomor: string }[]>`
    select n.nomor from surat_jalan_seri n join seri s using (nomor)
    where s.id_produk = ${idProduk} and n.id_retur is not null and n.kembali is null and n.akhir_rusak is null
    order by length(n.nomor), n.nomor`;
  return rows.map(({ nomor }) => nomor);
}

/** Notes what became of damaged units: a repaired one may leave again with its number. */
export async function noteEndOfRusak(tx: Tx, cara: CaraKeluarRusak, nomor: readonly string[]): Promise<void> {
  if (nomor.length === 0) return;
  await tx`
    update surat_jalan_seri n set akhir_rusak = ${cara},
      kembali = case when ${cara}::text = 'perbaikan' then r.tgl_retur end
    from retur r where r.id_retur = n.id_retur and n.kembali is null and n.akhir_rusak is null
      and n.nomor = any(${[...nomor]})`;
}
