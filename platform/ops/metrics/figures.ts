import { hostname } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Config } from "../../config.ts";
import type { Db, Sql } from "../../db/database.ts";
import type { Live } from "../../http/live/live.ts";
import type { Log } from "../log/log.ts";

/** What a process says of itself. */
export type Figures = {
  /** Requests since its start; how many of them failed (5xx) or were slow. */
  requests: number;
  failed: number;
  slow: number;
  poolMax: number;
  poolOpen: number;
  poolBusy: number;
  poolWaiting: number;
  liveStreams: number;
  /** Milliseconds: 99 of 100 turns of the event loop came at most this late, since the time before. */
  eventLoopMs: number;
  memoryBytes: number;
};
export type ProcessFigures = Figures & { id: string; mulai: string };

/** Of these the largest is told for all processes together, of the others the sum. */
export const LARGEST: ReadonlySet<keyof Figures> = new Set(["eventLoopMs"]);

export type Counted = Pick<Figures, "requests" | "failed" | "slow">;
export const noneCounted = (): Counted => ({ requests: 0, failed: 0, slow: 0 });

const EVERY_MS = 10_000;
/** A process that was silent for longer has ended. */
const SILENT_MS = 35_000;
const FORGOTTEN_MS = 3_600_000;

export type FiguresOf = {
  /** The figures of every process that runs, this one's as they are now. */
  all(): Promise<ProcessFigures[]>;
  close(): Promise<void>;
};

type Needed = { sql: Sql; live: Live; clock: () => Date; config: Config; log: Log };

export function openFigures({ sql, live, clock, config, log }: Needed, counted: Counted): FiguresOf {
  const id = `${hostname()}:${process.pid}:${Math.round(performance.timeOrigin)}`;
  const begun = clock();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const now = (): Figures => {
    const late = delay.count > 0 ? Math.max(0, delay.percentile(99) / 1e6 - 20) : 0;
    const { max, open, busy, waiting } = sql.pool();
    return {
      ...counted,
      ...{ poolMax: max, poolOpen: open, poolBusy: busy, poolWaiting: waiting, liveStreams: live.listeners() },
      ...{ eventLoopMs: Math.round(late), memoryBytes: process.memoryUsage.rss() },
    };
  };
  const publish = async () => {
    const angka = now();
    delay.reset();
    await sql`
      insert into proses (id_proses, mulai, waktu, angka) values (${id}, ${begun}, ${clock()}, ${sql.json(angka)})
      on conflict (id_proses) do update set waktu = excluded.waktu, angka = excluded.angka`;
    await sql`delete from proses where waktu < ${new Date(clock().getTime() - FORGOTTEN_MS)}`;
  };
  const told = () => publish().catch((error: unknown) => log.warn({ err: error }, "figures not told"));
  const timer = config.env === "test" ? undefined : setInterval(() => void told(), EVERY_MS).unref();
  return {
    async all() {
      const others = (await othersOf(sql, clock())).filter((other) => other.id !== id);
      return [{ id, mulai: begun.toISOString(), ...now() }, ...others];
    },
    async close() {
      clearInterval(timer);
      delay.disable();
      await sql`delete from proses where id_proses = ${id}`.catch(() => {});
    },
  };
}

async function othersOf(db: Db, now: Date): Promise<ProcessFigures[]> {
  const rows = await db<{ id: string; mulai: string; angka: Figures }[]>`
    select id_proses as id, mulai, angka from proses
    where waktu > ${new Date(now.getTime() - SILENT_MS)} order by mulai, id_proses`;
  return rows.map(({ id, mulai, angka }) => ({ id, mulai, ...angka }));
}

/** One figure for all processes together. */
export const together = (name: keyof Figures, all: readonly Figures[]): number =>
  LARGEST.has(name) ? Math.max(0, ...all.map((one) => one[name])) : all.reduce((sum, one) => sum + one[name], 0);
