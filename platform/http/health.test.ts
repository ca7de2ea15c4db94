import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import type { TestDatabase } from "#test/support/server.ts";
import { readConfig } from "../config.ts";
import { connect } from "../db/database.ts";
import { serveHealth } from "./health.ts";

const config = readConfig({ NODE_ENV: "test" });
const PLENTY = async () => 10 ** 9;
let database: TestDatabase;
let hasReplica = false;
let now = new Date("2026-11-20T02:00:00Z");

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

function serving(free: () => Promise<number>, sql = database.sql) {
  const http = fastify();
  serveHealth(http, { sql, config, clock: () => now, reads: { isUsable: () => hasReplica } }, free);
  http.get("/penuh", async () => database.sql`do $$ begin raise 'no room' using errcode = 'disk_full'; end $$`);
  http.get("/salah", async () => database.sql`select 1 / 0`);
  const status = async (url: string) => (await http.inject(url)).statusCode;
  return { http, status };
}

test("ready while the database answers and the disk has room", async () => {
  const { status } = serving(PLENTY);
  expect([await status("/readyz"), await status("/healthz")]).toEqual([200, 200]);
});

test("not ready, with the reason, while the disk has less room than the database needs to go on", async () => {
  const { http, status } = serving(async () => 32 * 1024 * 1024 - 1);
  const answer = await http.inject("/readyz");
  expect(answer.json()).toEqual({ status: 503, message: expect.stringContaining("penuh"), errors: [] });
  expect(answer.statusCode).toBe(503);
  expect(await status("/healthz")).toBe(200);
  const unknown = serving(() => Promise.reject(new Error("no such system call")));
  expect(await unknown.status("/readyz")).toBe(200);
});

test("not ready for a minute after the database had no room, wherever its disk is", async () => {
  const { status } = serving(PLENTY);
  await status("/salah");
  expect(await status("/readyz")).toBe(200);
  await status("/penuh");
  expect(await status("/readyz")).toBe(503);
  now = new Date(now.getTime() + 60_000);
  expect(await status("/readyz")).toBe(200);
  await status("/penuh");
  now = new Date(now.getTime() - 3_600_000);
  expect(await status("/readyz"), "with a clock that was set back").toBe(200);
});

test("not ready without a database", async () => {
  const sql = connect("postgres://nobody:x@127.0.0.1:1/none", { max: 1 });
  const { http } = serving(PLENTY, sql);
  expect((await http.inject("/readyz")).json()).toMatchObject({
    status: 503,
    message: expect.stringContaining("Basis"),
  });
  // With a replica to read from, a balancer must not take it away.
  hasReplica = true;
  expect((await http.inject("/readyz")).statusCode).toBe(200);
  hasReplica = false;
  await sql.end();
});
