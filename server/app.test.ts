import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { testDatabase } from "#test/support/database.ts";
import type { TestDatabase } from "#test/support/server.ts";
import { createApp } from "./app.ts";

let database: TestDatabase;
let folder = "";

beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), "kantor-app-"));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const opened = (settings: Record<string, string>) =>
  createApp({
    config: readConfig({ NODE_ENV: "test", DATA_DIR: folder, LOG_LEVEL: "silent", ...settings }),
    databaseUrl: database.url,
  });

test.each([
  ["0", "10.0.0.1"],
  ["1", "203.0.113.9"],
  ["2", "198.51.100.4"],
])("behind %s proxies the client is %s: what he wrote himself is never believed", async (hops, client) => {
  const app = await opened({ TRUST_PROXY: hops });
  app.http.get("/siapa", async (request) => ({ ip: request.ip }));
  const answer = await app.http.inject({
    url: "/siapa",
    remoteAddress: "10.0.0.1",
    headers: { "x-forwarded-for": "127.0.0.1, 198.51.100.4, 203.0.113.9" },
  });
  await app.close();
  expect(answer.json()).toEqual({ ip: client });
});

test("a request keeps the number that a proxy gave it, where one is counted and the number is one", async () => {
  const number = async (hops: string, given: string) => {
    const app = await opened({ TRUST_PROXY: hops });
    app.http.get("/nomor", async ({ id }) => ({ id }));
    const answer = await app.http.inject({ url: "/nomor", headers: { "x-request-id": given } });
    await app.close();
    return answer.json().id;
  };
  const given = "7f3a9c52-0b1d";
  expect(await number("1", given)).toBe(given);
  expect(await number("0", given)).not.toBe(given);
  expect(await number("1", "seorang {lain}")).toMatch(/^[\w-]{36}$/);
});
