import { createHash, randomBytes } from "node:crypto";
import { isPrivileged, MENUS, type Menu } from "#contract/kernel/permission.ts";
import type { Id } from "#contract/kernel/types.ts";
import type { User } from "../http/context.ts";
import type { Db, Sql, Tx } from "../postgres/database.ts";

const HOUR = 3_600_000;
const IDLE_MS = 12 * HOUR;
const LONGEST_MS = 7 * 24 * HOUR;
/** How long a replaced token still works, for tabs that have not heard of the new one. */
const OVERLAP_MS = 60_000;
/** The last use is noted at most this often, so that reading does not mean writing. */
const TOUCH_MS = 60_000;

const digest = (token: string): Buffer => createHash("sha256").update(token).digest();
const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

export type FoundSession = { sidik: Buffer; user: User; idFoto: string | null; wajibGantiPassword: boolean };

type SessionRow = {
  sidik: Buffer;
  dipakai: Date | string;
  idUser: Id<"karyawan">;
  nama: string;
  jabatan: string;
  role: string;
  menu: Menu[];
  idFoto: string | null;
  wajibGantiPassword: boolean;
};

/** The menus that count: the privileged roles have all of them, whatever is stored. */
export function effectiveMenu(role: string, menu: readonly string[]): Menu[] {
  return isPrivileged({ role }) ? [...MENUS] : MENUS.filter((name) => menu.includes(name));
}

/** Opens a session and answers its token, which is kept nowhere else. `since` carries on an older session's start. */
export async function openSession(db: Db, idUser: Id<"karyawan">, now: Date, since: Date = now): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db`insert into sesi (sidik, id_user, mulai, dipakai) values (${digest(token)}, ${idUser}, ${since}, ${now})`;
  return token;
}

/** The living session behind a token. A resigned or deleted employee has none. */
export async function findSession(sql: Sql, token: string, now: Date): Promise<FoundSession | null> {
  if (token.length > 100) return null;
  const [row] = await sql<SessionRow[]>`
    select s.sidik, s.dipakai, k.id_user, k.nama_lengkap as nama, coalesce(j.nama_jabatan, '') as jabatan,
           r.nama_role as role, k.menu, k.id_foto, k.wajib_ganti_password
    from sesi s
    join karyawan k using (id_user)
    join role r using (id_role)
    left join jabatan j using (id_jabatan)
    where s.sidik = ${digest(token)}
      and s.dipakai > ${before(now, IDLE_MS)} and s.mulai > ${before(now, LONGEST_MS)}
      and (s.berakhir is null or s.berakhir > ${now})
      and not k.resign and not k.dihapus`;
  if (!row) return null;
  if (now.getTime() - new Date(row.dipakai).getTime() > TOUCH_MS) {
    await sql`update sesi set dipakai = ${now} where sidik = ${row.sidik}`;
  }
  const { sidik, idFoto, wajibGantiPassword, idUser, nama, jabatan, role } = row;
  return {
    sidik,
    idFoto,
    wajibGantiPassword,
    user: { idUser, nama, jabatan, role, menu: effectiveMenu(role, row.menu) },
  };
}

/**
 * Waits for whoever is changing this employee's password or employment and keeps the next one waiting: a session opened
 * behind their back would outlive the change. Answers the password of someone who may still sign in.
 */
export async function holdAccount(tx: Tx, idUser: Id<"karyawan">): Promise<string | null> {
  const [row] = await tx<{ password: string }[]>`
    select password from karyawan where id_user = ${idUser} and not resign and not dihapus for share`;
  return row?.password ?? null;
}

type RunningSession = { sidik: Buffer; idUser: Id<"karyawan"> };

/** A new token for a running session; the old one lives on for a moment. */
export async function renewSession(sql: Sql, running: RunningSession, now: Date): Promise<string | null> {
  const { sidik, idUser } = running;
  return sql.begin(async (tx) => {
    if ((await holdAccount(tx, idUser)) === null) return null;
    const [row] = await tx<{ mulai: Date }[]>`
      update sesi set berakhir = coalesce(berakhir, ${new Date(now.getTime() + OVERLAP_MS)})
      where sidik = ${sidik} returning mulai`;
    return row ? openSession(tx, idUser, now, new Date(row.mulai)) : null;
  });
}

export async function endSession(db: Db, sidik: Buffer): Promise<void> {
  await db`delete from sesi where sidik = ${sidik}`;
}

/** Everyone whose password, role or employment changes is signed out everywhere. */
export async function endAllSessions(db: Db, idUser: Id<"karyawan">): Promise<void> {
  await db`delete from sesi where id_user = ${idUser}`;
}

export async function sweepSessions(sql: Sql, now: Date): Promise<void> {
  await sql`delete from sesi where dipakai < ${before(now, IDLE_MS)} or mulai < ${before(now, LONGEST_MS)}
            or berakhir < ${now}`;
}
