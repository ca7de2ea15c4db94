import { createServer, connect as dial, type Socket } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type Pair, startPair } from "#test/support/replica.ts";
import { asSuperuser } from "../ops/embedded/roles.ts";
import { openLog } from "../ops/log/log.ts";
import { connect, type Sql } from "./database.ts";
import { openReads, type Reads } from "./reads.ts";

let pair: Pair;
let sql: Sql;

beforeAll(async () => {
  pair = await startPair(async (url) => {
    const filling = connect(url, { max: 1 });
    await filling`create table catatan (isi int)`;
    await filling.end();
  });
  sql = connect(pair.primary.url, { max: 2 });
}, 240_000);
afterAll(async () => {
  await sql?.end({ timeout: 1 });
  await pair?.close();
}, 60_000);

type Balancer = { url: string; lead(to: "primary" | "replica"): void };

/** One address before both servers, as HAProxy: a connection stays where it came out, a new one may come out elsewhere. */
async function balancer(): Promise<Balancer> {
  let port = new URL(pair.primary.url).port;
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    const to = dial(Number(port), "127.0.0.1");
    for (const one of [from, to]) {
      sockets.add(one);
      one.on("error", () => {}).on("close", () => [from, to].map((end) => end.destroy()));
    }
    from.pipe(to).pipe(from);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(pair.primary.url);
  const address = server.address();
  url.port = String(typeof address === "object" && address?.port);
  return {
    url: url.href,
    lead(to) {
      port = new URL(pair[to].url).port;
    },
  };
}

function reading(replicaUrl: string): Reads {
  const log = openLog("silent");
  const reads = openReads({ sql, primaryUrl: pair.primary.url, replicaUrl, mostMs: 600_000, log });
  onTestFinished(() => reads.close());
  return reads;
}
const onReplica = (statement: string) => asSuperuser(pair.replica.adminUrl, (admin) => admin.unsafe(statement));
const patience = { timeout: 20_000, interval: 20 };

/** Writes this number, and answers the place in the log that its writer knows of. */
async function write(isi: number): Promise<string> {
  await sql`insert into catatan values (${isi})`;
  const [row] = await sql<{ letak: string }[]>`select pg_current_wal_lsn()::text as letak`;
  return row?.letak ?? "";
}
const numbers = async (db: Sql) =>
  (await db<{ isi: number }[]>`select isi from catatan order by isi`).map(({ isi }) => isi);

test("what one server has is not believed of another to which the same address leads", async () => {
  const { url, lead } = await balancer();
  const reads = reading(url);
  await vi.waitFor(() => expect(reads.isUsable()).toBe(true), patience);
  // The lookout is on a server that has everything; connections that read come out on one that stands still.
  await onReplica("select pg_wal_replay_pause()");
  lead("replica");
  const known = await write(1);
  await reads.reached(known);
  expect(await reads.read(known, numbers)).toEqual([1]);
  // The lookout moves after them, and nothing that it knew of the other server is left.
  await vi.waitFor(async () => expect(await reads.read(null, numbers)).toEqual([]), patience);
  expect(await reads.read(known, numbers)).toEqual([1]);
  await onReplica("select pg_wal_replay_resume()");
  await reads.reached(known);
  expect(await reads.read(known, async (db) => [db === sql, await numbers(db)])).toEqual([false, [1]]);
}, 60_000);

test("what somebody saw on one server he is shown on the next, though he has written nothing", async () => {
  const { url, lead } = await balancer();
  const ahead = reading(url);
  await vi.waitFor(() => expect(ahead.isUsable()).toBe(true), patience);
  await ahead.read(null, numbers);
  lead("replica");
  const behind = reading(url);
  await vi.waitFor(() => expect(behind.isUsable()).toBe(true), patience);
  await onReplica("select pg_wal_replay_pause()");
  await write(2);
  const [saw, known] = await ahead.read(null, async (db) => [await numbers(db), await ahead.seen(db)] as const);
  expect(saw).toContain(2);
  expect(await behind.read(null, numbers)).not.toContain(2);
  expect(await behind.read(known, numbers)).toContain(2);
  await onReplica("select pg_wal_replay_resume()");
}, 60_000);
