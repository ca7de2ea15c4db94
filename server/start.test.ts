import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { connect } from "#platform/db/database.ts";
import { serversIn } from "#platform/ops/embedded/processes.ts";
import { testDatabase } from "#test/support/database.ts";

const FIXTURE = resolve(import.meta.dirname, "start.fixture.ts");
const PATIENCE = 240_000;

type Started = { process: ChildProcess; said: () => string; ended: Promise<unknown[]> };
let dataDir = "";
let apps: Started[] = [];

beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), "kantor-start-")));
  apps = [];
});
afterEach(async () => {
  for (const { process } of apps) process.kill("SIGTERM");
  await Promise.all(apps.map(({ ended }) => ended));
  expect(serversIn(join(dataDir, "postgres")), "no database server is left running").toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
});

function start(settings: Record<string, string>): Started {
  const env = {
    PATH: process.env.PATH,
    NODE_NO_WARNINGS: "1",
    DATA_DIR: dataDir,
    PORT: "0",
    LOG_LEVEL: "error",
    ...settings,
  };
  const child = spawn(process.execPath, [FIXTURE], { env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  const one = { process: child, said: () => text, ended: once(child, "exit") };
  apps.push(one);
  return one;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(20);
}
const saying = (one: Started, words: string) =>
  until(() => one.said().includes(words) || one.process.exitCode !== null);

/** What an app that can not start says: one sentence, and no trace through the code. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const one = start(settings);
  expect(await one.ended).toEqual([1, null]);
  expect(one.said()).not.toMatch(/^\s+at /m);
  return one.said().trim();
}

async function heldPort(): Promise<{ port: string; release(): void }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { port: String(typeof address === "object" ? address?.port : 0), release: () => server.close() };
}

test(
  "what keeps the app from starting is one sentence, said before anything is made",
  async () => {
    expect(await refusal({ HOST: "192.0.2.1" })).toContain("HOST 192.0.2.1 is no address of this machine");
    const held = await heldPort();
    expect(await refusal({ PORT: held.port })).toContain(`PORT ${held.port} is in use`);
    expect(await refusal({ PORT: held.port, WORKERS: "2" })).toContain(`PORT ${held.port} is in use`);
    held.release();
    const file = join(dataDir, "berkas-biasa");
    writeFileSync(file, "");
    expect(await refusal({ DATA_DIR: file })).toContain("is a file, not a folder");
    // Here Node's own way to make a folder with those above it turns forever.
    expect(await refusal({ DATA_DIR: "/proc/kantor/data" })).toContain("/proc/kantor/data can not be written");
    expect(readdirSync(dataDir)).toEqual(["berkas-biasa"]);
  },
  PATIENCE,
);

test(
  "what a database of one's own lacks is one sentence",
  async () => {
    const { url, adminUrl } = inject("databaseServer");
    const database = await testDatabase();
    const admin = connect(adminUrl, { max: 1 });
    const role = `tamu_${process.pid}`;
    const at = (user: string, password: string, name: string) => {
      const address = new URL(url);
      return Object.assign(address, { username: user, password, pathname: `/${name}` }).href;
    };
    try {
      expect(await refusal({ DATABASE_URL: "postgres://a:b@127.0.0.1:1/kantor" })).toContain("can not be reached");
      expect(await refusal({ DATABASE_URL: `${url}?sallah=1` })).toContain("does not take a parameter");
      expect(await refusal({ DATABASE_URL: at("kantor", "salah", "postgres") })).toContain(
        "does not let the user kantor in",
      );
      await admin.unsafe(`create role ${role} login password 'tamu'`);
      const bare = `kosong_${process.pid}`;
      await admin.unsafe(`create database ${bare}`);
      expect(await refusal({ DATABASE_URL: at(role, "tamu", bare), ADMIN_PASSWORD: "kantor12345" })).toContain(
        "it contains the name of the app",
      );
      expect(await refusal({ DATABASE_URL: at(role, "tamu", `${bare}_tidak_ada`) })).toContain("does not exist");
      expect(await refusal({ DATABASE_URL: at(role, "tamu", bare) })).toContain(
        `${role} lacks a right in the database`,
      );
      const inside = connect(Object.assign(new URL(adminUrl), { pathname: `/${bare}` }).href, { max: 1 });
      await inside.unsafe(`grant all on schema public to ${role}`);
      await inside.end();
      expect(await refusal({ DATABASE_URL: at(role, "tamu", bare) })).toContain(
        "CREATE EXTENSION pg_trgm in this database",
      );
      await admin.unsafe(`drop database ${bare} with (force)`);
      await admin.unsafe(`drop role ${role}`);
    } finally {
      await admin.end();
      await database.drop();
    }
  },
  PATIENCE,
);

test(
  "a stop during the start leaves no database server behind",
  async () => {
    const first = start({});
    await saying(first, "Making a new database");
    first.process.kill("SIGTERM");
    expect(await first.ended).toEqual([0, null]);
    expect(serversIn(join(dataDir, "postgres"))).toEqual([]);

    const second = start({});
    await until(() => serversIn(join(dataDir, "postgres")).length > 0);
    second.process.kill("SIGHUP");
    expect(await second.ended).toEqual([0, null]);
    expect(serversIn(join(dataDir, "postgres"))).toEqual([]);
  },
  PATIENCE,
);

const openToOthers = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );

test(
  "nobody else reads what the app keeps, and a damaged password is said and replaced",
  async () => {
    const first = start({ ADMIN_PASSWORD: "kata-sandi-sendiri" });
    await saying(first, "Kantor is ready");
    expect(first.said()).toContain("No Karyawan 1001   Password as set in ADMIN_PASSWORD");
    expect(first.said()).not.toContain("kata-sandi-sendiri");
    first.process.kill("SIGTERM");
    await first.ended;
    expect(openToOthers(dataDir)).toEqual([]);

    for (const [damage, words] of [
      ["'; drop", "postgres.password is damaged"],
      ["0".repeat(48), "does not take the password"],
    ] as const) {
      writeFileSync(join(dataDir, "postgres.password"), damage);
      const again = start({});
      await saying(again, "Kantor is ready");
      expect(again.said()).toMatch(new RegExp(`${words}.*Kantor is ready`, "s"));
      again.process.kill("SIGTERM");
      expect(await again.ended).toEqual([0, null]);
    }
  },
  PATIENCE,
);

test(
  "a worker that meets an error nobody caught is replaced, and the log says what it was",
  async () => {
    const database = await testDatabase();
    const { port, release } = await heldPort();
    release();
    const one = start({ DATABASE_URL: database.url, PORT: port, WORKERS: "2" });
    const times = () => one.said().split("Kantor is ready").length - 1;
    await until(() => times() === 2);
    one.process.kill("SIGWINCH");
    await until(() => times() === 3);
    expect(one.said()).toContain("kesalahan yang tidak ditangkap");
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    one.process.kill("SIGTERM");
    expect(await one.ended).toEqual([0, null]);
    await database.drop();
  },
  PATIENCE,
);

test(
  "an only process that meets such an error ends in order and asks to be started again",
  async () => {
    const database = await testDatabase();
    const one = start({ DATABASE_URL: database.url });
    await saying(one, "Kantor is ready");
    one.process.kill("SIGWINCH");
    expect(await one.ended).toEqual([75, null]);
    expect(one.said()).toContain("kesalahan yang tidak ditangkap");
    await database.drop();
  },
  PATIENCE,
);
