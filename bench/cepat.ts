import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect, type Sql } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { type Embedded, startEmbedded } from "#platform/ops/embedded/embedded.ts";
import { StartProblem } from "#platform/startProblem.ts";

/** Fills large tables as fast as the disk allows: named and timed steps, and indexes built at the end. */
export type Langkah = readonly [nama: string, statement: string];

type Say = (line: string) => void;

async function jalankan(admin: Pick<Sql, "unsafe">, langkah: readonly Langkah[], say: Say): Promise<void> {
  for (const [nama, statement] of langkah) {
    const start = performance.now();
    await admin.unsafe(statement);
    say(`  ${nama}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

type Indeks = { tabel: string; nama: string; pernyataan: string };

/** Drops the indexes that only queries need; answers how to build them again. */
async function lepasIndeks(admin: Sql, tables: readonly string[], say: Say): Promise<() => Promise<void>> {
  const indeks = await admin<Indeks[]>`
    select t.relname as tabel, c.relname as nama, pg_get_indexdef(i.indexrelid) as pernyataan
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relname = any(${[...tables]}) and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`;
  for (const { nama } of indeks) await admin.unsafe(`drop index ${nama}`);
  return async () => {
    const waiting = [...tables];
    const work = async () => {
      const own = await admin.reserve();
      await own.unsafe("set maintenance_work_mem = '1GB'");
      for (let tabel = waiting.shift(); tabel; tabel = waiting.shift()) {
        const milik = indeks.filter((row) => row.tabel === tabel).map((row) => row.pernyataan);
        await jalankan(own, [[`indexes of ${tabel}`, milik.join(";\n")]], say);
      }
      own.release();
    };
    await Promise.all([work(), work()]);
  };
}

/** Fills tables without triggers and without the indexes of `besar`, which are built at the end, two at a time. */
export async function isiCepat(
  server: Pick<Embedded, "adminUrl" | "url">,
  { besar, langkah }: Isi,
  say: Say = console.log,
): Promise<void> {
  const address = new URL(server.adminUrl);
  address.pathname = new URL(server.url).pathname;
  address.searchParams.set("session_replication_role", "replica");
  address.searchParams.set("work_mem", "256MB");
  address.searchParams.set("max_parallel_workers_per_gather", "0");
  const admin = connect(address.href, { max: 2 });
  const pasangIndeks = await lepasIndeks(admin, besar, say);
  await jalankan(admin, langkah, say);
  await pasangIndeks();
  await jalankan(admin, [["vacuum", "vacuum analyze"]], say);
  await admin.end();
}

const MIGRATIONS = new URL("../migrations", import.meta.url).pathname;

const sumOf = ({ besar, langkah }: Isi): string =>
  createHash("sha256")
    .update(JSON.stringify([besar, langkah]))
    .digest("hex");

export type Terisi = { sql: Sql; url: string; adminUrl: string; folder: string; tutup(): Promise<void> };
type Isi = { besar: readonly string[]; langkah: readonly Langkah[] };

/**
 * Filling takes minutes, so the folder is kept for the next measurement, and led to new migrations as a company's is. It is
 * filled again when the steps have changed, or when other migrations made it than these.
 */
export async function bukaTerisi(folder: string, isi: Isi): Promise<Terisi> {
  const marker = join(folder, "terisi");
  const sum = sumOf(isi);
  if (existsSync(marker) && readFileSync(marker, "utf8") === sum) {
    try {
      return await buka(folder);
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error;
      console.log(`  ${error.message}`);
    }
  }
  rmSync(folder, { recursive: true, force: true });
  const terisi = await buka(folder);
  const start = performance.now();
  await isiCepat(terisi, isi);
  writeFileSync(marker, sum);
  console.log(`  filled in ${Math.round((performance.now() - start) / 1000)} s`);
  return terisi;
}

async function buka(folder: string): Promise<Terisi> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const { url, adminUrl, stop } = await startEmbedded({ dataDir: folder, log: () => {}, fsync: false });
  const sql = connect(url, { max: 5, name: "bench" });
  const tutup = async () => {
    await sql.end({ timeout: 5 });
    await stop();
  };
  try {
    await migrate(sql, MIGRATIONS);
  } catch (error) {
    await tutup();
    throw error;
  }
  return { sql, url, adminUrl, folder, tutup };
}
