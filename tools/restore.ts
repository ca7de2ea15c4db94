import { existsSync, mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { periksaBuku } from "#server/books/periksa/periksa.ts";
import { checkedBackup, restore } from "#server/platform/backup/restore.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import { startEmbedded } from "#server/platform/embedded/embedded.ts";
import { openStorage } from "#server/platform/files/storage.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { migrate } from "#server/platform/postgres/migrate.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Answers whether the books are right afterwards. */
async function restoreInto(config: Config, backup: string): Promise<boolean> {
  const server = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log: () => {} });
  const sql = connect(config.databaseUrl ?? server?.url ?? "", { max: 2, name: "kantor-restore" });
  const storage = openStorage({ dataDir: config.dataDir, s3: config.s3 });
  try {
    await migrate(sql, resolve(import.meta.dirname, "../server/migrations"));
    const { tables, pictures, dibuat } = await restore(sql, storage, backup);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Restored ${rows} rows and ${pictures.length} pictures as of ${dibuat}`);
    const broken = (await periksaBuku(sql)).filter((rule) => !rule.lolos);
    for (const { aturan, temuan } of broken) say(`SALAH  ${aturan}: ${temuan.join("; ")}`);
    return broken.length === 0;
  } finally {
    storage.close();
    await sql.end({ timeout: 5 });
    await server?.stop();
  }
}

async function run(named: string | undefined): Promise<boolean> {
  if (!named) throw new Error("Name the backup to restore: npm run restore -- data/backup/2026-11-21T193000Z");
  const config = readConfig(process.env);
  const backup = resolve(named);
  // Before anything is made: a wrong folder or a damaged backup leaves nothing behind.
  await checkedBackup(backup);
  const isNew = !existsSync(config.dataDir);
  mkdirSync(config.dataDir, { recursive: true });
  try {
    return await restoreInto(config, backup);
  } catch (error) {
    if (isNew) rmSync(config.dataDir, { recursive: true, force: true });
    throw error;
  }
}

run(process.argv[2]).then(
  (isSound) => {
    process.exitCode = isSound ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
