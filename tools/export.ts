import { resolve } from "node:path";
import { isiEkspor } from "#areas/buku-besar/ekspor/server/isiEkspor.ts";
import { jakartaToday } from "#kernel/format.ts";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/db/database.ts";
import { isDiskFull } from "#platform/files/diskFull.ts";
import { openStorage } from "#platform/files/storage.ts";
import { visitDatabase } from "#platform/ops/embedded/visit.ts";
import { ExportRefused, exportAll } from "#platform/ops/export/exportAll.ts";
import { stopSignal } from "./lib/stopped.ts";

/** Writes everything into a folder and says how much it was, or a sentence why it failed. */
async function run(): Promise<string> {
  const [, , asked] = process.argv;
  if (asked === undefined) throw new ExportRefused("Name a folder: npm run export -- FOLDER");
  const folder = resolve(asked);
  const config = readConfig(process.env);
  const stopped = stopSignal(new ExportRefused("It was stopped; what was written so far stays."));
  const database = await visitDatabase(config);
  const sql = connect(database.url, { max: 2, name: "kantor-export" });
  const storage = openStorage({ dataDir: config.dataDir, s3: config.s3 });
  try {
    const { tables, files } = await exportAll({ sql, storage }, folder, isiEkspor(jakartaToday(new Date())), stopped);
    return `Exported ${tables} tables and ${files} pictures and PDFs into ${folder}`;
  } finally {
    storage.close();
    await sql.end({ timeout: 5 });
    await database.stop();
  }
}

const sentence = (error: unknown): string => {
  if (isDiskFull(error)) return "Its disk is full: free some space, then export again.";
  return error instanceof Error ? error.message : String(error);
};

run().then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    process.stderr.write(`The export failed: ${sentence(error)}\n`);
    process.exitCode = 1;
  },
);
