import type { Db, Fragment } from "#platform/db/database.ts";

/** The terms of PPN of an order `s`; no PPN where they are null. */
export const ketentuanPpn = (db: Db): Fragment => db`s.ppn_atas, s.ppn_bawah`;

/** The PPN within an amount of an order `s`. */
export const ppnDari = (db: Db, nominal: Fragment): Fragment => db`
  case when s.ppn_atas is null then 0 else ppn_dari(${nominal}, s.ppn_atas, s.ppn_bawah) end`;
