import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { StartProblem } from "../../startProblem.ts";
import { type Account, giveTo, removeFolder, runAs } from "./account.ts";

export const SUPERUSER = "postgres";
export const APP = "kantor";
const MAJOR = "18";
const MEGABYTE = 1024 * 1024;

/**
 * The superuser's password, kept in a file that only the app's user can read. The password of the app's own role is
 * derived from it.
 */
export type Secret = { superuser: string; app: string; isNew: boolean };

const PASSWORD = /^[0-9a-f]{48}$/;
const passwordFile = (dataDir: string): string => join(dataDir, "postgres.password");

const secretOf = (superuser: string, isNew: boolean): Secret => ({
  superuser,
  app: createHmac("sha256", superuser).update(APP).digest("hex").slice(0, 48),
  isNew,
});

/** The password in the file, or null where the file is missing or damaged. */
export function keptSecret(dataDir: string): Secret | null {
  const file = passwordFile(dataDir);
  const kept = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  return PASSWORD.test(kept) ? secretOf(kept, false) : null;
}

/**
 * Makes a new password where the file is missing or damaged. Whoever owns the data folder may set it in the database.
 */
export function readSecret(dataDir: string, log: (message: string) => void): Secret {
  const kept = keptSecret(dataDir);
  if (kept) return kept;
  const file = passwordFile(dataDir);
  if (existsSync(file)) log(`${file} is damaged; making a new password and setting it in the database`);
  const made = randomBytes(24).toString("hex");
  const half = `${file}.new`;
  rmSync(half, { force: true });
  writeFileSync(half, `${made}\n`, { mode: 0o600 });
  renameSync(half, file);
  return secretOf(made, true);
}

export const diskFull = (folder: string): StartProblem =>
  new StartProblem(`The disk of ${folder} is full: make room there.`);

/** Where PostgreSQL puts the log of changes for the archive. */
export const spoolOf = (account: Account): string => `${account.cluster}.arsip`;

/** `spool` is the folder that PostgreSQL fills for the archive; null without an archive. */
export type Keeping = { fsync: boolean; spool: string | null };

/**
 * How PostgreSQL hands its log over: its own module copies each segment into the spool, under its name only when it is whole
 * and on the disk. It needs no program of the machine, which an image or a service with a bare environment may not have.
 */
const archiving = (spool: string): Record<string, string> => ({
  wal_level: "replica",
  archive_mode: "on",
  archive_library: "basic_archive",
  "basic_archive.archive_directory": spool,
  archive_timeout: "60",
});

function settings({ fsync, spool }: Keeping): Record<string, string> {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / MEGABYTE;
  const buffers = Math.round(Math.min(1024, Math.max(64, memory / 8)));
  const safe: Record<string, string> = {
    max_connections: "200",
    shared_buffers: `${buffers}MB`,
    effective_cache_size: `${Math.round(Math.max(256, memory / 2))}MB`,
    work_mem: "8MB",
    maintenance_work_mem: "64MB",
    random_page_cost: "1.1",
    jit: "off",
    wal_level: "minimal",
    max_wal_senders: "0",
    max_wal_size: "1GB",
    checkpoint_timeout: "15min",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    // The app handles duplicates itself, and the values in such a message do not belong into a log.
    log_min_messages: "log",
    log_checkpoints: "off",
    log_line_prefix: "%m [%p] ",
    unix_socket_directories: "",
    listen_addresses: "127.0.0.1",
    // Ends the session of an app that hung in a transaction, so that its locks are released.
    idle_in_transaction_session_timeout: "5min",
  };
  if (spool) Object.assign(safe, archiving(spool));
  return fsync ? safe : { ...safe, fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
}

export function writeSettings(account: Account, keeping: Keeping): void {
  const file = join(account.cluster, "postgresql.conf");
  const lines = Object.entries(settings(keeping)).map(
    ([name, value]) => `${name} = '${value.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`,
  );
  const top = "# Written at every start. To change a setting for good, use ALTER SYSTEM.";
  writeFileSync(file, `${[top, ...lines].join("\n")}\n`, { mode: 0o600 });
  giveTo(account, file);
}

function create(account: Account, secret: Secret, fsync: boolean): void {
  // Made under another name and renamed when complete: an interrupted start leaves nothing that looks like a database.
  const half = `${account.cluster}.new`;
  const password = `${account.cluster}.new.password`;
  removeFolder(half);
  mkdirSync(half, { mode: 0o700 });
  giveTo(account, half);
  writeFileSync(password, `${secret.superuser}\n`, { mode: 0o600 });
  giveTo(account, password);
  const args = [`--pgdata=${half}`, `--username=${SUPERUSER}`, `--pwfile=${password}`, "--auth=scram-sha-256"];
  // ICU sorts names as people expect. Everything else uses the C locale, which every machine has.
  args.push("--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=id", "--no-instructions");
  if (!fsync) args.push("--no-sync");
  try {
    const made = runAs(account, account.binaries.initdb, args);
    if (made.status !== 0) {
      const reason = made.stderr?.trim() || made.error?.message || "no reason given";
      if (/No space left on device/.test(reason)) throw diskFull(account.cluster);
      throw new StartProblem(`Making the database in ${account.cluster} failed: ${reason}`);
    }
    renameSync(half, account.cluster);
  } finally {
    removeFolder(password);
    removeFolder(half);
  }
}

/** Makes the database files when there are none yet. */
export function ensureCluster(account: Account, secret: Secret, fsync: boolean, log: (message: string) => void): void {
  const version = join(account.cluster, "PG_VERSION");
  if (!existsSync(version)) {
    if (existsSync(account.cluster)) {
      throw new StartProblem(
        `${account.cluster} exists but holds no database (PG_VERSION is missing). ` +
          "Move it away to start with an empty database, or put the backup there.",
      );
    }
    log(`Making a new database in ${account.cluster}`);
    create(account, secret, fsync);
    return;
  }
  const major = readFileSync(version, "utf8").trim();
  if (major !== MAJOR) {
    throw new StartProblem(
      `The database in ${account.cluster} belongs to PostgreSQL ${major}, this version of the app brings ${MAJOR}. ` +
        "Make a backup with the version that wrote it and restore that here.",
    );
  }
  giveTo(account, account.cluster);
}

/** Sets the superuser's password from the file. The server must be stopped. */
export function resetPassword(account: Account, secret: Secret): void {
  const done = runAs(
    account,
    account.binaries.postgres,
    ["--single", "-D", account.cluster, "postgres"],
    `alter role ${SUPERUSER} password '${secret.superuser}'\n`,
  );
  if (done.status !== 0) throw new StartProblem(`The database password could not be set again: ${done.stderr.trim()}`);
}
