import { Gauge, type Registry } from "prom-client";
import type { Services } from "../../http/context.ts";
import { type Figures, together } from "./figures.ts";
import { type State, stateOf } from "./state.ts";

/** The figures of a process: the name behind kantor_process_ (each process) and kantor_ (together). */
const PER_PROCESS: readonly [keyof Figures, string, string, number][] = [
  ["requests", "requests", "Requests since the start of the process", 1],
  ["failed", "requests_failed", "Requests that ended with a failure of the server (5xx)", 1],
  ["slow", "requests_slow", "Requests that took longer than a second", 1],
  ["poolMax", "pool_max", "Connections to the database that may be open", 1],
  ["poolOpen", "pool_open", "Connections that are open", 1],
  ["poolBusy", "pool_busy", "Connections that are lent", 1],
  ["poolWaiting", "pool_waiting", "Statements and transactions that wait for a connection", 1],
  ["liveStreams", "live_streams", "Open live streams", 1],
  [
    "eventLoopMs",
    "event_loop_seconds",
    "Lateness of the event loop, 99 of 100 turns; together: the latest process",
    0.001,
  ],
  ["memoryBytes", "memory_bytes", "Resident memory", 1],
];

const since = (moment: string | null, now: Date): number =>
  moment === null ? Number.POSITIVE_INFINITY : (now.getTime() - new Date(moment).getTime()) / 1000;

const SHARED: readonly [string, string, (state: State, now: Date) => number][] = [
  ["processes", "Processes of the app that run", ({ processes }) => processes.length],
  ["login_failures_hour", "Wrong sign-ins within the last hour", ({ loginFailures }) => loginFailures],
  ["locked_numbers", "Employee numbers that are locked after wrong sign-ins", ({ lockedNumbers }) => lockedNumbers],
  ["locks_waiting", "Statements that wait for a lock of the database", ({ waitingLocks }) => waitingLocks],
  ["locks_longest_seconds", "How long the longest of them waits", ({ longestLock }) => longestLock],
  ["mail_waiting", "Mails in the outbox that are not sent yet", ({ mail }) => mail.waiting],
  ["mail_oldest_seconds", "How long the oldest of them waits", ({ mail }) => mail.oldest],
  ["mail_failed_day", "Mails that failed within the last day", ({ mail }) => mail.failed],
  ["mail_unknown_day", "Mails of the last day of which nobody knows whether they arrived", ({ mail }) => mail.unknown],
  ["disk_free_bytes", "Free room on the disk of the data folder", ({ disk }) => disk.free],
  ["disk_total_bytes", "Size of that disk", ({ disk }) => disk.total],
];

const REMEMBERED_MS = 1_000;

/** Metrics of the whole: whichever process is asked answers for all of them. Without a database they are missing. */
export function stateMetrics(services: Services): (registry: Registry) => void {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<State | null> = Promise.resolve(null);
  // One look for all gauges of a scrape.
  const look = (): Promise<State | null> => {
    if (performance.now() - asked < REMEMBERED_MS) return answer;
    asked = performance.now();
    answer = stateOf(services).catch(() => null);
    return answer;
  };
  return (registry) => {
    const registers = [registry];
    for (const [figure, name, help, factor] of PER_PROCESS) {
      new Gauge({
        ...{ name: `kantor_process_${name}`, help: `${help}, by process`, labelNames: ["process"], registers },
        async collect() {
          this.reset();
          for (const one of (await look())?.processes ?? []) this.set({ process: one.id }, one[figure] * factor);
        },
      });
      new Gauge({
        ...{ name: `kantor_${name}`, help: `${help}, of all processes`, registers },
        async collect() {
          const state = await look();
          if (state) this.set(together(figure, state.processes) * factor);
        },
      });
    }
    for (const [name, help, of] of SHARED) {
      new Gauge({
        ...{ name: `kantor_${name}`, help, registers },
        async collect() {
          const state = await look();
          if (state) this.set(of(state, services.clock()));
        },
      });
    }
    guardMetrics(registry, look, services);
    new Gauge({
      ...{ name: "kantor_replica_lag_seconds", help: "How far the replica is behind; missing without one", registers },
      async collect() {
        const lag = (await look())?.replicaLag ?? null;
        if (lag === null) this.remove();
        else this.set(lag);
      },
    });
  };
}

/** Backup, archive and restore test: how old the last good one is, and whether it fails. */
function guardMetrics(registry: Registry, look: () => Promise<State | null>, { clock }: Services): void {
  const registers = [registry];
  new Gauge({
    ...{
      name: "kantor_guard_age_seconds",
      help: "Age of the last good run of backup, dasar (base copy), arsip (log) and uji (restore test)",
    },
    ...{ labelNames: ["guard"], registers },
    async collect() {
      this.reset();
      for (const { jenis, terakhir } of (await look())?.guards ?? [])
        this.set({ guard: jenis }, since(terakhir, clock()));
    },
  });
  new Gauge({
    ...{ name: "kantor_guard_failing", help: "1 while it fails", labelNames: ["guard"], registers },
    async collect() {
      this.reset();
      for (const { jenis, gagalSejak } of (await look())?.guards ?? []) this.set({ guard: jenis }, gagalSejak ? 1 : 0);
    },
  });
}
