import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { setImmediate as turnOfOthers } from "node:timers/promises";
import { type Account, chooseAccount, giveTo, removeFolder } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster, keptSecret, readSecret, resetPassword, spoolOf } from "./cluster.ts";
import { FolderInUse, lockFolder } from "./lock.ts";
import { adminUrl, appUrl, prepareDatabase } from "./roles.ts";
import { adoptServer, launchServer, runningPort, type Server, type Site, stopServer } from "./server.ts";
import { keepRunning } from "./watch.ts";

export type Embedded = {
  /** Address of the app's database, as the role that owns it. */
  url: string;
  /** Address of the same server as superuser, for tests and tools. */
  adminUrl: string;
  /** The folder of its files, and the one into which it hands its log over for the archive; null without an archive. */
  cluster: string;
  spool: string | null;
  /** `immediately` for what is thrown away. */
  stop(immediately?: boolean): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  log: (message: string) => void;
  fsync?: boolean;
  /** Whether its log is archived; unsaid, as it was before. */
  archive?: boolean;
  /** Aborts a start under way; a server that was started by then is stopped again. */
  abort?: AbortSignal;
};

async function adoptOrLaunch(site: Site): Promise<Server> {
  const found = await adoptServer(site);
  if (found === "foreign password") {
    site.log("The running database server does not accept the password on file; restarting it with a new one");
  } else if (found) {
    site.log(`Took over the database server that was still running (process ${found.pid})`);
    return found;
  }
  if (site.secret.isNew || found === "foreign password") resetPassword(site.account, site.secret);
  return launchServer(site);
}

/** The spool of the archive, made or removed as wanted. What was still in it when archiving ends is of no use any more. */
function spoolFor(account: Account, wanted: boolean | undefined): string | null {
  const spool = spoolOf(account);
  if (wanted === false) removeFolder(spool);
  if (!(wanted ?? existsSync(spool))) return null;
  mkdirSync(spool, { recursive: true, mode: 0o700 });
  giveTo(account, spool);
  return spool;
}

/** Runs PostgreSQL with the data in `dataDir` until `stop`, and restarts it when it dies. */
export async function startEmbedded({
  dataDir,
  log,
  fsync = true,
  archive,
  abort,
}: EmbeddedOptions): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  const lock = lockFolder(folder);
  const stopped = new AbortController();
  let server: Server | undefined;
  try {
    const account = chooseAccount(findBinaries(), folder, log);
    const secret = readSecret(folder, log);
    ensureCluster(account, secret, fsync, log);
    const spool = spoolFor(account, archive);
    const given = abort ? [abort] : [];
    const site: Site = {
      folder,
      account,
      secret,
      fsync,
      spool,
      log,
      abort: AbortSignal.any([stopped.signal, ...given]),
    };
    // Lets Node deliver a signal that came during the synchronous steps above.
    await turnOfOthers();
    server = await adoptOrLaunch(site);
    await prepareDatabase(server.port, secret);
    const keeper = keepRunning(site, server);
    let stopping: Promise<void> | undefined;
    const stop = (immediately = false) => {
      stopped.abort();
      stopping ??= keeper.stop(immediately).finally(lock.release);
      return stopping;
    };
    return {
      url: appUrl(server.port, secret),
      adminUrl: adminUrl(server.port, secret),
      cluster: account.cluster,
      spool,
      stop,
    };
  } catch (error) {
    if (server) await stopServer(server.pid);
    lock.release();
    throw error;
  }
}

/**
 * The database in `dataDir`, for a tool that only reads. If the app runs, its server is used and left running;
 * otherwise one is started until `stop`.
 */
export async function visitEmbedded(options: EmbeddedOptions): Promise<Pick<Embedded, "url" | "stop">> {
  try {
    return await startEmbedded(options);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const folder = realpathSync(options.dataDir);
    const account = chooseAccount(findBinaries(), folder, options.log);
    const secret = keptSecret(folder);
    const abort = new AbortController().signal;
    const port =
      secret && (await runningPort({ folder, account, secret, fsync: true, spool: null, log: options.log, abort }));
    if (!secret || port === null) throw error;
    return { url: appUrl(port, secret), stop: async () => {} };
  }
}
