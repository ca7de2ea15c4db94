import { join, resolve } from "node:path";
import { backUp } from "#server/platform/backup/backup.ts";
import { readConfig } from "#server/platform/config.ts";
import { openStorage } from "#server/platform/files/storage.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { visitDatabase } from "#server/platform/postgres/visit.ts";

const config = readConfig(process.env);
const database = await visitDatabase(config);
const sql = connect(database.url, { max: 1, name: "kantor-backup" });
const storage = openStorage({ dataDir: config.dataDir, s3: config.s3 });
try {
  const folder = resolve(process.argv[2] ?? join(config.dataDir, "backup"));
  process.stdout.write(`Backed up into ${await backUp(sql, storage, folder, new Date())}\n`);
} finally {
  storage.close();
  await sql.end({ timeout: 5 });
  await database.stop();
}
