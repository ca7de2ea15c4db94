import type { Deed } from "#platform/http/context.ts";
import type { HasilUbah, KoreksiRow } from "./sql.ts";

/**
 * Carries out an approved correction: the order is locked. It refuses what is not possible any more, and answers what the
 * correction itself has to keep. `simpan` writes the decision; it comes first where the journal reads it.
 */
export type Apply = (deed: Deed, row: KoreksiRow, simpan: (hasil?: HasilUbah) => Promise<void>) => Promise<void>;
