import type { Waktu } from "#kernel/types.ts";
import type { Db } from "../../db/database.ts";
import { backupState } from "./record.ts";

/** What guards the data beside the nightly backup; the table penjagaan says more. */
export type Guard = "dasar" | "arsip" | "uji";

/** When it last went well and what there is to say of that; since when it fails, and why. */
export type GuardState = {
  jenis: "backup" | Guard;
  terakhir: Waktu | null;
  gagalSejak: Waktu | null;
  alasan: string | null;
  keterangan: string;
};

/** The state of the backup and of everything in the table penjagaan; what never ran is missing, but for the backup. */
export async function guardStates(db: Db): Promise<GuardState[]> {
  const backup = await backupState(db);
  const others = await db<GuardState[]>`
    select jenis, terakhir, gagal_sejak, alasan, keterangan from penjagaan order by jenis`;
  return [{ jenis: "backup", ...backup, keterangan: "" }, ...others];
}

export async function noteGood(db: Db, jenis: Guard, now: Date, keterangan: string): Promise<void> {
  await db`
    insert into penjagaan (jenis, terakhir, keterangan) values (${jenis}, ${now}, ${keterangan})
    on conflict (jenis) do update set terakhir = excluded.terakhir, gagal_sejak = null, alasan = null,
      keterangan = excluded.keterangan`;
}

export async function noteFailed(db: Db, jenis: Guard, now: Date, alasan: string): Promise<void> {
  await db`
    insert into penjagaan as p (jenis, gagal_sejak, alasan) values (${jenis}, ${now}, ${alasan})
    on conflict (jenis) do update set gagal_sejak = coalesce(p.gagal_sejak, excluded.gagal_sejak), alasan = excluded.alasan`;
}

const DAY_MS = 86_400_000;
/** From three to six o'clock in Jakarta nobody is kept waiting. */
const NIGHT_UTC = [20, 21, 22];

/**
 * Whether a restore test is due: once a week, at night; by day too where the machine is off at night. Not before there is
 * something to restore.
 */
export async function isRestoreTestDue(db: Db, now: Date): Promise<boolean> {
  const states = await guardStates(db);
  const of = (jenis: GuardState["jenis"]) => states.find((state) => state.jenis === jenis)?.terakhir ?? null;
  const last = of("uji");
  if (last === null) return of("backup") !== null || of("dasar") !== null;
  const days = (now.getTime() - new Date(last).getTime()) / DAY_MS;
  return days >= 8 || (days >= 6.5 && NIGHT_UTC.includes(now.getUTCHours()));
}
