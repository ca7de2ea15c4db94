import { ConnectionError } from "#postgres";
import type { Log } from "../ops/log/log.ts";
import { connect, isRetryable, isUnavailable, type Sql } from "./database.ts";
import { Lag, placeOf } from "./lag.ts";
import { Lookout } from "./lookout.ts";

const WAIT_MS = 25;

/** Where what may be a moment old is read; see `MAY_LAG` in the contract. */
export type Reads = {
  /** The replica, or null without DATABASE_READ_URL. */
  readonly replica: Sql | null;
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
  /** How far the log had come when the primary was read; null without a replica, or when nobody says so. */
  seen(): Promise<string | null>;
  /** Resolves when the replica has reached that place, or is too old to be read anyway. */
  reached(place: string): Promise<void>;
  close(): Promise<void>;
};

const without = (sql: Sql): Reads => ({
  replica: null,
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
  const replica = connect(replicaUrl, { max: 20, name: "kantor-read", isPrimary: false });
  const lag = new Lag();
  const primary = new Lookout(primaryUrl, true, (place, at) => lag.primaryAt(place, at));
  const copy = new Lookout(replicaUrl, false, (place) => lag.replicaAt(place));
  const isUsable = () => !copy.isGone && lag.milliseconds <= mostMs;

  /** In turn; the next one where a server failed, not where the work did. */
  const inTurn = async <T>(work: (db: Sql) => Promise<T>, first: Sql, second: Sql | null): Promise<T> => {
    const there = first === sql ? primary : copy;
    try {
      return await there.whileThere(() => work(first));
    } catch (error) {
      if (!(isUnavailable(error) || isRetryable(error)) || second === null || (second === replica && !isUsable()))
        throw error;
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
  const readPrimary = <T>(work: (db: Sql) => Promise<T>): Promise<T> =>
    primary.isGone && isUsable() ? inTurn(work, replica, null) : inTurn(work, sql, replica);
  return {
    replica,
    lag: () => (copy.isGone ? Number.POSITIVE_INFINITY : lag.milliseconds),
    isUsable,
    readPrimary,
    read(known, work) {
      const hasAll = known === null || lag.has(placeOf(known));
      if (!hasAll) return inTurn(work, sql, null);
      return isUsable() ? inTurn(work, replica, sql) : readPrimary(work);
    },
    wrote: (idUser) =>
      placeFrom(sql<{ letak: string }[]>`
        insert into tulisan_akhir (id_user, letak) values (${idUser}, pg_current_wal_lsn())
        on conflict (id_user) do update set letak = excluded.letak returning letak::text as letak`),
    seen: () => placeFrom(sql<{ letak: string }[]>`select pg_current_wal_lsn()::text as letak`),
    async reached(place) {
      const wanted = placeOf(place);
      while (isUsable() && !lag.has(wanted)) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    },
    async close() {
      await Promise.all([primary.close(), copy.close(), replica.end({ timeout: 5 })]);
    },
  };
}
