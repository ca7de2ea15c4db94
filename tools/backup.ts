import { join, resolve } from "node:path";
import { backUp } from "#server/platform/backup/backup.ts";
import { readConfig } from "#server/platform/config.ts";
import { visitDatabase } from "#server/platform/embedded/visit.ts";
import { openStorage } from "#server/platform/files/storage.ts";
import { connect } from "#server/platform/postgres/database.ts";

/** Backs up and says where to, or in one sentence why not. */
async function run(): Promise<string> {
  const config = readConfig(process.env);
  const database = await visitDatabase(config);
  // One connection holds the lock, another reads the tables, a third notes what becomes of it.
  const sql = connect(database.url, { max: 3, name: "kantor-backup" });
  const storage = openStorage({ dataDir: config.dataDir, s3: config.s3 });
  try {
    const folder = resolve(process.argv[2] ?? join(config.dataDir, "backup"));
    return await backUp({ sql, storage, clock: () => new Date() }, folder, config.backupMinutes);
  } finally {
    storage.close();
    await sql.end({ timeout: 5 });
    await database.stop();
  }
}

run().then(
  (made) => process.stdout.write(`Backed up into ${made}\n`),
  (error: unknown) => {
    process.stderr.write(`The backup failed: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
