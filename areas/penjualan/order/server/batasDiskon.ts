import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { type BatasDiskon, type Berdiskon, diskonBerlebih } from "../diskon.ts";

/** Why the lines that this person made wait for a decision, or null; nothing is asked where nothing was given off. */
export async function beyondDiskon(
  deed: Deed,
  baris: readonly (Berdiskon & { namaProduk: string })[],
): Promise<string | null> {
  return baris.some(({ diskon }) => diskon > 0) ? diskonBerlebih(baris, await batasDiskon(deed.tx, deed.user)) : null;
}

/** The limit of this person's role. */
export async function batasDiskon(db: Db, { role }: { role: string }): Promise<BatasDiskon> {
  const [row] = await db<{ batas: number | null }[]>`select batas_diskon as batas from role where nama_role = ${role}`;
  return { role, batas: row?.batas ?? null };
}
