import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartProblem } from "../startProblem.ts";

export type Migration = { name: string; sql: string; checksum: string };

/** The migrations of a folder, in the order of their numbers. */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  const misnamed = files.filter((file) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(file));
  if (misnamed.length > 0) {
    throw new StartProblem(
      `Migrations are named like 0007_surat_jalan.sql; rename ${misnamed.join(", ")} in ${folder}.`,
    );
  }
  const numbers = new Map<string, string>();
  return files.sort().map((file) => {
    const number = file.slice(0, 4);
    const other = numbers.get(number);
    if (other)
      throw new StartProblem(`Two migrations have the number ${number}: ${other} and ${file}. Renumber one of them.`);
    numbers.set(number, file);
    // Without the carriage returns of a Windows checkout, so that the checksum is the same.
    const sql = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
    return { name: file.slice(0, -4), sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}
