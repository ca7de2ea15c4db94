import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { FaktorKedua } from "../contract.ts";

/** Whether something may be taken off when `sisa` is what remains: a role that demands one keeps one. */
export function mayRelease({ wajib, totp, passkey }: FaktorKedua): Boleh {
  if (!wajib || totp !== null || passkey.length > 0) return boleh;
  return tidak("Role anda wajib memakai faktor kedua, pasang yang lain lebih dahulu");
}
