import type { Dunia } from "#areas/buku-besar/tutup-buku/server/dunia.testing.ts";
import { TEMUAN } from "#areas/buku-besar/tutup-buku/server/setiapPanggilan.testing.ts";
import type { Person } from "#test/support/office.ts";
import type { Pasangan } from "./pasangan.ts";

/**
 * Every call that writes and can succeed in the company, made by two people at once with the same words. Left out is what can
 * only be asked for after other calls of that list.
 */
export async function setiapDuaKali(boss: Person, d: Dunia): Promise<Pasangan[]> {
  const pasangan: Pasangan[] = [];
  for (const [nama, { terbuka }] of Object.entries(TEMUAN)) {
    const semua = await (terbuka?.(d, boss) ?? Promise.resolve([])).catch(() => []);
    for (const [at, usaha] of semua.entries()) {
      pasangan.push({ nama: `${nama} twice${at > 0 ? ` (${at + 1})` : ""}`, a: usaha, b: usaha });
    }
  }
  return pasangan;
}
