import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { periksaBuku } from "#server/books/periksa/periksa.ts";
import { restore } from "#server/platform/backup/restore.ts";
import { readConfig } from "#server/platform/config.ts";
import { openStorage } from "#server/platform/files/storage.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { startEmbedded } from "#server/platform/postgres/embedded.ts";
import { migrate } from "#server/platform/postgres/migrate.ts";

const backup = process.argv[2];
if (!backup) {
  process.stderr.write("Name the backup to restore: npm run restore -- data/backup/2026-11-21T193000Z\n");
  process.exit(1);
}
const config = readConfig(process.env);
mkdirSync(config.dataDir, { recursive: true });
const server = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log: () => {} });
const sql = connect(config.databaseUrl ?? server?.url ?? "", { max: 2, name: "kantor-restore" });
const storage = openStorage({ dataDir: config.dataDir, s3: config.s3 });
try {
  await migrate(sql, resolve(import.meta.dirname, "../server/migrations"));
  const { tables, dibuat } = await restore(sql, storage, resolve(backup));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const broken = (await periksaBuku(sql)).filter((rule) => !rule.lolos);
  process.stdout.write(`Restored ${rows} rows as of ${dibuat}\n`);
  for (const { aturan, temuan } of broken) process.stdout.write(`SALAH  ${aturan}: ${temuan.join("; ")}\n`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  storage.close();
  await sql.end({ timeout: 5 });
  await server?.stop();
}
