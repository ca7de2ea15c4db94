import type { Tx } from "#platform/db/database.ts";

/**
 * Merged customers and suppliers: the merged one points to the other (`digabung_ke`) and to the one at the end of that chain,
 * so that nothing is moved and taking it back restores both as they were. The caller has locked them.
 */
const KOLOM = {
  pelanggan: { id: "idPelanggan", akhir: "idUtama" },
  pemasok: { id: "idPemasok", akhir: "pokok" },
} as const;
type Jenis = keyof typeof KOLOM;

export async function mergeInto(tx: Tx, jenis: Jenis, { dari, ke }: { dari: number; ke: number }): Promise<void> {
  const { id, akhir } = KOLOM[jenis];
  await tx`
    update ${tx(jenis)} set ${tx(akhir)} = ${ke}, versi = versi + 1,
      digabung_ke = case when ${tx(id)} = ${dari} then ${ke} else digabung_ke end
    where ${tx(akhir)} = ${dari}`;
}

/** Takes a merged one out again; those that had been merged into it before stay with it. */
export async function unmerge(tx: Tx, jenis: Jenis, dari: number): Promise<void> {
  const { id, akhir } = KOLOM[jenis];
  await tx`
    with recursive cabang as (
      select ${dari}::integer as id
      union all select p.${tx(id)} from cabang c join ${tx(jenis)} p on p.digabung_ke = c.id)
    update ${tx(jenis)} p set ${tx(akhir)} = ${dari}, versi = versi + 1,
      digabung_ke = case when p.${tx(id)} = ${dari} then null else p.digabung_ke end
    from cabang c where p.${tx(id)} = c.id`;
}
