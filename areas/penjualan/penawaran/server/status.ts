import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

/** What became of the quotation `p` with the revision `r` that it offers now, on that day. What the customer agreed to does not expire. */
export const statusPada = (db: Db, today: Tanggal): Fragment => db`
  case when p.id_so is not null then 'Jadi Order'
    when p.kalah is not null then 'Kalah'
    when r.disetujui is not null then 'Disetujui'
    when r.berlaku_sampai < ${today}::date then 'Kedaluwarsa'
    when r.dikirim is not null then 'Dikirim'
    else 'Draft' end`;
