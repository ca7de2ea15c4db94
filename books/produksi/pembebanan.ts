import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { addBiaya, undoBiaya } from "../stok/biaya.ts";

/**
 * What follows where an entry is approved that clears production costs: the difference to the standard goes to the machines of the
 * month, those that are here and those that have left. Where its reversal is approved, it goes back. Other entries move no goods.
 */
export async function moveCleared(deed: Deed, { idJurnalUmum, membalik }: Entri): Promise<void> {
  if (membalik !== null) return undoBiaya(deed, membalik);
  const rows = await deed.tx<{ idProduk: Id<"produk">; unit: number; nilai: number; bulan: string }[]>`
    select k.id_produk, k.unit, k.selisih as nilai, to_char(p.bulan, 'MM-YYYY') as bulan
    from pembebanan p join pembebanan_produk k using (id_jurnal_umum) where p.id_jurnal_umum = ${idJurnalUmum} order by k.id_produk`;
  await addBiaya(
    deed,
    rows.map(({ bulan, ...row }) => ({ ...row, sumber: idJurnalUmum, keterangan: `Biaya produksi ${bulan}` })),
  );
}
type Entri = { idJurnalUmum: string; membalik: string | null };
