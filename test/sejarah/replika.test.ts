import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { prepareSuperAdmin } from "#areas/karyawan/karyawan/server/pertama.ts";
import { periksaBuku } from "#books/periksa/periksa.ts";
import { seeded } from "#demo/random.ts";
import { readConfig } from "#platform/config.ts";
import { connect, type Sql } from "#platform/db/database.ts";
import { Lag } from "#platform/db/lag.ts";
import { migrate } from "#platform/db/migrate.ts";
import { asSuperuser } from "#platform/ops/embedded/roles.ts";
import { type App, createApp } from "#server/app.ts";
import { type Pair, startPair } from "../support/replica.ts";
import { judgeHistory } from "../torture/bacaan.ts";
import { Client, emptyLedger, type Login } from "../torture/clients.ts";
import { mailbox } from "../torture/company.ts";
import { prepare } from "../torture/usaha.ts";
import { Sejarah } from "./sejarah.ts";

// How much was done by hand stands in docs/RELIABILITY.md; OPS=10000 repeats it.
const OPS = Number(process.env.OPS ?? 250);
const CLIENTS = 6;
const PATIENCE = 240_000 + OPS * 200;
const LOGIN: Login = { nokar: "1001", password: "gerimis-bolpen-perahu" };

let folder = "";
let pair: Pair;
let sql: Sql;
let apps: App[];
let mail: Awaited<ReturnType<typeof mailbox>>;
let ready: Awaited<ReturnType<typeof prepare>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kantor-sejarah-"));
  pair = await startPair(async (url) => {
    const filling = connect(url, { max: 1 });
    await migrate(filling, new URL("../../migrations", import.meta.url).pathname);
    await filling.end();
  });
  sql = connect(pair.primary.url, { max: 2 });
  mail = await mailbox();
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, SMTP_FROM: "Kantor <kantor@contoh.id>" };
  const settings = { NODE_ENV: "test", DATA_DIR: folder, LOG_LEVEL: "silent", ...smtp };
  const config = readConfig({ ...settings, DATABASE_URL: pair.primary.url, DATABASE_READ_URL: pair.replica.url });
  const open = async () => {
    const app = await createApp({ config, databaseUrl: pair.primary.url });
    await app.http.listen({ host: "127.0.0.1", port: 0 });
    return app;
  };
  apps = [await open(), await open()];
  await prepareSuperAdmin(sql, LOGIN.nokar, LOGIN.password);
  ready = await prepare(sql, LOGIN, CLIENTS);
}, 240_000);
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await sql?.end({ timeout: 1 });
  await Promise.all([pair?.close(), mail?.stop()]);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const onReplica = (statement: string) => asSuperuser(pair.replica.adminUrl, (admin) => admin.unsafe(statement));

/** So many actions and questions by people whose requests go to one app or the other, while the replica stops and goes on. */
async function work(seed: number): Promise<Sejarah> {
  const sejarah = new Sejarah();
  const random = seeded(seed);
  const addresses = apps.map((app) => {
    const address = app.http.server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  });
  let isOver = false;
  const office = {
    ...{ ...ready.barang, ledger: emptyLedger(), sejarah, hasReplica: true, isOver: () => isOver },
    get address() {
      return random.pick(addresses);
    },
  };
  const working = ready.logins.map((login, at) => new Client(office, seeded(seed * 1000 + at), seed, at, login).work());
  while (sejarah.usaha.length < OPS) {
    await onReplica("select pg_wal_replay_pause()");
    await sleep(random.between(100, 1_500));
    await onReplica("select pg_wal_replay_resume()");
    await sleep(random.between(50, 500));
  }
  isOver = true;
  await Promise.all(working);
  expect(office.ledger.wrong).toEqual([]);
  return sejarah;
}

test(
  "what people see is one history, whichever app and server answers, while the replica lags",
  async () => {
    const { usaha } = await work(3);
    expect(await judgeHistory(sql, usaha)).toEqual([]);
    expect((await periksaBuku(sql)).filter((rule) => !rule.lolos)).toEqual([]);
  },
  PATIENCE,
);

test(
  "reads that are sent to a replica which has not come so far are named",
  async () => {
    vi.spyOn(Lag.prototype, "has").mockReturnValue(true);
    vi.spyOn(Lag.prototype, "milliseconds", "get").mockReturnValue(0);
    const { usaha } = await work(4);
    vi.restoreAllMocks();
    const found = await judgeHistory(sql, usaha);
    expect(found.some((one) => one.includes("though it had written in"))).toBe(true);
    expect(found.some((one) => one.startsWith("G-single within a session"))).toBe(true);
  },
  PATIENCE,
);
