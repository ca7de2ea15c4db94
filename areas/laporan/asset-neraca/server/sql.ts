import type { Id } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";

export async function kategoriAsset(db: Db, id: Id<"kategoriAsset">) {
  const [row] = await db`select 1 from kategori_asset where id_kategori_asset = ${id}`;
  return row;
}
