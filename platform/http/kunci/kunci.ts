import { hash, randomBytes } from "node:crypto";
import { NEVER_BY_KEY } from "#areas/neverByKey.ts";
import { PROPOSING } from "#areas/proposable.ts";
import type { Call } from "#kernel/call.ts";
import { MENUS, type Menu } from "#kernel/permission.ts";
import type { Id } from "#kernel/types.ts";
import type { Db, Fragment, Sql } from "../../db/database.ts";
import type { User } from "../context.ts";
import { effectiveMenu } from "../sessions/sessions.ts";

/** So a key begins: people and programs that look for lost secrets tell it from a session's token. */
export const AWALAN_KUNCI = "kantor_";
/** Letters of a key that a list may show. */
const SHOWN = AWALAN_KUNCI.length + 6;
/** Calls of one key within a minute: five a second, as a program asks that keeps a screen up to date. */
export const PANGGILAN_SEMENIT = 300;
export const TERLALU_SERING = "Kunci API dipakai terlalu sering";
const MINUTE = 60_000;

/** A key is 256 random bits: its plain hash cannot be turned around. */
const digest = (kunci: string): Buffer => hash("sha256", kunci, "buffer");

export const isKunci = (token: string): boolean => token.startsWith(AWALAN_KUNCI);

export function newKunci(): { kunci: string; sidik: Buffer; awalan: string } {
  const kunci = `${AWALAN_KUNCI}${randomBytes(32).toString("base64url")}`;
  return { kunci, sidik: digest(kunci), awalan: kunci.slice(0, SHOWN) };
}

export type FoundKunci = {
  idKunci: number;
  nama: string;
  sidik: Buffer;
  idSesi: Id<"sesi">;
  tulis: boolean;
  /** May propose what a person then sends. */
  usul: boolean;
  /** Why it does not serve; null for one that does. */
  mati: "dicabut" | "berakhir" | "resign" | null;
  /** First use from this address on this day. */
  baru: boolean;
  user: User;
};

type KunciRow = Omit<FoundKunci, "user"> & {
  menuKunci: Menu[];
  idUser: Id<"karyawan">;
  namaUser: string;
  jabatan: string;
  role: string;
  menu: Menu[];
};

const harian = (db: Db, moment: Fragment | Date): Fragment =>
  db`(${moment}::timestamptz at time zone 'Asia/Jakarta')::date`;

const mati = (db: Db, now: Date): Fragment => db`case
  when a.dicabut is not null then 'dicabut'
  when a.berlaku_sampai < ${harian(db, now)} then 'berakhir'
  when k.resign or k.dihapus then 'resign' end`;

/** Whether a key with this number among sessions still serves. */
export const kunciServes = (db: Db, idSesi: number, now: Date): Fragment => db`
  exists (select from kunci_api a join karyawan k using (id_user)
    where a.id_sesi = ${idSesi} and ${mati(db, now)} is null)`;

/** The key and whom it acts as: that employee with the menus that both have. Asked at each call, so what changes holds at once. */
export async function findKunci(sql: Sql, kunci: string, alamat: string, now: Date): Promise<FoundKunci | null> {
  if (kunci.length > 100) return null;
  const [row] = await sql<KunciRow[]>`
    select a.id_kunci, a.nama, a.sidik, a.id_sesi, a.tulis, a.usul, a.menu as menu_kunci, ${mati(sql, now)} as mati,
      coalesce(a.alamat <> ${alamat} or ${harian(sql, sql`a.dipakai`)} <> ${harian(sql, now)}, true) as baru,
      k.id_user, k.nama_lengkap as nama_user, coalesce(j.nama_jabatan, '') as jabatan, r.nama_role as role, k.menu
    from kunci_api a join karyawan k using (id_user) join role r using (id_role) left join jabatan j using (id_jabatan)
    where a.sidik = ${digest(kunci)}`;
  if (!row) return null;
  const { menuKunci, idUser, namaUser, jabatan, role, menu, ...found } = row;
  const terbatas = MENUS.some((name) => !menuKunci.includes(name));
  const punya = effectiveMenu(role, menu).filter((name) => menuKunci.includes(name));
  return { ...found, user: { idUser, nama: namaUser, jabatan, role, menu: punya, terbatas } };
}

/** Counts a call; answers until when the key has to wait, or null. */
export async function countKunci(sql: Sql, idKunci: number, alamat: string, now: Date): Promise<Date | null> {
  const menit = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
  const [row] = await sql<{ kaliMenit: number }[]>`
    update kunci_api set kali = kali + 1, dipakai = ${now}, alamat = ${alamat}, menit = ${menit},
      kali_menit = case when menit = ${menit} then kali_menit + 1 else 1 end
    where id_kunci = ${idKunci} returning kali_menit`;
  return row && row.kaliMenit > PANGGILAN_SEMENIT ? new Date(menit.getTime() + MINUTE) : null;
}

/** Why a key may not make a call that its employee may make; null where it may. `reads`: the call changes nothing. */
export function problemOfKunci(
  call: Call,
  { tulis, usul }: Pick<FoundKunci, "tulis" | "usul">,
  reads: boolean,
): string | null {
  if (NEVER_BY_KEY.has(call)) return "hanya untuk yang login sendiri, tidak dengan Kunci API";
  if (call === PROPOSING) return usul ? null : "Kunci API ini tidak boleh mengusulkan";
  return reads || tulis ? null : "Kunci API ini hanya membaca";
}
