import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { type Embedded, startEmbedded } from "../embedded/embedded.ts";
import { serversIn } from "../embedded/processes.ts";
import { connect, type Sql } from "../postgres/database.ts";
import { dropBases, makeBase } from "./base.ts";
import { openPlace, partOf } from "./place.ts";
import { findBase, recover } from "./recover.ts";
import { dropSegments, moveSegments, segmentsIn } from "./segments.ts";

const DAY_MS = 86_400_000;
let base = "";
let server: Embedded | null = null;
let links: Sql[] = [];

beforeEach(() => {
  // With a sign of the shell and one of PostgreSQL's own in its name.
  base = realpathSync(mkdtempSync(join(tmpdir(), "kantor-arsip-")));
  chmodSync(base, 0o711);
  links = [];
});
afterEach(async () => {
  await Promise.all(links.map((link) => link.end({ timeout: 5 })));
  await server?.stop();
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

test("any moment after a base copy is restored: what came later is not there, what came before is", async () => {
  const first = await open("it's 5% o'clock", true);
  const { sql, admin, cluster, spool } = first;
  const place = openPlace(readConfig({ DATA_DIR: first.dataDir }));
  const part = partOf(place, "777");
  await sql`create table catatan (isi text primary key)`;
  await sql`insert into catatan values ('sebelum salinan')`;
  if (spool === null) throw new Error("An archive has a spool");
  const made = await makeBase({ admin, cluster, spool, part, clock: () => new Date() });
  await sql`insert into catatan values ('sesudah salinan')`;
  await sleep(20);
  const until = new Date();
  await sleep(20);
  await sql`insert into catatan values ('kekeliruan')`;
  await sql`delete from catatan where isi = 'sebelum salinan'`;
  await admin`select pg_switch_wal()`;
  while ((await moveSegments(spool, part)) === 0) await sleep(50);
  await close();

  await expect(findBase(place, new Date(0))).rejects.toThrow("The archive begins at");
  const at = async (name: string, moment: Date | null) => {
    mkdirSync(join(base, name), { mode: 0o711 });
    await recover(await findBase(place, moment), join(base, name), moment);
    const { sql: restored } = await open(name);
    const rows = await restored<{ isi: string }[]>`select isi from catatan order by 1`;
    await restored`insert into catatan values ('berlanjut')`;
    await close();
    return rows.map(({ isi }) => isi);
  };
  expect(await at("saat itu", until)).toEqual(["sebelum salinan", "sesudah salinan"]);
  expect(await at("seluruhnya", null)).toEqual(["kekeliruan", "sesudah salinan"]);
  const future = new Date(Date.now() + DAY_MS);
  await expect(at("nanti", future)).rejects.toThrow("The archive reaches until");

  const later = new Date(new Date(made.selesai).getTime() + DAY_MS);
  expect(await dropBases(part, 7, later)).toBe(made.segmen);
  await dropSegments(part, made.segmen);
  expect((await segmentsIn(part))[0]?.slice(0, 24)).toBe(made.segmen);
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
