import { PROPOSABLE } from "#areas/proposable.ts";
import { mayCall } from "#kernel/permission.ts";
import type { Db, Fragment, Sql } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import type { Milik } from "./orderMilik.ts";

const SEHARI_MS = 24 * 3_600_000;
const HARI_SIMPAN = 90;
const SEMUA = [...PROPOSABLE.keys()];

/**
 * The drafts that wait for this person: those of the own keys, and those of calls that the person may make. Who sees own
 * orders alone (`milik`) is shown those of the own keys only, because others may name other orders. Those of a revoked key
 * are gone with it.
 */
export function menungguUsulan(db: Db, user: User, { now, milik }: { now: Date; milik: Milik }): Fragment {
  const boleh =
    milik === null ? [...PROPOSABLE].flatMap(([path, call]) => (mayCall(call.permission, user) ? [path] : [])) : [];
  return db`
    select u.id_usulan, u.panggilan, u.isian, u.catatan, u.dibuat, u.berlaku, a.nama as nama_kunci, k.nama_lengkap as nama_user
    from usulan u join kunci_api a using (id_kunci) join karyawan k using (id_user)
    where u.status = 'Menunggu' and u.berlaku > ${now} and a.dicabut is null and u.panggilan = any(${SEMUA}::text[])
      and (a.id_user = ${user.idUser} or u.panggilan = any(${boleh}::text[]))`;
}

/** Forgets drafts of months ago: what was sent stands in the history of its document. */
export async function tidyUsulan(sql: Sql, now: Date): Promise<void> {
  await sql`delete from usulan where dibuat < ${new Date(now.getTime() - HARI_SIMPAN * SEHARI_MS)}`;
}
