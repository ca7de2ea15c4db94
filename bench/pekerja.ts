import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import type { Call } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { freePort } from "#platform/ops/embedded/server.ts";
import { bukaBukuBesar } from "./bukuBesar.ts";
import { grantJatah } from "./jatah.ts";
import { asBytes, muat } from "./muatan.ts";
import { prosesorBasisData } from "./prosesor.ts";

/**
 * WORKERS=1 beside WORKERS=2 where the database and the clients are elsewhere: `node bench/pekerja.ts [seconds] [share]`. Each process that
 * serves is held to a share of a core (`jatah.ts`) so small that the rest of the machine has always room for the database and for
 * the clients, as if they had machines of their own; two processes then have two such shares, as on two cores. Beside it a call
 * whose time is the app's own, on whole cores, which clients and database share.
 */
const SECONDS = Number(process.argv[2] ?? 10);
const SHARE = Number(process.argv[3] ?? 0.2);
const CLIENTS = 16;
const TURNS = 2;
const ROOT = join(import.meta.dirname, "..");
/** The clock of /proc/PID/stat ticks so often in a second. */
const TICK = 100;

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

/** Seconds of processor time that these processes have used. */
const used = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / TICK;
  }, 0);

type Question = { name: string; call: Call; query: string; share: number | null };
type Result = { perSecond: number; cores: number; app: number; database: number };

const buku = await bukaBukuBesar(10_000, { sebaran: "merata" });
const token = await openSession(buku.sql, 1 as Id<"karyawan">, new Date());
const database = await prosesorBasisData(buku.sql);

async function measured(workers: number, { call, query, share }: Question): Promise<Result> {
  const port = await freePort();
  const app = spawn(process.execPath, [join(ROOT, "server/start.fixture.ts")], {
    env: {
      ...{ PATH: process.env.PATH, NODE_NO_WARNINGS: "1", LOG_LEVEL: "error", DATABASE_URL: buku.url },
      ...{ DATA_DIR: buku.folder, PORT: String(port), WORKERS: String(workers) },
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ready()) || childrenOf(app.pid ?? 0).length < (workers > 1 ? workers : 0)) await sleep(100);
  const serving = workers > 1 ? childrenOf(app.pid ?? 0) : [app.pid ?? 0];
  const request = asBytes(`/api${call.path}?${query}`, token);
  // As long as each of them needs to compile what it does.
  await muat(port, request, CLIENTS, SECONDS);
  const ends = share === null ? [] : serving.map((pid) => grantJatah(pid, share));
  if (ends.includes(null)) throw new Error("Shares of a core need cgroups that may be written");
  await muat(port, request, CLIENTS, 1);
  const [before, spent, began] = [used(serving), database(), performance.now()];
  const { calls, perSecond } = await muat(port, request, CLIENTS, SECONDS);
  const own = used(serving) - before;
  const result = {
    perSecond,
    cores: own / ((performance.now() - began) / 1000),
    app: (1000 * own) / calls,
    database: (database() - spent) / calls,
  };
  app.kill("SIGTERM");
  await once(app, "exit");
  for (const end of ends) end?.();
  return result;
}

const better = (one: Result | null, other: Result): Result => (one && one.perSecond > other.perSecond ? one : other);

async function compared(question: Question): Promise<void> {
  const { name, share } = question;
  console.log(`${name}, ${share === null ? "whole cores" : `each process ${share * 100} % of a core`}`);
  let [one, two]: [Result | null, Result | null] = [null, null];
  for (let turn = 0; turn < TURNS; turn += 1) {
    one = better(one, await measured(1, question));
    two = better(two, await measured(2, question));
  }
  if (!one || !two) return;
  for (const [workers, { perSecond, cores, app, database }] of [one, two].entries()) {
    const cost = `a call takes node ${app.toFixed(2)} ms, PostgreSQL ${database.toFixed(2)} ms`;
    console.log(
      `  WORKERS=${workers + 1}: ${perSecond.toFixed(1)} calls/s with ${cores.toFixed(2)} cores of node; ${cost}`,
    );
  }
  const times = two.perSecond / one.perSecond;
  console.log(`  ${times.toFixed(2)} times as many; by node's processor ${((2 * one.app) / two.app).toFixed(2)}`);
}

try {
  const own = { name: "formatImportProduk", call: produk.formatImportProduk, query: "" };
  const page = { name: "getOrder, 10 in the middle", call: order.getOrder, query: "limit=10&page=500" };
  await compared({ ...own, share: null });
  await compared({ ...own, share: SHARE });
  await compared({ ...page, share: SHARE });
} finally {
  await buku.tutup();
}
