import { useCall } from "#web/api/hooks.ts";
import { maksudCari } from "../contract.ts";

/** The longest search for which {@link maksudCari.maksud} can be asked. */
const LONGEST = 100;

/** The word that was probably meant by a search that finds nothing. */
export function useMeantWord(typed: string, enabled: boolean): { word: string | null; pending: boolean } {
  const asks = enabled && typed !== "" && typed.length <= LONGEST;
  const { data, isPending } = useCall(maksudCari.maksud, { q: typed }, { enabled: asks, keepPrevious: false });
  return { word: asks ? (data?.data ?? null) : null, pending: asks && isPending };
}
