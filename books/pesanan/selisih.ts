import type { Db, Fragment } from "#platform/db/database.ts";

/** What was changed of the amount due of an order since its last approved invoice; its next one takes it up. */
export const selisihTagihan = (db: Db, idSo: Fragment): Fragment => db`
  coalesce((select sum(t.nominal) from so_tagihan t where t.id_so = ${idSo} and t.id_invoice is null), 0)::bigint`;
