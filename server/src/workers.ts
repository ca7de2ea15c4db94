import cluster, { type Worker } from "node:cluster";

/** Longer than a worker takes that closes in order; one that hangs is ended. */
const PATIENCE_MS = 45_000;
const PAUSE_MS = 1_000;
const REPLACE = "kantor: replace me";

type HandedDown = { KANTOR_DATABASE_URL: string; KANTOR_HOUSEKEEPING: string };

/** The database's address in a worker; null in the first process. */
export const tellHandedDown = (): string | null =>
  cluster.isWorker ? (process.env.KANTOR_DATABASE_URL ?? null) : null;

/** One process alone tidies and makes backups. */
export const isHousekeeper = (): boolean => cluster.isPrimary || process.env.KANTOR_HOUSEKEEPING === "1";

/** Said by a worker that is about to end: another takes its place while it still answers what it has begun. */
export function askForReplacement(): void {
  if (cluster.isWorker) process.send?.(REPLACE);
}

/**
 * Several processes share one port and one database; a process that ends is replaced by one with the same duties.
 * Answers how to stop them.
 */
export function fork(count: number, databaseUrl: string, giveUp: () => void): () => Promise<void> {
  let stopping = false;
  let everServed = false;

  const begin = (duties: HandedDown) => {
    if (stopping) return;
    const worker = cluster.fork(duties);
    let replaced = false;
    worker.on("message", (message) => {
      if (message !== REPLACE || replaced) return;
      replaced = true;
      begin(duties);
    });
    worker.once("listening", () => {
      everServed = true;
    });
    worker.once("exit", () => {
      // Before anyone served, every one fails for the same reason and has said so.
      if (!everServed && !stopping) giveUp();
      else if (!replaced) setTimeout(() => begin(duties), PAUSE_MS);
    });
  };
  for (let number = 0; number < count; number++) {
    begin({ KANTOR_DATABASE_URL: databaseUrl, KANTOR_HOUSEKEEPING: number === 0 ? "1" : "0" });
  }
  return async () => {
    stopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && ended(worker)));
  };
}

function ended(worker: Worker): Promise<void> {
  return new Promise((done) => {
    const lost = setTimeout(() => worker.process.kill("SIGKILL"), PATIENCE_MS);
    worker.once("exit", () => {
      clearTimeout(lost);
      done();
    });
    worker.process.kill("SIGTERM");
  });
}
