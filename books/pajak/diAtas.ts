import type { Db, Fragment } from "#platform/db/database.ts";

/**
 * What a price within an order `s` comes to for the customer: with the PPN on top where the prices of its lines are without it,
 * as `pajakAtas` of kernel/pajak.ts rounds it.
 */
export const denganPpn = (db: Db, harga: Fragment): Fragment => db`
  (${harga}) + case when s.harga_tanpa_ppn then ((${harga})::bigint * 2 * s.ppn_atas + s.ppn_bawah) / (2 * s.ppn_bawah) else 0 end`;
