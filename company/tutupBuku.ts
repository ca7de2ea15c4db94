import type { Problem } from "#kernel/problem.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";

type Kini = Pick<Deed, "tx" | "today">;

/**
 * Why nothing may be written on a day: its month is closed (Tutup Buku). Null where it may. The present month is always
 * open, so nobody asks the database about a day of it. Triggers hold the rule against whoever closes a month meanwhile.
 */
export async function alasanTertutup({ tx, today }: Kini, tanggal: Tanggal): Promise<string | null> {
  if (tanggal.slice(0, 7) === today.slice(0, 7)) return null;
  const [row] = await tx<{ alasan: string | null }[]>`select alasan_tertutup(${tanggal}::date) as alasan`;
  return row?.alasan ?? null;
}

/** Refuses what would write on a day that the call does not choose: the month's state does not allow it. */
export async function refuseTertutup(kini: Kini, field: string, tanggal: Tanggal): Promise<void> {
  const problems = await tertutup(kini, field, tanggal);
  for (const { message } of problems) throw conflict(message, problems);
}

/** The same as a problem at the field where a person typed the day. */
export async function tertutup(kini: Kini, field: string, tanggal: Tanggal): Promise<Problem[]> {
  const message = await alasanTertutup(kini, tanggal);
  return message === null ? [] : [{ field, message }];
}

/** Of these days those of closed months, each with why nothing may be written on it. */
export async function closedDays(tx: Tx, hari: readonly Tanggal[]): Promise<ReadonlyMap<Tanggal, string>> {
  const rows = await tx<{ hari: Tanggal; alasan: string }[]>`
    select hari, alasan_tertutup(hari) as alasan from unnest(${[...new Set(hari)]}::date[]) h(hari)
    where alasan_tertutup(hari) is not null`;
  return new Map(rows.map((row) => [row.hari, row.alasan]));
}
