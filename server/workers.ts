import cluster, { type Worker } from "node:cluster";

/** Longer than a worker takes that closes in order; one that hangs is ended. */
const PATIENCE_MS = 45_000;
const PAUSE_MS = 1_000;
// These words and the variables below are said between two versions of the app, while one replaces the other.
const REPLACE = "kantor: replace me";
const RETIRE = "kantor: retire";

type HandedDown = { KANTOR_DATABASE_URL: string; KANTOR_HOUSEKEEPING: string };

/** The database's address in a process that the first one started; null in the first process. */
export const tellHandedDown = (): string | null => process.env.KANTOR_DATABASE_URL ?? null;

/** One process alone tidies and makes backups. */
export const isHousekeeper = (): boolean => cluster.isPrimary || process.env.KANTOR_HOUSEKEEPING === "1";

/** Said by a worker that is about to end: another takes its place while it still answers what it has begun. */
export function askForReplacement(): void {
  if (cluster.isWorker) process.send?.(REPLACE);
}

/** Calls back in a worker whose place another has taken: it finishes and ends. */
export function onRetire(retire: () => void): void {
  if (cluster.isWorker) process.on("message", (message) => message === RETIRE && retire());
}

export type Crew = {
  /** Replaces the workers one by one. A new one that does not come to serve ends it, and the old ones stay. */
  roll(): Promise<"rolled" | "failed" | "stopped">;
  stop(): Promise<void>;
};

/**
 * Several processes share one port and one database; a process that ends is replaced by one with the same duties.
 */
export function fork(count: number, databaseUrl: string, giveUp: () => void): Crew {
  let stopping = false;
  let everServed = false;
  const places = Array.from({ length: count }, (_, at): HandedDown & { worker?: Worker } => ({
    KANTOR_DATABASE_URL: databaseUrl,
    KANTOR_HOUSEKEEPING: at === 0 ? "1" : "0",
  }));
  type Place = (typeof places)[number];

  const forked = ({ worker: _, ...duties }: Place): Worker => cluster.fork(duties);
  /** Gives a place to a worker; who had it is not replaced any more when it ends. */
  const install = (place: Place, worker: Worker) => {
    place.worker = worker;
    worker.on("message", (message) => message === REPLACE && place.worker === worker && begin(place));
    worker.once("listening", () => {
      everServed = true;
    });
    worker.once("exit", () => {
      // Before anyone served, every one fails for the same reason and has said so.
      if (!everServed && !stopping) giveUp();
      else if (place.worker === worker) setTimeout(() => place.worker === worker && begin(place), PAUSE_MS);
    });
  };
  const begin = (place: Place) => {
    if (!stopping) install(place, forked(place));
  };
  for (const place of places) begin(place);

  const replace = async (place: Place): Promise<boolean> => {
    const successor = forked(place);
    if (!(await serves(successor))) return false;
    const former = place.worker;
    install(place, successor);
    if (former && !former.isDead()) await left(former, () => former.isConnected() && former.send(RETIRE));
    return true;
  };
  return {
    async roll() {
      for (const place of places) {
        if (stopping) return "stopped";
        if (!(await replace(place))) return stopping ? "stopped" : "failed";
      }
      return "rolled";
    },
    async stop() {
      stopping = true;
      const end = (worker: Worker) => left(worker, () => worker.process.kill("SIGTERM"));
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)));
    },
  };
}

const serves = (worker: Worker): Promise<boolean> =>
  new Promise((tell) => {
    worker.once("listening", () => tell(true));
    worker.once("exit", () => tell(false));
  });

/** Asks a worker to leave, and ends one that does not. */
function left(worker: Worker, ask: () => unknown): Promise<void> {
  return new Promise((done) => {
    const lost = setTimeout(() => worker.process.kill("SIGKILL"), PATIENCE_MS);
    worker.once("exit", () => {
      clearTimeout(lost);
      done();
    });
    ask();
  });
}
