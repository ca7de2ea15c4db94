import { statfs } from "node:fs/promises";
import type { Db } from "../../db/database.ts";
import type { Services } from "../../http/context.ts";
import { type GuardState, guardStates } from "../backup/guards.ts";
import type { ProcessFigures } from "./figures.ts";

/** What there is to know of the running company, from the database and this machine. */
export type State = Shared & {
  processes: ProcessFigures[];
  guards: GuardState[];
  mail: MailState;
  disk: { free: number; total: number };
  /** How many seconds the replica is behind, as this process sees it; infinite while it cannot be read, null without one. */
  replicaLag: number | null;
};

type MailState = {
  configured: boolean;
  waiting: number;
  /** Seconds that the oldest waits. */
  oldest: number;
  /** Of the last day. */
  failed: number;
  unknown: number;
};

type Shared = {
  /** Of the last hour. */
  loginFailures: number;
  /** Numbers that are locked now. */
  lockedNumbers: number;
  /** Statements that wait for another's lock, and how many seconds the longest has waited. */
  waitingLocks: number;
  longestLock: number;
};

const HOUR_MS = 3_600_000;

export async function stateOf({ sql, config, clock, figures, mailer, reads }: Services): Promise<State> {
  const now = clock();
  const [processes, guards, shared, mail, disk] = await Promise.all([
    figures.all(),
    guardStates(sql),
    sharedState(sql, now),
    mailState(sql, now),
    statfs(config.dataDir).then(({ bavail, blocks, bsize }) => ({ free: bavail * bsize, total: blocks * bsize })),
  ]);
  const replicaLag = reads.hasReplica ? reads.lag() / 1000 : null;
  return { processes, guards, ...shared, mail: { configured: mailer.configured, ...mail }, disk, replicaLag };
}

async function sharedState(db: Db, now: Date): Promise<Shared> {
  const [row] = await db<Shared[]>`
    select
      (select coalesce(sum(kali), 0)::integer from jejak_keamanan
        where peristiwa = 'gagalMasuk' and tanggal >= ${now}::date - 1 and waktu > ${new Date(now.getTime() - HOUR_MS)})
        as login_failures,
      (select count(*)::integer from percobaan_masuk where terkunci_sampai > ${now}) as locked_numbers,
      (select count(*)::integer from pg_stat_activity where wait_event_type = 'Lock') as waiting_locks,
      (select coalesce(max(extract(epoch from clock_timestamp() - state_change)), 0)::integer from pg_stat_activity
        where wait_event_type = 'Lock') as longest_lock`;
  if (!row) throw new Error("select answered no row");
  return row;
}

async function mailState(db: Db, now: Date): Promise<Omit<MailState, "configured">> {
  const [row] = await db<Omit<MailState, "configured">[]>`
    with sehari as (
      select status from email where id_email > (select coalesce(max(id_email), 0) - 100000 from email)
        and status in ('Gagal', 'Tidak Pasti') and waktu > ${new Date(now.getTime() - 24 * HOUR_MS)}
    )
    select count(*)::integer as waiting,
      greatest(coalesce(extract(epoch from ${now}::timestamptz - min(waktu)), 0), 0)::integer as oldest,
      (select count(*)::integer from sehari where status = 'Gagal') as failed,
      (select count(*)::integer from sehari where status = 'Tidak Pasti') as unknown
    from email where status in ('Antri', 'Mengirim')`;
  if (!row) throw new Error("select answered no row");
  return row;
}
