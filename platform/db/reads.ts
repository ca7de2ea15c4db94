import type { Log } from "../ops/log/log.ts";
import { isRetryable, isUnavailable, type Sql } from "./database.ts";
import { Lag, placeOf } from "./lag.ts";
import { Lookout } from "./lookout.ts";
import { Replica } from "./replica.ts";

const WAIT_MS = 25;

/** Where what may be a moment old is read; see `MAY_LAG` in the contract. */
export type Reads = {
  /** Whether there is one: DATABASE_READ_URL. */
  readonly hasReplica: boolean;
  /** How old the replica is, in milliseconds; infinite while it can not be used, 0 without one. */
  lag(): number;
  /** The replica can answer for the primary. */
  isUsable(): boolean;
  /**
   * Reads from the replica if it is young enough and has reached the place in the log that its reader knows of, because he has
   * written or seen what stands there; else, or when it fails, from the primary. When the primary is gone it is read from the
   * replica, however old, but never by somebody who knows more than the replica has.
   */
  read<T>(known: string | null, work: (db: Sql) => Promise<T>): Promise<T>;
  /** Reads from the primary, and from the replica only while the primary is gone. */
  readPrimary<T>(work: (db: Sql) => Promise<T>): Promise<T>;
  /** Notes and answers how far the log has come when somebody has acted; null where that failed, and he may miss it for a moment. */
  wrote(idUser: number): Promise<string | null>;
  /**
   * How far the log had come when this was read, from the primary or the replica; null without a replica, or when the primary does
   * not say so.
   */
  seen(db: Sql): Promise<string | null>;
  /** Resolves when the replica has reached that place, or is too old to be read anyway. */
  reached(place: string): Promise<void>;
  close(): Promise<void>;
};

const without = (sql: Sql): Reads => ({
  hasReplica: false,
  lag: () => 0,
  isUsable: () => false,
  read: (_, work) => work(sql),
  readPrimary: (work) => work(sql),
  wrote: async () => null,
  seen: async () => null,
  reached: async () => {},
  close: async () => {},
});

type Options = { sql: Sql; primaryUrl: string; replicaUrl: string | null; mostMs: number; log: Log };

export function openReads({ sql, primaryUrl, replicaUrl, mostMs, log }: Options): Reads {
  if (replicaUrl === null) return without(sql);
  const lag = new Lag();
  const primary = new Lookout(primaryUrl, true, ({ letak }, at) => lag.primaryAt(placeOf(letak), at));
  const replica = new Replica(replicaUrl, lag);
  const isUsable = () => !replica.lookout.isGone && lag.milliseconds <= mostMs;
  /** The replica for who knows so much; null while it may not answer him. */
  const replicaFor = (known: string | null): Sql | null =>
    isUsable() && (known === null || lag.has(placeOf(known))) ? replica.sql : null;

  /** In turn; the next one where a server failed, not where the work did. */
  const inTurn = async <T>(work: (db: Sql) => Promise<T>, first: Sql, next: () => Sql | null): Promise<T> => {
    const there = first === sql ? primary : replica.lookout;
    try {
      return await there.whileThere(() => work(first));
    } catch (error) {
      const second = isUnavailable(error) || isRetryable(error) ? next() : null;
      if (second === null) throw error;
      log.info({ err: error, from: second === sql ? "primary" : "replica" }, "read elsewhere");
      return work(second);
    }
  };
  const placeFrom = (asked: Promise<{ letak: string }[]>): Promise<string | null> =>
    asked.then(
      ([row]) => row?.letak ?? null,
      (error: unknown) => {
        log.warn({ err: error }, "place of an action not noted");
        return null;
      },
    );
  const fromPrimary = <T>(known: string | null, work: (db: Sql) => Promise<T>): Promise<T> => {
    const copy = primary.isGone ? replicaFor(known) : null;
    return copy ? inTurn(work, copy, () => null) : inTurn(work, sql, () => replicaFor(known));
  };
  return {
    hasReplica: true,
    lag: () => (replica.lookout.isGone ? Number.POSITIVE_INFINITY : lag.milliseconds),
    isUsable,
    readPrimary: (work) => fromPrimary(null, work),
    read(known, work) {
      const copy = replicaFor(known);
      return copy ? inTurn(work, copy, () => sql) : fromPrimary(known, work);
    },
    wrote: (idUser) =>
      placeFrom(sql<{ letak: string }[]>`
        insert into tulisan_akhir (id_user, letak) values (${idUser}, pg_current_wal_lsn())
        on conflict (id_user) do update set letak = excluded.letak returning letak::text as letak`),
    seen: (db) =>
      db === sql ? placeFrom(sql<{ letak: string }[]>`select pg_current_wal_lsn()::text as letak`) : replica.place(db),
    async reached(place) {
      const wanted = placeOf(place);
      while (isUsable() && !lag.has(wanted)) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    },
    async close() {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}
