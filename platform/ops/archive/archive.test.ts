import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import S3rver from "s3rver";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { connect, type Sql } from "../../db/database.ts";
import type { Storage } from "../../files/storage.ts";
import { type Embedded, startEmbedded } from "../embedded/embedded.ts";
import { serversIn } from "../embedded/processes.ts";
import { dropBases, makeBase } from "./base.ts";
import { openPlace, partOf } from "./place.ts";
import { findBase, recover } from "./recover.ts";
import { dropSegments, moveSegments, segmentsIn } from "./segments.ts";
import { expectMoving } from "./stuck.ts";

const DAY_MS = 86_400_000;
let base = "";
let server: Embedded | null = null;
let links: Sql[] = [];
let s3: S3rver | null = null;

beforeEach(() => {
  // With a sign of the shell and one of PostgreSQL's own in its name.
  base = realpathSync(mkdtempSync(join(tmpdir(), "kantor-arsip-")));
  chmodSync(base, 0o711);
  links = [];
});
afterEach(async () => {
  await Promise.all(links.map((link) => link.end({ timeout: 5 })));
  await server?.stop();
  await s3?.close();
  s3 = null;
  for (const name of readdirSync(base)) expect(serversIn(join(base, name, "postgres"))).toEqual([]);
  rmSync(base, { recursive: true, force: true });
});

async function open(name: string, archive?: boolean) {
  const dataDir = join(base, name);
  if (!existsSync(dataDir)) mkdirSync(dataDir, { mode: 0o711 });
  const started = await startEmbedded({ dataDir, archive, log: () => {} });
  server = started;
  const link = (url: string) => {
    const sql = connect(url, { max: 1 });
    links.push(sql);
    return sql;
  };
  return { ...started, dataDir, sql: link(started.url), admin: link(started.adminUrl) };
}
async function close(): Promise<void> {
  await Promise.all(links.splice(0).map((link) => link.end({ timeout: 5 })));
  await server?.stop();
  server = null;
}

/** The place of ARCHIVE_TO=s3, on a bucket of this test. */
async function openBucket(): Promise<Storage> {
  const directory = join(base, "ember");
  mkdirSync(directory);
  s3 = new S3rver({ port: 0, silent: true, directory, configureBuckets: [{ name: "kantor" }] });
  const { port } = await s3.run();
  const keys = { S3_BUCKET: "kantor", S3_ACCESS_KEY: "S3RVER", S3_SECRET_KEY: "S3RVER", S3_FORCE_PATH_STYLE: "1" };
  const config = readConfig({ ...keys, S3_ENDPOINT: `http://127.0.0.1:${port}`, ARCHIVE_TO: "s3" });
  return openPlace(config);
}

/** What the app does every ten seconds, without a pause. */
async function keepMoving(spool: string, part: Storage, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await moveSegments(spool, part);
    await sleep(20);
  }
}

test("any moment after a base copy is restored: what came later is not there, what came before is", async () => {
  const first = await open("it's 5% o'clock", true);
  const { sql, admin, cluster, spool } = first;
  const place = openPlace(readConfig({ DATA_DIR: first.dataDir }));
  const part = partOf(place, "777");
  await expect(findBase(place, new Date())).rejects.toThrow(
    "no copy of the database yet: the app makes the first one 5 minutes after its first start",
  );
  await sql`create table catatan (isi text primary key)`;
  await sql`insert into catatan values ('sebelum salinan')`;
  if (spool === null) throw new Error("An archive has a spool");
  const onS3 = await openBucket();
  const bucket = partOf(onS3, "777");
  const moved = new AbortController();
  const moving = keepMoving(spool, bucket, moved.signal);
  const made = await makeBase({ adminUrl: first.adminUrl, cluster, spool, part: bucket, clock: () => new Date() });
  moved.abort();
  await moving;
  await sql`insert into catatan values ('sesudah salinan')`;
  await sleep(20);
  const until = new Date();
  await sleep(20);
  await sql`insert into catatan values ('kekeliruan')`;
  await sql`delete from catatan where isi = 'sebelum salinan'`;
  await admin`select pg_switch_wal()`;
  while ((await moveSegments(spool, bucket)) === 0) await sleep(50);
  for await (const { key } of bucket.list("")) await part.put(key, await buffer(await bucket.read(key)));
  await close();

  await expect(findBase(place, new Date(0))).rejects.toThrow("The archive begins with its first copy");
  const at = async (name: string, moment: Date | null, from = place) => {
    mkdirSync(join(base, name), { mode: 0o711 });
    await recover(await findBase(from, moment), join(base, name), moment);
    const { sql: restored } = await open(name);
    const rows = await restored<{ isi: string }[]>`select isi from catatan order by 1`;
    await restored`insert into catatan values ('berlanjut')`;
    await close();
    return rows.map(({ isi }) => isi);
  };
  expect(await at("saat itu", until)).toEqual(["sebelum salinan", "sesudah salinan"]);
  expect(await at("seluruhnya", null, onS3)).toEqual(["kekeliruan", "sesudah salinan"]);
  const future = new Date(Date.now() + DAY_MS);
  await expect(at("nanti", future)).rejects.toThrow("The archive reaches until");

  const later = new Date(new Date(made.selesai).getTime() + DAY_MS);
  for (const kept of [part, bucket]) {
    expect(await dropBases(kept, 7, later)).toBe(made.segmen);
    await dropSegments(kept, made.segmen);
    expect((await segmentsIn(kept))[0]?.slice(0, 24)).toBe(made.segmen);
  }
});

/** A change whose segment of the log is complete. */
async function change({ sql, admin }: { sql: Sql; admin: Sql }): Promise<void> {
  await sql`create table if not exists catatan (isi text)`;
  await sql`insert into catatan values ('perubahan')`;
  await admin`select pg_switch_wal()`;
}

test("the log is handed over without a program of the machine, and a change that waits too long is reported", async () => {
  const { sql, admin, spool } = await open("data", true);
  if (spool === null) throw new Error("An archive has a spool");
  const [row] = await admin<{ module: string; command: string }[]>`
    select current_setting('archive_library') as module, current_setting('archive_command') as command`;
  expect(row).toEqual({ module: "basic_archive", command: "" });

  await change({ sql, admin });
  const waiting = () => readdirSync(spool).filter((name) => /^[0-9A-F]{24}$/.test(name));
  while (waiting().length === 0) await sleep(20);
  await expectMoving(admin, spool);
  await sleep(20);
  await expect(expectMoving(admin, spool, 10)).rejects.toThrow("to come to the archive");
  const place = openPlace(readConfig({ DATA_DIR: join(base, "data") }));
  expect(await moveSegments(spool, place)).toBe(0);
  expect(waiting()).toEqual([]);
  await expectMoving(admin, spool, 10);

  rmSync(spool, { recursive: true });
  await change({ sql, admin });
  await sleep(20);
  await expect(expectMoving(admin, spool, 10)).rejects.toThrow(spool);
});

test("a base copy that waits for its log is given up when the app stops", async () => {
  const { adminUrl, cluster, spool } = await open("data", true);
  if (spool === null) throw new Error("An archive has a spool");
  const stop = new AbortController();
  const place = openPlace(readConfig({ DATA_DIR: join(base, "data") }));
  // Nothing moves what PostgreSQL hands over.
  const copy = makeBase({ adminUrl, cluster, spool, part: place, clock: () => new Date(), signal: stop.signal });
  const outcome = copy.catch((error: Error) => error.name);
  while (!existsSync(join(base, "data", "arsip"))) await sleep(20);
  stop.abort();
  expect(await outcome).toBe("AbortError");
});

test("a database without an archive hands nothing over, and one that had one keeps it until told otherwise", async () => {
  expect((await open("data")).spool).toBeNull();
  await close();
  const { spool } = await open("data", true);
  expect(spool).not.toBeNull();
  await close();
  const tool = await open("data");
  expect(tool.spool).toBe(spool);
  const [row] = await tool.sql<{ level: string }[]>`select current_setting('wal_level') as level`;
  expect(row?.level).toBe("replica");
  await close();
  expect((await open("data", false)).spool).toBeNull();
});
