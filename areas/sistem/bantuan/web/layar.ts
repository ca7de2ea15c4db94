import { LAYAR_KANTOR } from "./layarKantor.ts";
import { LAYAR_USAHA } from "./layarUsaha.ts";
import type { Penjelasan } from "./penjelasan.ts";

/** What explains each screen. */
export const LAYAR: Penjelasan = { ...LAYAR_USAHA, ...LAYAR_KANTOR };
