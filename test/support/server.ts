import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type Sql } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { startEmbedded } from "#platform/ops/embedded/embedded.ts";
import { REMEMBER, RESET } from "./reset.ts";

const TEMPLATE = "kantor_template";
const OWNER = "kantor";
const MIGRATIONS = new URL("../../migrations", import.meta.url).pathname;

// A process that outlives the test run: when the pipe from the run closes, it stops the server and removes its files.
const CARETAKER = `cat > /dev/null
file="$1/postgres/postmaster.pid"
[ -f "$file" ] && kill -INT "$(head -n 1 "$file")"
for _ in 1 2 3 4 5 6 7 8 9 10; do [ -f "$file" ] && sleep 0.5; done
rm -rf "$1"`;

const leaveToCaretaker = (folder: string): ChildProcess =>
  spawn("sh", ["-c", CARETAKER, "sh", folder], { detached: true, stdio: ["pipe", "ignore", "ignore"] });

function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

const adminConnection = (url: string): Sql => connect(url, { max: 1 });

async function makeTemplate(server: { url: string; adminUrl: string }): Promise<void> {
  const admin = adminConnection(server.adminUrl);
  await admin.unsafe(`create database ${TEMPLATE} owner ${OWNER}`);
  await admin.end();
  const sql = connect(databaseAt(server.url, TEMPLATE), { max: 1 });
  await migrate(sql, MIGRATIONS);
  await sql.end();
  const inTemplate = adminConnection(databaseAt(server.adminUrl, TEMPLATE));
  await inTemplate.unsafe(REMEMBER);
  await inTemplate.end();
}

/** Where the databases of a test run are made. */
export type TestServer = { url: string; adminUrl: string };

/** Starts the server of a test run with a migrated template to clone; answers how to stop it. */
export async function startTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "kantor-test-"));
  chmodSync(folder, 0o711);
  const caretaker = leaveToCaretaker(folder);
  const server = await startEmbedded({ dataDir: folder, log: () => {}, fsync: false });
  await makeTemplate(server);
  return {
    url: server.url,
    adminUrl: server.adminUrl,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
      caretaker.stdin?.end();
    },
  };
}

export type TestDatabase = {
  url: string;
  sql: Sql;
  /**
   * One connection for the books check, which asks the same 80 questions again and again: it keeps their plans, so that
   * only the first check of a file has to make them.
   */
  books: Sql;
  /** Puts the database back to the state after the migrations; connections stay open. */
  reset(): Promise<void>;
  drop(): Promise<void>;
};

let made = 0;

/** A migrated database on the server of the test run. */
export async function cloneDatabase(server: TestServer): Promise<TestDatabase> {
  made += 1;
  const name = `test_${process.pid}_${made}_${Math.random().toString(36).slice(2, 8)}`;
  const admin = adminConnection(server.adminUrl);
  await admin.unsafe(`create database ${name} template ${TEMPLATE} owner ${OWNER} strategy wal_log`);
  const url = databaseAt(server.url, name);
  const sql = connect(url, { max: 5, name: "test" });
  const books = connect(`${url}?options=-c%20plan_cache_mode%3Dforce_generic_plan`, { max: 1, name: "books check" });
  const inside = adminConnection(databaseAt(server.adminUrl, name));
  return {
    url,
    sql,
    books,
    async reset() {
      await inside.unsafe(RESET);
    },
    async drop() {
      await Promise.all([sql, books, inside].map((connection) => connection.end({ timeout: 5 })));
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
