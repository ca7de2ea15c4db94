import { join, resolve } from "node:path";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/db/database.ts";
import { isDiskFull } from "#platform/files/diskFull.ts";
import { openStorage } from "#platform/files/storage.ts";
import { backUp } from "#platform/ops/backup/backup.ts";
import { BackupStopped } from "#platform/ops/backup/record.ts";
import { visitDatabase } from "#platform/ops/embedded/visit.ts";
import { stopSignal } from "./lib/stopped.ts";

/** Makes a backup and prints its folder, or a sentence why it failed. */
async function run(): Promise<string> {
  const config = readConfig(process.env);
  const stopped = stopSignal(new BackupStopped("It was stopped. Pictures that were copied stay for the next one."));
  const database = await visitDatabase(config);
  // One connection holds the lock, one reads the tables, one notes the result.
  const sql = connect(database.url, { max: 3, name: "kantor-backup" });
  const storage = openStorage({ dataDir: config.dataDir, s3: config.s3 });
  try {
    const folder = resolve(process.argv[2] ?? join(config.dataDir, "backup"));
    return await backUp({ sql, storage, clock: () => new Date() }, folder, config.backupMinutes, stopped);
  } finally {
    storage.close();
    await sql.end({ timeout: 5 });
    await database.stop();
  }
}

function sentence(error: unknown): string {
  if (isDiskFull(error))
    return "Its disk is full: free some space, then back up again. Pictures that were copied stay for the next one.";
  return error instanceof Error ? error.message : String(error);
}

run().then(
  (made) => process.stdout.write(`Backed up into ${made}\n`),
  (error: unknown) => {
    process.stderr.write(`The backup failed: ${sentence(error)}\n`);
    process.exitCode = 1;
  },
);
