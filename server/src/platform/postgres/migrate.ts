import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartProblem } from "../startProblem.ts";
import type { Sql, Tx } from "./database.ts";
import { PostgresError } from "./driver/errors.ts";

const OLDEST_SERVER = 150_000;
// Any number will do as long as it stays the same: it spells "kantor" on a telephone.
const LOCK = 526_867;

type Migration = { name: string; sql: string; checksum: string };

function readMigrations(folder: string): Migration[] {
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
    // A checkout with other line ends is still the same migration.
    const sql = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
    return { name: file.slice(0, -4), sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

function compareWithApplied(migrations: Migration[], applied: { nama: string; sidik: string }[]): void {
  for (const { nama, sidik } of applied) {
    const file = migrations.find((migration) => migration.name === nama);
    if (!file) {
      throw new StartProblem(
        `The database already has migration ${nama}, which this version does not know. ` +
          "Start the version of the app that made it, or a newer one.",
      );
    }
    if (file.checksum !== sidik) {
      throw new StartProblem(
        `Migration ${nama} was changed after it had been applied. ` +
          "Restore the file as it was, and put the change into a new migration.",
      );
    }
  }
  const last = applied.at(-1)?.nama;
  const late = last && migrations.find(({ name }) => name < last && !applied.some(({ nama }) => nama === name));
  if (late) {
    throw new StartProblem(
      `Migration ${late.name} comes before ${last}, which is applied already. Give it the next free number.`,
    );
  }
}

function explained(error: unknown, migration: Migration): unknown {
  if (!(error instanceof PostgresError)) return error;
  const extension = /extension "?(\w+)"?/.exec(error.message)?.[1];
  if (extension && error.code === "42501") {
    return new StartProblem(
      `The database's user may not add the extension ${extension}: as its administrator run ` +
        `CREATE EXTENSION ${extension} in this database, then start again.`,
      { cause: error },
    );
  }
  if (extension) {
    return new StartProblem(
      `The database server has no extension ${extension}: install PostgreSQL's contrib package there, then start again.`,
      { cause: error },
    );
  }
  const line = migration.sql.slice(0, Number(error.position ?? 0)).split("\n").length;
  const where = error.position ? `${migration.name}.sql line ${line}` : `${migration.name}.sql`;
  return new StartProblem(`Migration ${where} failed and changed nothing: ${error.message}`, { cause: error });
}

/** Applies the next migration, if there is one, and answers its name. */
async function applyNext(tx: Tx, migrations: Migration[]): Promise<string | null> {
  // Held to the end of the transaction and not longer, so that it also works behind a connection pooler.
  await tx`select pg_advisory_xact_lock(${LOCK})`;
  await tx`
    create table if not exists migrasi (
      nama text primary key,
      sidik text not null,
      dijalankan timestamptz not null default now()
    )`;
  const applied = await tx<{ nama: string; sidik: string }[]>`
    select nama, sidik from migrasi order by nama collate "C"`;
  compareWithApplied(migrations, applied);
  const next = migrations[applied.length];
  if (!next) return null;
  try {
    await tx.unsafe(next.sql);
  } catch (error) {
    throw explained(error, next);
  }
  await tx`insert into migrasi ${tx({ nama: next.name, sidik: next.checksum })}`;
  return next.name;
}

/** Brings the database to the newest form, one transaction per file. Several processes may do it at the same time. */
export async function migrate(sql: Sql, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  const [server] = await sql<{ nomor: number; nama: string }[]>`
    select current_setting('server_version_num')::int as nomor, current_setting('server_version') as nama`;
  if (server && server.nomor < OLDEST_SERVER) {
    throw new StartProblem(`PostgreSQL ${server.nama} is too old: DATABASE_URL must lead to PostgreSQL 15 or newer.`);
  }
  const done: string[] = [];
  for (;;) {
    const name = await sql.begin((tx) => applyNext(tx, migrations));
    if (name === null) return done;
    done.push(name);
  }
}
