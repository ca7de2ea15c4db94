import { type ChildProcess, type SpawnOptions, type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { StartProblem } from "../../startProblem.ts";
import { type Binaries, binariesIn } from "./binaries.ts";

const OPEN_FOLDER = "/var/lib/kantor";
// PostgreSQL gets its own environment: no secrets of the app, and no PG… variable that would change its behaviour.
const ENVIRONMENT = { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

/** The user that PostgreSQL runs as, and the folders of its binaries and data. */
export type Account = {
  readonly name: string;
  readonly binaries: Binaries;
  readonly cluster: string;
  /** The user who must own the data; null leaves the owner as it is. */
  readonly owner: { uid: number; gid: number } | null;
  readonly prefix: string[];
  readonly identity: { uid: number; gid: number } | null;
};

function options(account: Pick<Account, "identity">): SpawnOptions {
  return { env: ENVIRONMENT, cwd: "/", ...(account.identity ?? {}) };
}

function commandLine(account: Pick<Account, "prefix">, command: string, args: string[]): [string, string[]] {
  const [first, ...rest] = [...account.prefix, command, ...args];
  return [first ?? command, rest];
}

/**
 * Starts a program in a session of its own, so that Ctrl-C in the terminal reaches only the app, which then stops
 * PostgreSQL.
 */
export function launch(account: Account, command: string, args: string[], output: number): ChildProcess {
  const [program, rest] = commandLine(account, command, args);
  return spawn(program, rest, { ...options(account), detached: true, stdio: ["ignore", output, output] });
}

export function runAs(
  account: Pick<Account, "prefix" | "identity">,
  command: string,
  args: string[],
  input = "",
): SpawnSyncReturns<string> {
  const [program, rest] = commandLine(account, command, args);
  return spawnSync(program, rest, { ...options(account), encoding: "utf8", input });
}

export function giveTo(account: Account, path: string): void {
  if (!account.owner) return;
  const { uid, gid } = account.owner;
  if (statSync(path).uid === uid) return;
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) giveTo(account, join(path, name));
  // The folder itself last: an interrupted change of owner is then seen, and done again at the next start.
  chownSync(path, uid, gid);
}

const works = (account: Account): boolean => runAs(account, account.binaries.postgres, ["--version"]).status === 0;

function userId(name: string): { uid: number; gid: number } | null {
  const ask = (flag: string) => spawnSync("id", [flag, name], { encoding: "utf8" });
  const [uid, gid] = [ask("-u"), ask("-g")];
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

function postgresUser(log: (message: string) => void): { uid: number; gid: number } | null {
  const known = userId("postgres");
  if (known) return known;
  const made =
    spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false", "postgres"])
      .status === 0 || spawnSync("adduser", ["-S", "-D", "-H", "-s", "/bin/false", "postgres"]).status === 0;
  if (made) log("Made the system user postgres: PostgreSQL refuses to run as root.");
  return userId("postgres");
}

/** Whether a user can reach a folder through all its parents. */
function canReach(folder: string, { uid, gid }: { uid: number; gid: number }): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || canReach(parent, { uid, gid });
}

/** Opens the folder to other users explicitly, because the umask of the app closes new folders. */
function openToOthers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/**
 * The last resort: keeps binaries and data in a folder under /tmp that others can reach, and links to it from the data
 * folder.
 */
function inOpenFolder(base: Account, dataDir: string, log: (message: string) => void): Account | null {
  try {
    openToOthers(OPEN_FOLDER);
    if (!base.identity || !canReach(OPEN_FOLDER, base.identity)) return null;
    const label = createHash("sha256").update(base.binaries.postgres).digest("hex").slice(0, 12);
    const copy = join(OPEN_FOLDER, `postgres-${statSync(base.binaries.postgres).mtimeMs}-${label}`);
    if (!existsSync(copy)) {
      const half = `${copy}.${process.pid}`;
      cpSync(base.binaries.folder, half, { recursive: true, verbatimSymlinks: true });
      chmodSync(half, 0o755);
      renameSync(half, copy);
    }
    const folder = join(OPEN_FOLDER, createHash("sha256").update(dataDir).digest("hex").slice(0, 16));
    openToOthers(folder);
    const account = {
      ...base,
      name: "postgres",
      binaries: binariesIn(copy),
      cluster: join(folder, basename(base.cluster)),
    };
    if (!works(account)) return null;
    log(`${dataDir} is closed to other users, so the database is kept in ${folder}. Back up both.`);
    return account;
  } catch (error) {
    log(`Keeping the database in ${OPEN_FOLDER} failed: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function asRoot(own: Account, dataDir: string, log: (message: string) => void): Account {
  const user = postgresUser(log);
  const asPostgres = user && { ...own, name: "postgres", owner: user, identity: user };
  const elsewhere = join(OPEN_FOLDER, createHash("sha256").update(dataDir).digest("hex").slice(0, 16), "postgres");
  const moved = !existsSync(own.cluster) && existsSync(elsewhere);
  if (asPostgres && !moved && canReach(dataDir, user) && works(asPostgres)) return asPostgres;
  const { uid, gid } = user ?? { uid: 1000, gid: 1000 };
  const mapped: Account = {
    ...own,
    name: "root without rights",
    owner: { uid: 0, gid: 0 },
    prefix: ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`],
  };
  if (!moved && works(mapped)) return mapped;
  const open = asPostgres && inOpenFolder(asPostgres, dataDir, log);
  if (open) return open;
  throw new StartProblem(
    `PostgreSQL can not run here: the app runs as root, and the user postgres can not reach ${dataDir} or ${own.binaries.folder}. ` +
      "Do one of these: start the app as an ordinary user; open the folders above (chmod o+x) or set DATA_DIR to a folder that others may enter; " +
      "or set DATABASE_URL to a PostgreSQL of your own.",
  );
}

export function chooseAccount(binaries: Binaries, dataDir: string, log: (message: string) => void): Account {
  const own: Account = {
    name: "the user of the app",
    binaries,
    cluster: join(dataDir, "postgres"),
    owner: null,
    prefix: [],
    identity: null,
  };
  if (process.getuid?.() === 0) return asRoot(own, dataDir, log);
  const trial = runAs(own, binaries.postgres, ["--version"]);
  if (trial.status === 0) return own;
  throw new StartProblem(
    `The embedded PostgreSQL does not run on this machine: ${trial.stderr || trial.error?.message || "no reason given"}. ` +
      "Set DATABASE_URL to a PostgreSQL of your own.",
  );
}

/** A path for the shell that PostgreSQL starts, which reads % as a sign of its own. */
export const quoted = (path: string): string => `'${path.replaceAll("'", "'\\''").replaceAll("%", "%%")}'`;

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
