import type { Pembuatan } from "#books/produksi/produksi.ts";
import { bahanBernama, resepUntuk } from "#books/produksi/resep.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { invalidField } from "#platform/http/refusal.ts";
import type { BahanTerpakai } from "../contract.ts";

type Dibuat = { idProduk: Id<"produk">; selesai: number; dipakai: readonly BahanTerpakai[] | null };

/** What these units are made of: by the recipe, or as the workshop says; undefined where there is no recipe. */
export async function pembuatan(deed: Deed, { idProduk, selesai, dipakai }: Dibuat): Promise<Pembuatan | undefined> {
  const resep = await resepUntuk(deed.tx, { idProduk, unit: selesai, hari: deed.today });
  if (!resep) {
    if (dipakai !== null && dipakai.length > 0) throw invalidField("bahan", "Produk ini dibuat tanpa resep");
    return undefined;
  }
  const { idResep, upah, bahan } = resep;
  const rencana = new Map(bahan.map((satu) => [satu.idProduk, satu.qty]));
  const nyata = dipakai === null ? rencana : sumOf(dipakai);
  await refuseUnknown(
    deed,
    [...nyata.keys()].filter((id) => !rencana.has(id)),
  );
  const semua = [...new Set([...rencana.keys(), ...nyata.keys()])];
  return {
    idResep,
    upah,
    bahan: semua
      .map((id) => ({ idProduk: id, rencana: rencana.get(id) ?? 0, dipakai: nyata.get(id) ?? 0 }))
      .filter((satu) => satu.rencana > 0 || satu.dipakai > 0),
  };
}

function sumOf(dipakai: readonly BahanTerpakai[]): Map<Id<"produk">, number> {
  const sums = new Map<Id<"produk">, number>();
  for (const satu of dipakai) sums.set(satu.idProduk, (sums.get(satu.idProduk) ?? 0) + satu.dipakai);
  return sums;
}

/** Only materials can be taken besides the recipe. */
async function refuseUnknown({ tx }: Deed, ids: readonly Id<"produk">[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await bahanBernama(tx, ids);
  if (known.length < ids.length) throw invalidField("bahan", "Yang dipakai bukan bahan");
}
