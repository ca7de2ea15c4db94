import { mayCall, withMenu } from "#kernel/permission.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";

/** Who may see what was paid for a purchase: those who may see the requests (Pengajuan) that paid for it. */
export const melihatPembelian = (user: User): boolean => mayCall(withMenu("Pengajuan"), user);

/** Whether a request `p` paid for machines or assets. */
export const pengajuanPembelian = (db: Db): Fragment => db`(p.id_po is not null or p.id_pengajuan_asset is not null)`;
