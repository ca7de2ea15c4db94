import { hash, randomBytes } from "node:crypto";
import { isPrivileged, MENUS, type Menu } from "#kernel/permission.ts";
import type { Id, Waktu } from "#kernel/types.ts";
import type { Db, Fragment, Sql, Tx } from "../../db/database.ts";
import { remembering } from "../../ops/remembering.ts";
import type { User } from "../context.ts";
import { ENDED_CHANNEL } from "../live/live.ts";

const HOUR = 3_600_000;
const IDLE_MS = 12 * HOUR;
const LONGEST_MS = 7 * 24 * HOUR;
/** A session that began later than now and this was opened while the clock was wrong: it would outlive all others. */
const AHEAD_MS = HOUR;
/** How long a replaced token still works, for other tabs that do not have the new one yet. */
const OVERLAP_MS = 60_000;
/** How often a token can be replaced: twice, for two tabs that renew at the same time. */
const MOST_RENEWALS = 2;
/** The time of the last use is written at most this often, so that not every read is a write. */
const TOUCH_MS = 60_000;

/** Characters of tokens. */
const MOST_REMEMBERED = 50_000;

const randomToken = (): string => randomBytes(32).toString("base64url");
/** Made once for tokens that come again and again; the database alone knows whether one is still good. */
const digest = remembering(MOST_REMEMBERED, (token) => hash("sha256", token, "buffer"));
const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

export type FoundSession = {
  sidik: Buffer;
  idSesi: Id<"sesi">;
  user: User;
  idFoto: string | null;
  wajibGantiPassword: boolean;
  /** The role demands a second factor, and there is none. */
  wajibFaktorKedua: boolean;
  /** The screen that the person wants to begin with. */
  halamanAwal: string;
  /** How far the log had come at the person's last action; null where nobody asked. */
  tulis: string | null;
};

type SessionRow = {
  sidik: Buffer;
  idSesi: Id<"sesi">;
  dipakai: Date | string;
  idUser: Id<"karyawan">;
  nama: string;
  jabatan: string;
  role: string;
  menu: Menu[];
  idFoto: string | null;
  wajibGantiPassword: boolean;
  /** The role demands a second factor, and there is none. */
  wajibFaktorKedua: boolean;
  halamanAwal: string;
  tulis?: string | null;
};

/** The menus a person has. Privileged roles have all of them, whatever is stored. */
export function effectiveMenu(role: string, menu: readonly string[]): Menu[] {
  return isPrivileged({ role }) ? [...MENUS] : MENUS.filter((name) => menu.includes(name));
}

/** Whether the role `r` of the employee `k` demands a second factor that is missing. */
export const tanpaFaktorKedua = (db: Db): Fragment => db`
  (r.faktor_kedua and not exists (select from totp t where t.id_user = k.id_user and t.aktif is not null)
    and not exists (select from passkey p where p.id_user = k.id_user))`;

type Opened = { token: string; idSesi: Id<"sesi"> };

/**
 * Opens a session and answers it with its first token; only the token's hash is stored. `perangkat` is the device's name
 * for people, `alamat` its address.
 */
export async function beginSession(
  db: Db,
  idUser: Id<"karyawan">,
  now: Date,
  { perangkat = "", alamat = "" } = {},
): Promise<Opened> {
  const token = randomToken();
  const [row] = await db<{ idSesi: Id<"sesi"> }[]>`
    insert into sesi (sidik, id_user, mulai, dipakai, perangkat, alamat)
    values (${digest(token)}, ${idUser}, ${now}, ${now}, ${perangkat}, ${alamat}) returning id_sesi`;
  if (!row) throw new Error("insert answered no row");
  return { token, ...row };
}

/** A person who can still sign in, with what may be seen now. */
export async function userById(db: Db, idUser: Id<"karyawan">): Promise<User | undefined> {
  const [row] = await db<(Omit<User, "menu"> & { menu: Menu[] })[]>`
    select k.id_user, k.nama_lengkap as nama, coalesce(j.nama_jabatan, '') as jabatan, r.nama_role as role, k.menu
    from karyawan k join role r using (id_role) left join jabatan j using (id_jabatan)
    where k.id_user = ${idUser} and not k.resign and not k.dihapus`;
  return row && { ...row, menu: effectiveMenu(row.role, row.menu) };
}

export const openSession = async (...asked: Parameters<typeof beginSession>): Promise<string> =>
  (await beginSession(...asked)).token;

/** Whether the token `s` of the employee `k` still serves. */
const serves = (db: Db, now: Date): Fragment => db`
  s.dipakai > ${before(now, IDLE_MS)} and s.mulai between ${before(now, LONGEST_MS)} and ${before(now, -AHEAD_MS)}
  and (s.berakhir is null or s.berakhir > ${now}) and not k.resign and not k.dihapus`;

/** Whether a session has a token that still serves. */
export const sessionRuns = (db: Db, idSesi: number, now: Date): Fragment => db`
  exists (select from sesi s join karyawan k using (id_user) where s.id_sesi = ${idSesi} and ${serves(db, now)})`;

const letakTulisan = (db: Db): Fragment =>
  db`, (select t.letak::text from tulisan_akhir t where t.id_user = k.id_user) as tulis`;

/**
 * The session of a token; null if it ended, or its employee resigned or was deleted. On a replica the time of its last use
 * can not be noted.
 */
export async function findSession(
  sql: Sql,
  token: string,
  now: Date,
  how: "" | "and what he wrote" | "on a replica" = "",
): Promise<FoundSession | null> {
  if (token.length > 100) return null;
  const [row] = await sql<SessionRow[]>`
    select s.sidik, s.id_sesi, s.dipakai, k.id_user, k.nama_lengkap as nama, coalesce(j.nama_jabatan, '') as jabatan,
           r.nama_role as role, k.menu, k.id_foto, k.wajib_ganti_password, halaman_mulai(k.halaman_awal, r.nama_role) as halaman_awal,
           ${tanpaFaktorKedua(sql)} as wajib_faktor_kedua
           ${how === "and what he wrote" ? letakTulisan(sql) : sql``}
    from sesi s
    join karyawan k using (id_user)
    join role r using (id_role)
    left join jabatan j using (id_jabatan)
    where s.sidik = ${digest(token)} and ${serves(sql, now)}`;
  if (!row) return null;
  if (how !== "on a replica" && now.getTime() - new Date(row.dipakai).getTime() > TOUCH_MS) {
    await sql`update sesi set dipakai = ${now} where sidik = ${row.sidik}`;
  }
  const { sidik, idSesi, idFoto, wajibGantiPassword, wajibFaktorKedua, idUser, nama, jabatan, role } = row;
  const { halamanAwal, tulis: ditulis = null } = row;
  return {
    sidik,
    idSesi,
    idFoto,
    wajibGantiPassword,
    wajibFaktorKedua,
    halamanAwal,
    tulis: ditulis,
    user: { idUser, nama, jabatan, role, menu: effectiveMenu(role, row.menu) },
  };
}

/**
 * Locks the account against changes of password and employment until the session is written; otherwise it would outlive
 * such a change. Answers the password hash; null for an employee who may not sign in.
 */
export async function holdAccount(tx: Tx, idUser: Id<"karyawan">): Promise<string | null> {
  const [row] = await tx<{ password: string }[]>`
    select password from karyawan where id_user = ${idUser} and not resign and not dihapus for share`;
  return row?.password ?? null;
}

type RunningSession = { sidik: Buffer; idUser: Id<"karyawan"> };
type Renewed = RunningSession & { alamat: string };

/**
 * Replaces the token of a session; the old one works for another minute. Two tabs that renew the same token both get a
 * new one; a third renewal is refused.
 */
export async function renewSession(sql: Sql, running: Renewed, now: Date): Promise<string | null> {
  const { sidik, idUser, alamat } = running;
  return sql.begin(async (tx) => {
    if ((await holdAccount(tx, idUser)) === null) return null;
    const token = randomToken();
    const renewed = await tx`
      with lama as (
        update sesi set berakhir = coalesce(berakhir, ${new Date(now.getTime() + OVERLAP_MS)}), pembaruan = pembaruan + 1
        where sidik = ${sidik} and pembaruan < ${MOST_RENEWALS} and (berakhir is null or berakhir > ${now})
        returning id_sesi, id_user, mulai, perangkat
      )
      insert into sesi (sidik, id_sesi, id_user, mulai, dipakai, perangkat, alamat)
      select ${digest(token)}, id_sesi, id_user, mulai, ${now}, perangkat, ${alamat} from lama`;
    return renewed.count === 1 ? token : null;
  });
}

/** Ends the session of this token, with all its tokens. */
export async function endSession(sql: Sql, { sidik, idUser }: RunningSession): Promise<void> {
  await sql.begin(async (tx) => {
    await keepFromRenewing(tx, idUser);
    await end(tx, tx`id_sesi = (select id_sesi from sesi where sidik = ${sidik})`);
  });
}

/** Ends one session of a person; answers whether there was one. */
export async function endOneSession(tx: Tx, idUser: Id<"karyawan">, idSesi: Id<"sesi">): Promise<boolean> {
  await keepFromRenewing(tx, idUser);
  return (await end(tx, tx`id_sesi = ${idSesi} and id_user = ${idUser}`)) > 0;
}

/** Ends all sessions of a person, after a change of password or employment. Answers how many there were. */
export async function endAllSessions(tx: Tx, idUser: Id<"karyawan">): Promise<number> {
  await keepFromRenewing(tx, idUser);
  return end(tx, tx`id_user = ${idUser}`);
}

/** Waits for a renewal under way: its new token would otherwise remain. */
async function keepFromRenewing(tx: Tx, idUser: Id<"karyawan">): Promise<void> {
  await tx`select 1 from karyawan where id_user = ${idUser} for no key update`;
}

/** Deletes sessions and, at the commit, tells every process to close their live streams. */
async function end(tx: Tx, which: Fragment): Promise<number> {
  const ended = await tx`
    with sudah as (delete from sesi where ${which} returning id_sesi)
    select pg_notify(${ENDED_CHANNEL}, id_sesi::text) from (select distinct id_sesi from sudah) s`;
  return ended.length;
}

export type OwnSession = {
  idSesi: Id<"sesi">;
  perangkat: string;
  alamat: string;
  sejak: Waktu;
  dipakai: Waktu;
  ini: boolean;
};

/** A person's sessions, the current one first, then the most recently used. */
export async function sessionsOf(db: Db, { sidik, idUser }: RunningSession, now: Date): Promise<OwnSession[]> {
  return db<OwnSession[]>`
    select id_sesi, max(perangkat) as perangkat, (array_agg(alamat order by dipakai desc, mulai))[1] as alamat,
      min(mulai) as sejak, max(dipakai) as dipakai, bool_or(sidik = ${sidik}) as ini
    from sesi
    where id_user = ${idUser} and dipakai > ${before(now, IDLE_MS)} and mulai > ${before(now, LONGEST_MS)}
      and (berakhir is null or berakhir > ${now})
    group by id_sesi order by ini desc, dipakai desc, id_sesi desc`;
}

export async function sweepSessions(sql: Sql, now: Date): Promise<void> {
  await sql`delete from sesi where dipakai < ${before(now, IDLE_MS)} or mulai < ${before(now, LONGEST_MS)}
            or berakhir < ${now}`;
}
