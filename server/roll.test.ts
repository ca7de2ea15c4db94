import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { session } from "#areas/karyawan/session/contract.ts";
import { testDatabase } from "#test/support/database.ts";
import type { TestDatabase } from "#test/support/server.ts";

// How often the same was done, with how many requests, stands in docs/RELIABILITY.md; ROLLS and REQUESTS repeat it.
const ROLLS = Number(process.env.ROLLS ?? 1);
const REQUESTS = Number(process.env.REQUESTS ?? 0);
const CLIENTS = 6;
/** Generous: processes start while others work on the same cores. */
const PATIENCE = 240_000 * (1 + ROLLS);
/** So that those who ask leave time to the processes that start. */
const PAUSE_MS = REQUESTS > 0 ? 5 : 40;

let folder = "";
let database: TestDatabase;
let app: { process: ChildProcess; said: () => string; ended: Promise<unknown[]> };
let port = 0;

async function until(holds: () => boolean): Promise<void> {
  while (!holds() && app.process.exitCode === null) await sleep(20);
}
const times = (words: string) => app.said().split(words).length - 1;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kantor-roll-"));
  cpSync(resolve(import.meta.dirname, "../migrations"), join(folder, "migrations"), { recursive: true });
  database = await testDatabase();
  const held = createServer().listen(0, "127.0.0.1");
  await once(held, "listening");
  const address = held.address();
  port = typeof address === "object" ? (address?.port ?? 0) : 0;
  held.close();
  const env = {
    PATH: process.env.PATH,
    NODE_NO_WARNINGS: "1",
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: database.url,
    ROOT: folder,
    PORT: String(port),
    WORKERS: "2",
    LOG_LEVEL: "error",
    ADMIN_PASSWORD: "gerimis-bolpen-perahu",
  };
  const fixture = resolve(import.meta.dirname, "start.fixture.ts");
  const child = spawn(process.execPath, [fixture], { env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  app = { process: child, said: () => text, ended: once(child, "exit") };
  await until(() => times("Kantor is ready") === 2);
});
afterEach(async () => {
  app.process.kill("SIGTERM");
  await app.ended;
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Reply = { status: number; body: string };

/** One request on a connection that is kept open, as a browser keeps it. */
function ask(agent: Agent, method: string, path: string, token: string, body?: object): Promise<Reply> {
  return new Promise((tell, fail) => {
    const headers = { token, ...(body ? { "content-type": "application/json" } : {}) };
    const asked = request({ host: "127.0.0.1", port, agent, method, path, headers }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += chunk));
      response.once("error", fail);
      response.once("end", () => tell({ status: response.statusCode ?? 0, body: text }));
    });
    asked.once("error", fail);
    asked.end(body ? JSON.stringify(body) : undefined);
  });
}

type Tally = { asked: number; written: number; failed: string[] };

/** Asks without a pause until it is told to stop. */
async function client(number: number, token: string, tally: Tally, stopped: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let at = 0; !stopped(); at++) {
    await sleep(PAUSE_MS);
    const isWrite = at % 10 === 9;
    const asked = isWrite
      ? ask(agent, "POST", `/api${divisi.addDivisi.path}`, token, { namaDivisi: `Divisi ${number} ${at}` })
      : ask(agent, "GET", at % 2 ? `/api${divisi.getDivisi.path}` : "/healthz", token);
    tally.asked += 1;
    await asked.then(
      ({ status, body }) => {
        if (status !== 200) tally.failed.push(`${status} ${body}`);
        else if (isWrite) tally.written += 1;
      },
      (error: unknown) => tally.failed.push(String(error)),
    );
  }
  agent.destroy();
}

/** How often the live stream was moved, heard as a browser hears it. */
async function stream(token: string, stopped: () => boolean): Promise<number> {
  let moves = 0;
  while (!stopped()) {
    const response = await fetch(`http://127.0.0.1:${port}/api/live`, { headers: { token } }).catch(
      (error: unknown) => {
        if (!stopped()) throw error;
      },
    );
    const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      if (part.value.includes('"pindah":true')) moves += 1;
      if (stopped()) await reader?.cancel();
    }
  }
  return moves;
}

test(
  "no request fails while all processes are replaced and the database is brought up to date, or cannot be",
  async () => {
    const login = { nokar: "1001", password: "gerimis-bolpen-perahu" };
    const { body } = await ask(new Agent(), "POST", `/api${session.login.path}`, "", login);
    const { token } = JSON.parse(body) as { token: string };
    await database.sql`update karyawan set wajib_ganti_password = false`;
    let over = false;
    const tally: Tally = { asked: 0, written: 0, failed: [] };
    const clients = Array.from({ length: CLIENTS }, (_, number) => client(number, token, tally, () => over));
    const moved = stream(token, () => over);
    const migration = join(folder, "migrations/9001_uji.sql");
    writeFileSync(migration, "select salah;");
    app.process.kill("SIGUSR2");
    await until(() => times("The processes were not replaced") === 1);
    expect(app.said()).toContain("Migration 9001_uji.sql line 1 failed and changed nothing");
    rmSync(migration);
    for (let roll = 1; roll <= ROLLS; roll++) {
      if (roll === ROLLS) {
        writeFileSync(migration, "alter table divisi add column uji text not null default 'baru';");
      }
      app.process.kill("SIGUSR2");
      await until(() => times("All processes were replaced") === roll);
    }
    expect(app.said()).toContain("Database brought up to date: 9001_uji");
    while (tally.asked < REQUESTS) await sleep(100);
    over = true;
    await Promise.all(clients);
    if (REQUESTS > 0) console.log(`${ROLLS} times replaced, ${tally.asked} requests, ${tally.failed.length} failed`);
    expect(tally.failed).toEqual([]);
    const [row] = await database.sql<{ n: number }[]>`
    select count(*)::int as n from divisi where nama_divisi like 'Divisi %'`;
    expect(row?.n).toBe(tally.written);
    app.process.kill("SIGTERM");
    expect(await moved).toBeGreaterThan(0);
  },
  PATIENCE,
);
