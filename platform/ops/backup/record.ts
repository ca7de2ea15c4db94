import type { Waktu } from "#kernel/types.ts";
import { type Db, isUnavailable } from "../../db/database.ts";

/** State of the backups: when the last good one was made, and the failures since. */
export type BackupState = { terakhir: Waktu | null; gagalSejak: Waktu | null; alasan: string | null };

export async function backupState(db: Db): Promise<BackupState> {
  const [row] = await db<BackupState[]>`
    with baik as (select id_backup, selesai from backup where selesai is not null and alasan is null
      order by id_backup desc limit 1),
    gagal as (
      select id_backup, mulai, alasan from backup
      where alasan is not null and id_backup > coalesce((select id_backup from baik), 0)
    )
    select (select selesai from baik) as terakhir,
      (select mulai from gagal order by id_backup limit 1) as gagal_sejak,
      (select alasan from gagal order by id_backup desc limit 1) as alasan`;
  return row ?? { terakhir: null, gagalSejak: null, alasan: null };
}

/** Number of failures, and age of the last good backup in seconds (Infinity where there is none). */
export async function backupFigures(db: Db, now: Date): Promise<{ failures: number; age: number }> {
  const [row] = await db<{ gagal: number; terakhir: string | null }[]>`
    select count(*) filter (where alasan is not null) as gagal, max(selesai) filter (where alasan is null) as terakhir
    from backup`;
  const terakhir = row?.terakhir ?? null;
  const age = terakhir === null ? Number.POSITIVE_INFINITY : (now.getTime() - new Date(terakhir).getTime()) / 1000;
  return { failures: row?.gagal ?? 0, age };
}

const NIGHT_MS = 25 * 3_600_000;

/**
 * Whether no backup was tried since the last evening, so that one is due tonight. A failed one waits for the next
 * night.
 */
export async function isBackupMissed(db: Db, now: Date): Promise<boolean> {
  const rows = await db`select 1 from backup where mulai > ${new Date(now.getTime() - NIGHT_MS)} limit 1`;
  return rows.length === 0;
}

/** Notes that a backup begins. One without an end was stopped together with its process. */
export async function noteBegin(db: Db, now: Date): Promise<number> {
  await db`
    update backup set selesai = greatest(mulai, ${now}), alasan = 'Berhenti sebelum selesai: aplikasi atau server dimatikan'
    where selesai is null`;
  const [row] = await db<{ id: number }[]>`insert into backup (mulai) values (${now}) returning id_backup as id`;
  return row?.id ?? 0;
}

/** Notes the end of a backup; without a reason it was good. */
export async function noteEnd(db: Db, id: number, now: Date, alasan: string | null): Promise<void> {
  await db`update backup set selesai = greatest(mulai, ${now}), alasan = ${alasan} where id_backup = ${id}`;
}

/** Notes a backup that could not begin. */
export async function noteRefused(db: Db, now: Date, alasan: string): Promise<void> {
  await db`insert into backup (mulai, selesai, alasan) values (${now}, ${now}, ${alasan})`;
}

export class BackupBusy extends Error {}
export class BackupLate extends Error {}
/** Whoever asked for the backup stopped it. */
export class BackupStopped extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "Disk penuh: kosongkan tempat di disk backup",
  EDQUOT: "Disk penuh: kosongkan tempat di disk backup",
  EACCES: "Folder backup tidak dapat ditulisi: periksa izin foldernya",
  EPERM: "Folder backup tidak dapat ditulisi: periksa izin foldernya",
  EROFS: "Folder backup tidak dapat ditulisi: disknya hanya dapat dibaca",
  ENOTDIR: "Folder backup tidak dapat dibuat: ada berkas dengan nama itu",
};

/** Why a backup failed, as a sentence for the Super Admin. */
export function reasonOf(error: unknown): string {
  if (error instanceof BackupBusy) return "Backup lain masih berjalan";
  if (error instanceof BackupLate) return error.message;
  if (error instanceof BackupStopped) return "Dihentikan sebelum selesai";
  if (isUnavailable(error)) return "Basis data terputus selagi backup berjalan";
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  return REASONS[code] ?? "Kesalahan yang tidak dikenal: lihat log server";
}
