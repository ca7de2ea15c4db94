import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { periksaBuku } from "#books/periksa/periksa.ts";
import { waktu } from "#kernel/format.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { connect, type Sql } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openStorage, type Storage } from "#platform/files/storage.ts";
import { openPlace } from "#platform/ops/archive/place.ts";
import { findBase, recover } from "#platform/ops/archive/recover.ts";
import { backupsIn } from "#platform/ops/backup/backup.ts";
import { checkedBackup, restore } from "#platform/ops/backup/restore.ts";
import { startEmbedded } from "#platform/ops/embedded/embedded.ts";

// The process of the restore test. It prints what was tried, or what is wrong, in one sentence for Super Admins.

const stopped = new AbortController();
for (const name of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(name, () => stopped.abort());

/** Opens a scratch database in a folder of its own, which is gone afterwards. */
async function inScratch<T>(folder: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const server = await startEmbedded({ dataDir: folder, fsync: false, log: () => {}, abort: stopped.signal });
  const sql = connect(server.url, { max: 2, name: "kantor-uji" });
  const cut = () => void sql.end({ timeout: 0 });
  stopped.signal.addEventListener("abort", cut);
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
    await server.stop();
  }
}

const migrations = resolve(import.meta.dirname, "../migrations");

/** What Super Admins are told; any other error is for the log. */
class Gagal extends Error {}

async function expectRight(sql: Sql, storage?: Storage): Promise<number> {
  const results = await periksaBuku(sql, { storage });
  const broken = results.find((rule) => !rule.lolos);
  if (broken) throw new Gagal(`aturan "${broken.aturan}" tidak cocok: ${broken.temuan[0] ?? ""}`);
  return results.length;
}

async function tryBackup(config: Config, scratch: string): Promise<string | null> {
  const folder = join(config.dataDir, "backup");
  const latest = (await backupsIn(folder)).at(-1);
  if (latest === undefined) return null;
  const backup = await checkedBackup(join(folder, latest));
  // The pictures of all backups lie together, each already compared with its checksum: they need not be copied.
  const storage = openStorage({ dataDir: folder, s3: null });
  return inScratch(scratch, async (sql) => {
    await migrate(sql, migrations);
    await restore({ sql, storage }, backup, stopped.signal);
    const aturan = await expectRight(sql, storage);
    return `backup ${waktu(backup.manifest.dibuat)} dipulihkan, ${aturan} aturan buku cocok, ${backup.manifest.pictures.length} foto utuh`;
  });
}

async function tryArchive(config: Config, scratch: string): Promise<string | null> {
  if (config.databaseUrl || config.archiveDays === 0) return null;
  const place = openPlace(config);
  try {
    const found = await findBase(place, null).catch(() => null);
    if (found === null) return null;
    await mkdir(scratch, { recursive: true, mode: 0o711 });
    await recover(found, scratch, null, stopped.signal);
    return await inScratch(scratch, async (sql) => {
      await migrate(sql, migrations);
      const aturan = await expectRight(sql);
      const [row] = await sql<{ waktu: string | null }[]>`select max(waktu) as waktu from riwayat`;
      return `arsip dipulihkan sampai ${row?.waktu ? waktu(row.waktu) : "perubahan terakhir"}, ${aturan} aturan buku cocok`;
    });
  } finally {
    place.close();
  }
}

async function run(): Promise<string> {
  const config = readConfig(process.env);
  const scratch = join(config.dataDir, "uji-pulih");
  const said: string[] = [];
  for (const [apa, attempt] of [
    ["Backup terbaru", tryBackup],
    ["Arsip", tryArchive],
  ] as const) {
    await rm(scratch, { recursive: true, force: true });
    try {
      const one = await attempt(config, scratch);
      if (one !== null) said.push(one);
    } catch (error) {
      if (error instanceof Gagal) throw new Gagal(`${apa} dipulihkan, tetapi ${error.message}`);
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      throw new Gagal(`${apa} tidak dapat dipulihkan, sebabnya ada di log server`);
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  }
  if (said.length === 0) throw new Gagal("Belum ada backup maupun arsip yang dapat dipulihkan");
  const sentence = said.join("; ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

run().then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    if (error instanceof Gagal) process.stdout.write(`${error.message}\n`);
    else process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
  },
);
