import { statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Reads } from "../db/reads.ts";
import { isDiskFull } from "../files/diskFull.ts";
import type { Services } from "./context.ts";
import { DISK_FULL, type Failure, plain } from "./failure.ts";

/** PostgreSQL writes its log in files of 16 MB, and stops when there is no room for one. */
const LEAST_FREE = 2 * 16 * 1024 * 1024;
/**
 * The disk of a remote database cannot be measured from here: an error "disk full" counts as still true for this long.
 */
const REMEMBERED_MS = 60_000;

/** For so long the database may not answer. */
const PATIENCE_MS = 2_000;

type Health = Pick<Services, "sql" | "config" | "clock"> & { reads: Pick<Reads, "isUsable"> };
type Free = (folder: string) => Promise<number>;

const freeBytes: Free = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Alive: the process answers. Ready: it reaches its database, and both can still write; or it can at least read from the
 * replica while the primary is gone: a balancer must not take it away then.
 */
export function serveHealth(
  http: FastifyInstance,
  { sql, config, clock, reads }: Health,
  free: Free = freeBytes,
): void {
  let refusedAt = Number.NEGATIVE_INFINITY;
  http.addHook("onError", async (_request, _reply, error) => {
    if (isDiskFull(error)) refusedAt = clock().getTime();
  });

  async function obstacle(): Promise<Failure | null> {
    // The disk first: a database with a full disk often cannot be reached either.
    const left = await free(config.dataDir).catch(() => Number.POSITIVE_INFINITY);
    // A clock that was set back meanwhile must not make it last.
    const since = clock().getTime() - refusedAt;
    const isRemembered = since >= 0 && since < REMEMBERED_MS;
    if (left < LEAST_FREE || isRemembered) return plain(503, DISK_FULL);
    const late = new AbortController();
    const silence = sleep(PATIENCE_MS, false, { signal: late.signal, ref: false }).catch(() => false);
    const isThere = await Promise.race([sql`select 1`.then(() => true).catch(() => false), silence]);
    late.abort();
    return isThere || reads.isUsable() ? null : plain(503, "Basis data tidak dapat dihubungi");
  }

  http.get("/healthz", async (_, reply) => reply.send({ status: 200 }));
  http.get("/readyz", async (_, reply) => {
    const found = await obstacle();
    return reply.status(found?.status ?? 200).send(found ?? { status: 200 });
  });
}
