import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { type Hari, matchSure } from "./pasti.ts";
import { matchKodeUnik } from "./pastiKode.ts";

/**
 * Matches the lines of which there is no doubt, all of them or those of some days: payments with a code first, because a code tells
 * most. Answers how many.
 */
export async function matchBySelf(deed: Deed, idRekening: Id<"rekening">, hari: Hari | null = null): Promise<number> {
  const kode = await matchKodeUnik(deed, idRekening);
  return kode + (await matchSure(deed, idRekening, hari));
}
