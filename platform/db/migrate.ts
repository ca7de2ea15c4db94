import { setTimeout as sleep } from "node:timers/promises";
import { PostgresError } from "#postgres";
import { StartProblem } from "../startProblem.ts";
import { isLocked, isRetryable, type Sql, type Tx } from "./database.ts";
import { leadOver, refuseVersion01 } from "./leadOver.ts";
import { type Migration, readMigrations } from "./migrations.ts";

const OLDEST_SERVER = 150_000;
// Any constant does; this one spells "kantor" on a telephone.
const LOCK = 526_867;

/** What a migration says of itself that the version before cannot live with, and why. */
const NO_WAY_BACK = /^-- Tanpa jalan mundur: \S/m;

type Noted = { nama: string; sidik: string; mundur: boolean };

function compareWithApplied(migrations: Migration[], applied: readonly Noted[]): void {
  const newest = migrations.at(-1)?.name ?? "";
  for (const { nama, sidik, mundur } of applied) {
    const file = migrations.find((migration) => migration.name === nama);
    // A newer version made it such that this one may serve on: the upgrade was rolled back.
    if (!file && mundur && nama > newest) continue;
    if (!file) {
      throw new StartProblem(
        `The database already has migration ${nama}, which this version does not know. ` +
          "Start the version of the app that made it, or a newer one; or restore a backup of this version.",
      );
    }
    if (file.checksum !== sidik) {
      throw new StartProblem(
        `Migration ${nama} was changed after it had been applied. ` +
          "Restore the file as it was, and put the change into a new migration.",
      );
    }
  }
  const last = applied.findLast(({ nama }) => nama <= newest)?.nama;
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

/** Applies the next migration, or leads a database of version 0.1 over, and answers what was done. Empty: up to date. */
async function applyNext(tx: Tx, migrations: Migration[]): Promise<string[]> {
  // The lock belongs to the transaction, so it also works behind a connection pooler.
  await tx`select pg_advisory_xact_lock(${LOCK})`;
  await tx`
    create table if not exists skema (
      nama text primary key,
      sidik text not null,
      dijalankan timestamptz not null default now(),
      -- The version before can serve on beside it.
      mundur boolean not null default true
    )`;
  if (await leadOver(tx, migrations)) return ["from version 0.1"];
  const applied = await tx<Noted[]>`select nama, sidik, mundur from skema order by nama collate "C"`;
  compareWithApplied(migrations, applied);
  const next = migrations[applied.length];
  if (!next) return [];
  try {
    await tx.unsafe(`set local lock_timeout = ${LOCK_MS}`);
    await tx.unsafe(next.sql);
  } catch (error) {
    if (isLocked(error) || isRetryable(error)) throw error;
    throw explained(error, next);
  }
  const mundur = !NO_WAY_BACK.test(next.sql);
  await tx`insert into skema ${tx({ nama: next.name, sidik: next.checksum, mundur })}`;
  if (!mundur) await refuseVersion01(tx, next);
  return [next.name];
}

/**
 * Whoever waits for a table holds up all that come after. A migration beside a version that still serves therefore gives
 * way and tries again, until the long report or the backup that uses the table has ended.
 */
const LOCK_MS = 2_000;
const PAUSE_MS = 500;
const GIVE_UP_MS = 600_000;

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(isLocked(error) || isRetryable(error)) || performance.now() > end) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Migrates the database, one transaction per file. Several processes may do so at the same time. */
export async function migrate(sql: Sql, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  const [server] = await sql<{ nomor: number; nama: string }[]>`
    select current_setting('server_version_num')::int as nomor, current_setting('server_version') as nama`;
  if (server && server.nomor < OLDEST_SERVER) {
    throw new StartProblem(`PostgreSQL ${server.nama} is too old: DATABASE_URL must lead to PostgreSQL 15 or newer.`);
  }
  const done: string[] = [];
  for (;;) {
    const names = await patiently(() => sql.begin((tx) => applyNext(tx, migrations)));
    if (names.length === 0) return done;
    done.push(...names);
  }
}
