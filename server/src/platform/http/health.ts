import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { isDiskFull } from "../files/diskFull.ts";
import type { Services } from "./context.ts";
import { DISK_FULL, type Failure, plain } from "./failure.ts";

/** PostgreSQL takes its log of changes in pieces of 16 MB, and stops when it gets none. */
const LEAST_FREE = 2 * 16 * 1024 * 1024;
/** A database elsewhere has a disk that nobody here can see: what it refused for want of room counts so long. */
const REMEMBERED_MS = 60_000;

type Health = Pick<Services, "sql" | "config" | "clock">;
type Free = (folder: string) => Promise<number>;

const freeBytes: Free = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Alive means that the process answers; ready means that it reaches its database and that both can still write. */
export function serveHealth(http: FastifyInstance, { sql, config, clock }: Health, free: Free = freeBytes): void {
  let refusedAt = Number.NEGATIVE_INFINITY;
  http.addHook("onError", async (_request, _reply, error) => {
    if (isDiskFull(error)) refusedAt = clock().getTime();
  });

  async function obstacle(): Promise<Failure | null> {
    // First the disk: a database whose disk is full is often not reached either.
    const left = await free(config.dataDir).catch(() => Number.POSITIVE_INFINITY);
    if (left < LEAST_FREE || clock().getTime() - refusedAt < REMEMBERED_MS) return plain(503, DISK_FULL);
    return sql`select 1`.then(
      () => null,
      () => plain(503, "Basis data tidak dapat dihubungi"),
    );
  }

  http.get("/healthz", async (_, reply) => reply.send({ status: 200 }));
  http.get("/readyz", async (_, reply) => {
    const found = await obstacle();
    return reply.status(found?.status ?? 200).send(found ?? { status: 200 });
  });
}
