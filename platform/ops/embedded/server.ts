import type { ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartProblem } from "../../startProblem.ts";
import { type Account, launch } from "./account.ts";
import { diskFull, type Keeping, resetPassword, type Secret, writeSettings } from "./cluster.ts";
import { isAlive, isServerOf, serversIn, signal, until } from "./processes.ts";
import { adminUrl, asSuperuser } from "./roles.ts";

const SECOND = 1000;
const LOG_LIMIT = 10 * 1024 * 1024;
// Recovery after a crash replays up to max_wal_size of log, which takes minutes on a slow disk.
const PATIENCE = 600 * SECOND;
const REPORT_EVERY = 10 * SECOND;

/** Folder, port and options of one embedded server. */
export type Site = Keeping & {
  folder: string;
  account: Account;
  secret: Secret;
  log: (message: string) => void;
  /** Aborted when the app stops: waiting for the server to get ready then ends too. */
  abort: AbortSignal;
};
export type Server = { pid: number; port: number; child: ChildProcess | null };

const pidFile = (cluster: string): string => join(cluster, "postmaster.pid");

function readPidFile(cluster: string): { pid: number; port: number; status: string } | null {
  try {
    const lines = readFileSync(pidFile(cluster), "utf8").split("\n");
    return { pid: Math.abs(Number(lines[0])), port: Number(lines[3] ?? 0), status: lines[7]?.trim() ?? "" };
  } catch {
    return null;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Whether the server at this port takes our password and serves our data folder. */
async function knock(site: Site, port: number): Promise<"ours" | "foreign password" | "not ours" | "not yet"> {
  try {
    const [shown] = await asSuperuser(adminUrl(port, site.secret), (sql) => sql`show data_directory`);
    return shown && realpathSync(String(shown.dataDirectory)) === site.account.cluster ? "ours" : "not ours";
  } catch (error) {
    if (["28P01", "28000"].includes(codeOf(error))) return "foreign password";
    return "not yet";
  }
}

/**
 * Cleans up after a server that was killed: ends its remaining connections and removes its pid file, unless a live
 * server works in the folder.
 */
async function clearRemains(site: Site): Promise<void> {
  const { cluster } = site.account;
  const gone = () => serversIn(cluster).length === 0;
  for (const [name, patience] of [
    ["SIGQUIT", 5],
    ["SIGKILL", 5],
  ] as const) {
    if (await until(gone, patience * SECOND)) break;
    for (const pid of serversIn(cluster)) signal(pid, name);
  }
  if (!(await until(gone, 5 * SECOND))) {
    throw new StartProblem(
      `Processes ${serversIn(cluster).join(", ")} of an earlier database server still work in ${cluster}. ` +
        "End them (kill -9) and start again.",
    );
  }
  const left = readPidFile(cluster);
  if (!left) return;
  site.log(`Removing the pid file of a database server that is gone (process ${left.pid})`);
  rmSync(pidFile(cluster), { force: true });
}

/** The server that an earlier app left running, if there is one. */
export async function adoptServer(site: Site): Promise<Server | "foreign password" | null> {
  const { cluster } = site.account;
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const noted = readPidFile(cluster);
    if (!noted || !isServerOf(noted.pid, cluster)) {
      await clearRemains(site);
      return null;
    }
    const answer = noted.status === "stopping" || !noted.port ? "not yet" : await knock(site, noted.port);
    if (answer === "ours") return { pid: noted.pid, port: noted.port, child: null };
    if (answer === "foreign password") {
      await stopServer(noted.pid);
      return answer;
    }
    if (site.abort.aborted) {
      await stopServer(noted.pid);
      site.abort.throwIfAborted();
    }
    await sleep(100);
  }
  throw new StartProblem(
    `A database server works in ${cluster} (process ${readPidFile(cluster)?.pid}) but does not answer. ` +
      "End it with kill -INT and start again.",
  );
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

function openLog(folder: string): { path: string; descriptor: number; from: number } {
  const path = join(folder, "postgres.log");
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT) renameSync(path, `${path}.1`);
  return { path, descriptor: openSync(path, "a", 0o600), from: size > LOG_LIMIT ? 0 : size };
}

type Outcome = "ready" | "ended" | "foreign password";

/** Waits until a started server answers, has ended, or refuses the password in the file. */
async function ready(site: Site, child: ChildProcess, port: number): Promise<Outcome> {
  let failure: Error | undefined;
  child.once("error", (error) => {
    failure = error;
  });
  const since = performance.now();
  let reported = since;
  while (performance.now() - since < PATIENCE) {
    site.abort.throwIfAborted();
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null) return "ended";
    const answer = readPidFile(site.account.cluster)?.status === "ready" ? await knock(site, port) : "not yet";
    if (answer === "ours") return "ready";
    if (answer === "foreign password") return answer;
    if (performance.now() - reported > REPORT_EVERY) {
      reported = performance.now();
      site.log("The database is still starting: after a hard stop it first repeats what was not yet in its files");
    }
    await sleep(25);
  }
  throw new StartProblem(`The database server did not get ready. See ${join(site.folder, "postgres.log")}`);
}

/** Starts a server and stops it again if it does not become ready. */
async function attempt(site: Site, port: number): Promise<Server | { said: string } | "foreign password"> {
  const { account, folder } = site;
  const log = openLog(folder);
  const child = launch(account, account.binaries.postgres, ["-D", account.cluster, "-p", String(port)], log.descriptor);
  closeSync(log.descriptor);
  child.unref();
  let outcome: Outcome | undefined;
  try {
    outcome = await ready(site, child, port);
    if (outcome === "ready" && child.pid) return { pid: child.pid, port, child };
    if (outcome === "foreign password") return outcome;
    return { said: readFileSync(log.path).subarray(log.from).toString("utf8").trim() };
  } finally {
    if (outcome !== "ready" && child.pid) await stopServer(child.pid);
  }
}

/** The port of the server that serves this folder; null when none answers. */
export async function runningPort(site: Site): Promise<number | null> {
  const noted = readPidFile(site.account.cluster);
  return noted?.port && (await knock(site, noted.port)) === "ours" ? noted.port : null;
}

/** Starts a server; on the given port if clients know its address already. */
export async function launchServer(site: Site, fixedPort?: number): Promise<Server> {
  writeSettings(site.account, site);
  let said = "";
  for (let tries = 0; tries < 5; tries += 1) {
    site.abort.throwIfAborted();
    const result = await attempt(site, fixedPort ?? (await freePort()));
    if (result === "foreign password") {
      site.log("The database does not take the password in postgres.password; setting that password in the database");
      resetPassword(site.account, site.secret);
      continue;
    }
    if ("pid" in result) return result;
    said = result.said;
    const remains = /lock file .* already exists|shared memory block .* still in use/.test(said);
    if (remains) await clearRemains(site);
    else if (!/could not (bind|create any TCP)/.test(said)) break;
    await sleep(200);
  }
  if (/No space left on device/.test(said)) throw diskFull(site.account.cluster);
  throw new StartProblem(
    `The database server in ${site.account.cluster} did not start. It said:\n${said.slice(-3000)}`,
  );
}

const STOPS = [
  ["SIGINT", 60],
  ["SIGQUIT", 10],
  ["SIGKILL", 5],
] as const;

/**
 * Stops the server in PostgreSQL's "fast" mode: open transactions are rolled back, committed ones are on disk. `immediately`
 * is for what is thrown away: the server ends at once, and the next start repeats what is not in its files.
 */
export async function stopServer(pid: number, immediately = false): Promise<void> {
  for (const [name, patience] of immediately ? STOPS.slice(1) : STOPS) {
    if (!isAlive(pid)) return;
    signal(pid, name);
    if (await until(() => !isAlive(pid), patience * SECOND)) return;
  }
}
