import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { matchSure } from "./pasti.ts";
import { matchKodeUnik } from "./pastiKode.ts";

/** Matches the lines of which there is no doubt: payments with a code first, because a code tells most. Answers how many. */
export async function matchBySelf(deed: Deed, idRekening: Id<"rekening">): Promise<number> {
  const kode = await matchKodeUnik(deed, idRekening);
  return kode + (await matchSure(deed, idRekening));
}
