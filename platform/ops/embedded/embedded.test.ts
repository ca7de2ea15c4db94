import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, isUnavailable } from "../../db/database.ts";
import { startEmbedded } from "./embedded.ts";
import { isAlive, serversIn, signal, until } from "./processes.ts";

const FIXTURE = new URL("./embedded.fixture.ts", import.meta.url).pathname;
const quiet = () => {};

let base: string;
let dataDir: string;
let apps: ChildProcess[];

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), "kantor-embedded-")));
  chmodSync(base, 0o711);
  dataDir = join(base, "data");
  apps = [];
});
afterEach(async () => {
  for (const app of apps) app.kill("SIGKILL");
  // A process of the group may have ended already.
  for (const pid of serversIn(cluster())) signal(pid, "SIGKILL");
  expect(await until(() => serversIn(cluster()).length === 0, 10_000)).toBe(true);
  rmSync(base, { recursive: true, force: true });
});

const cluster = () => join(dataDir, "postgres");
const postmaster = () => Number(readFileSync(join(cluster(), "postmaster.pid"), "utf8").split("\n")[0]);

type Said = { url: string; failure: string; messages: string[] };

/** Starts the fixture in a process of its own and answers what it printed until it was ready or had failed. */
async function app(): Promise<Said & { process: ChildProcess }> {
  const child = spawn(process.execPath, [FIXTURE, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  apps.push(child);
  const said: Said = { url: "", failure: "", messages: [] };
  for await (const line of createInterface({ input: child.stdout })) {
    const { message, ...last } = JSON.parse(line);
    if (message) said.messages.push(message);
    else return { ...said, ...last, process: child };
  }
  throw new Error(`The app ended without a word after: ${said.messages.join(", ")}`);
}

async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

async function note(url: string, text: string): Promise<void> {
  const sql = connect(url, { max: 1 });
  await sql`create table if not exists catatan (isi text)`;
  await sql`insert into catatan values (${text})`;
  await sql.end();
}

async function notes(url: string): Promise<string[]> {
  const sql = connect(url, { max: 1 });
  const rows = await sql<{ isi: string }[]>`select isi from catatan order by isi`;
  await sql.end();
  return rows.map((row) => row.isi);
}

test("what was written is there after a stop and a start, and a stop leaves no process", async () => {
  const first = await startEmbedded({ dataDir, log: quiet, fsync: false });
  await note(first.url, "satu");
  expect(statSync(join(dataDir, "postgres.password")).mode & 0o777).toBe(0o600);
  await first.stop();
  await first.stop();
  expect(serversIn(cluster())).toEqual([]);
  const second = await startEmbedded({ dataDir, log: quiet, fsync: false });
  expect(await notes(second.url)).toEqual(["satu"]);
  await second.stop();
});

test("a killed app leaves its server, and the next one takes it over and stops it", async () => {
  const first = await app();
  await note(first.url, "satu");
  const server = postmaster();
  await killHard(first.process);
  expect(isAlive(server)).toBe(true);

  const second = await app();
  expect(postmaster()).toBe(server);
  expect(second.url).toBe(first.url);
  expect(await notes(second.url)).toEqual(["satu"]);
  const gone = once(second.process, "exit");
  second.process.kill("SIGTERM");
  expect(await gone).toEqual([0, null]);
  expect(isAlive(server)).toBe(false);
});

test("app and server killed together lose nothing that was committed", async () => {
  const first = await app();
  await note(first.url, "satu");
  const server = postmaster();
  await killHard(first.process);
  process.kill(server, "SIGKILL");
  expect(existsSync(join(cluster(), "postmaster.pid"))).toBe(true);

  const second = await app();
  expect(postmaster()).not.toBe(server);
  expect(await notes(second.url)).toEqual(["satu"]);
});

test("a server killed under a living app comes back at the same address", async () => {
  const running = await startEmbedded({ dataDir, log: quiet });
  await note(running.url, "satu");
  const sql = connect(running.url, { max: 4 });
  const killed = postmaster();
  const refusal = sql
    .begin(async (tx) => {
      await tx`insert into catatan values ('tidak pernah')`;
      process.kill(killed, "SIGKILL");
      await tx`select pg_sleep(30)`;
    })
    .catch((error: unknown) => error);
  expect(isUnavailable(await refusal)).toBe(true);

  let again: string[] = [];
  while (again.length === 0) {
    again = await notes(running.url).catch((error: unknown) => {
      if (isUnavailable(error)) return sleep(50).then(() => []);
      throw error;
    });
  }
  expect(again).toEqual(["satu"]);
  expect(await sql`select isi from catatan`).toEqual([{ isi: "satu" }]);
  expect(postmaster()).not.toBe(killed);
  await sql.end();
  await running.stop();
});

test("a server killed again and again under load takes nobody along: no stray statement, no lost connection", async () => {
  const running = await startEmbedded({ dataDir, log: quiet });
  const sql = connect(running.url, { max: 4 });
  await sql`create table pasangan (kelompok int, transaksi bigint)`;
  let isOver = false;
  let kelompok = 0;
  const confirmed: number[] = [];
  const strange: unknown[] = [];
  const client = async () => {
    while (!isOver) {
      kelompok += 1;
      const mine = kelompok;
      try {
        await sql.begin(async (tx) => {
          const write = () => tx`insert into pasangan values (${mine}, txid_current())`;
          await write();
          await Promise.all([write(), write()]);
        });
        confirmed.push(mine);
      } catch (error) {
        if (!isUnavailable(error)) strange.push(error);
        await sleep(5);
      }
    }
  };
  const clients = Array.from({ length: 16 }, client);
  for (let round = 0; round < 3; round += 1) {
    const before = confirmed.length;
    expect(await until(() => confirmed.length > before + 50, 30_000)).toBe(true);
    const killed = postmaster();
    process.kill(killed, "SIGKILL");
    expect(await until(() => existsSync(join(cluster(), "postmaster.pid")) && postmaster() !== killed, 30_000)).toBe(
      true,
    );
  }
  const before = confirmed.length;
  expect(await until(() => confirmed.length > before + 50, 30_000)).toBe(true);
  isOver = true;
  await Promise.all(clients);
  expect(strange).toEqual([]);
  const torn = await sql`
    select kelompok from pasangan group by 1 having count(*) <> 3 or count(distinct transaksi) <> 1`;
  expect(torn).toEqual([]);
  const there = await sql<{ kelompok: number }[]>`select distinct kelompok from pasangan`;
  const kept = new Set(there.map((row) => row.kelompok));
  expect(confirmed.filter((each) => !kept.has(each))).toEqual([]);
  // Each of the four waits for the other three, so the test passes only when all run at the same time.
  const meeting = Array.from({ length: 4 }, (_, at) =>
    sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock_shared(7, ${at})`;
      for (;;) {
        const [row] = await tx`select count(*) as n from pg_locks where locktype = 'advisory' and classid = 7`;
        if (row?.n === 4) return;
        await sleep(20);
      }
    }),
  );
  // The first to see all four releases its lock, perhaps before the others have looked: they may wait for ever.
  await Promise.race(meeting);
  await sql.end({ timeout: 5 });
  await Promise.allSettled(meeting);
  await running.stop();
});

test("a second app on the same folder is told so, until the first is gone, however it went", async () => {
  const first = await app();
  const second = await app();
  expect(second.failure).toContain(`${dataDir} is in use by another running Kantor (process ${first.process.pid})`);
  expect(second.failure).toContain("DATA_DIR");
  await note(first.url, "satu");
  await killHard(first.process);
  expect(await notes((await app()).url)).toEqual(["satu"]);
});

test("it runs below a folder that is closed to other users", async () => {
  chmodSync(base, 0o700);
  const running = await startEmbedded({ dataDir, log: quiet, fsync: false });
  await note(running.url, "satu");
  await running.stop();
  // The folder is then opened to another user, who must be able to read what was written before.
  chmodSync(base, 0o711);
  const opened = await startEmbedded({ dataDir, log: quiet, fsync: false });
  expect(await notes(opened.url)).toEqual(["satu"]);
  await opened.stop();
});

test("a pid file whose number belongs to something else, or to a zombie, does not stop a start", async () => {
  const first = await startEmbedded({ dataDir, log: quiet, fsync: false });
  await note(first.url, "satu");
  await first.stop();
  // `exec sleep` replaces the shell and never collects its child, which stays a zombie.
  const dead = spawn("sh", ["-c", "sleep 0 & exec sleep 60"], { stdio: "ignore" });
  apps.push(dead);
  const zombie = () => Number(readFileSync(`/proc/${dead.pid}/task/${dead.pid}/children`, "utf8"));
  expect(await until(() => zombie() > 0 && !isAlive(zombie()), 5000)).toBe(true);
  for (const pid of [process.pid, zombie()]) {
    writeFileSync(join(cluster(), "postmaster.pid"), `${pid}\n${cluster()}\n1\n5432\n\n127.0.0.1\n\nready\n`);
    const again = await startEmbedded({ dataDir, log: quiet, fsync: false });
    expect(await notes(again.url)).toEqual(["satu"]);
    await again.stop();
  }
});

test("a lost password file is replaced, whether the server stands or runs", async () => {
  const first = await app();
  await note(first.url, "satu");
  await killHard(first.process);
  rmSync(join(dataDir, "postgres.password"));
  const second = await app();
  expect(await notes(second.url)).toEqual(["satu"]);
  const gone = once(second.process, "exit");
  second.process.kill("SIGTERM");
  await gone;
  rmSync(join(dataDir, "postgres.password"));
  expect(await notes((await app()).url)).toEqual(["satu"]);
});

test("a database of another version, or half a folder, is refused and left as it is", async () => {
  mkdirSync(cluster(), { recursive: true });
  writeFileSync(join(cluster(), "berkas"), "");
  await expect(startEmbedded({ dataDir, log: quiet, fsync: false })).rejects.toThrow("holds no database");
  writeFileSync(join(cluster(), "PG_VERSION"), "15\n");
  await expect(startEmbedded({ dataDir, log: quiet, fsync: false })).rejects.toThrow("belongs to PostgreSQL 15");
  expect(existsSync(join(cluster(), "berkas"))).toBe(true);
});
