import { spawn } from "node:child_process";
import cluster from "node:cluster";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expectGoodPassword, type LoginPertama, prepareSuperAdmin } from "#areas/karyawan/karyawan/server/pertama.ts";
import { groupPelanggan } from "#areas/penjualan/pelanggan/server/groupPast.ts";
import { tidyTautan } from "#areas/penjualan/tautan/server/sql.ts";
import { startPesanWa } from "#areas/penjualan/whatsapp/server/kirimPesan.ts";
import { startWebhooks } from "#areas/program/webhook/server/startWebhooks.ts";
import { deriveJurnal } from "#books/jurnal/derive.ts";
import { tidyBuku } from "#books/ringkasan.ts";
import { tidyKabar } from "#company/kabar.ts";
import { sendDigests } from "#company/kabarBerkala.ts";
import { hariBackup } from "#company/perusahaan.ts";
import { tidyUsulan } from "#company/usulan.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { connect, type Sql } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { databaseProblem } from "#platform/db/problem.ts";
import { expectRestored, openDataFolder, sweepUploads } from "#platform/files/dataFolder.ts";
import { expectFree, listening } from "#platform/http/address.ts";
import { webAddress } from "#platform/http/addressProblem.mjs";
import { startArchive } from "#platform/ops/archive/archive.ts";
import { type Embedded, startEmbedded } from "#platform/ops/embedded/embedded.ts";
import { startHousekeeping } from "#platform/ops/housekeeping.ts";
import { openLog } from "#platform/ops/log/log.ts";
import { watchUnhandled } from "#platform/ops/log/unhandled.ts";
import { Shutdown } from "#platform/ops/shutdown.ts";
import { StartProblem } from "#platform/startProblem.ts";
import { createApp } from "./app.ts";
import { ujiPulih } from "./ujiPulih.ts";
import { askForReplacement, type Crew, fork, isHousekeeper, onRetire, tellHandedDown } from "./workers.ts";

export type StartOptions = { root: string; webFolder: string | null };

/** Exit code with which the app asks to be started again. */
const START_AGAIN = 75;
const say = (message: string) => console.log(message);

const endings = new Shutdown();
function stop(code: number): void {
  if (endings.begun.aborted) return;
  void endings.end().then((failures) => {
    for (const failure of failures) console.error(failure);
    process.exit(failures.length > 0 && code === 0 ? 1 : code);
  });
}

type Database = { url: string; embedded: Embedded | null };

async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, embedded: null };
  const archive = config.archiveDays > 0;
  const embedded = startEmbedded({ dataDir: config.dataDir, archive, log: say, abort: endings.begun });
  // Added before the start: a stop during it waits for it and then ends it.
  endings.add(async () => {
    const started = await embedded.catch(() => null);
    await started?.stop();
  });
  return { url: (await embedded).url, embedded: await embedded };
}

async function prepareDatabase(config: Config, url: string, migrations: string): Promise<void> {
  const sql = connect(url, { max: 2, name: "kantor-start" });
  try {
    await expectGoodPassword(sql, config.adminNokar, config.adminPassword);
    const applied = await migrate(sql, migrations);
    if (applied.length > 0) say(`Database brought up to date: ${applied.join(", ")}`);
    await deriveJurnal(sql, new Date(), (bulan, ke, dari) =>
      say(`Journal of the past: ${bulan} (${ke} of ${dari} months)`),
    );
    await groupPelanggan(sql, new Date(), (langkah, ke, dari) =>
      say(`Customers of the past: ${langkah} (${ke} of ${dari})`),
    );
    const login = await prepareSuperAdmin(sql, config.adminNokar, config.adminPassword);
    if (login) say(firstLogin(login));
  } catch (error) {
    throw databaseProblem(error, url) ?? error;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** A password chosen by the operator is not shown, because others may read screens and logs. */
const firstLogin = ({ nokar, password }: LoginPertama): string =>
  `\n  First login   No Karyawan ${nokar}   Password ${password ?? "as set in ADMIN_PASSWORD"}\n${
    password === null
      ? ""
      : "  On the first visit of the app this password is the code with which you choose your own.\n"
  }`;

async function listen(config: Config, databaseUrl: string, webFolder: string | null): Promise<void> {
  const log = openLog(config.logLevel);
  watchUnhandled(log, () => {
    askForReplacement();
    stop(START_AGAIN);
  });
  const app = await createApp({ config, databaseUrl, webFolder, log });
  let isReplaced = false;
  endings.add(async () => {
    if (isReplaced) await app.retire();
    await app.close();
  });
  onRetire(() => {
    isReplaced = true;
    stop(0);
  });
  endings.begun.throwIfAborted();
  await listening(config, () => app.http.listen({ host: config.host, port: config.port }));
  say(`Kantor is ready at ${webAddress(config)}`);
  endings.add(startWebhooks(app.services));
  endings.add(startPesanWa(app.services));
  if (isHousekeeper())
    endings.add(
      startHousekeeping(app.services, {
        backupDays: hariBackup,
        restoreTest: ujiPulih,
        tidy: rapikan,
        news: sendDigests,
      }),
    );
}

/** The hourly housekeeping of the business. */
async function rapikan(sql: Sql, now: Date): Promise<void> {
  await tidyBuku(sql, now);
  await tidyKabar(sql, now);
  await tidyTautan(sql, now);
  await tidyUsulan(sql, now);
}

/** The variables set in the `.env` file, which were read into the environment before. */
function namesInFile(file: string): string[] {
  return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, "utf8").replace(/^\uFEFF/, ""))) : [];
}

async function run({ root, webFolder }: StartOptions): Promise<void> {
  const config = readConfig(process.env, namesInFile(join(root, ".env")));
  const handedDown = tellHandedDown();
  const migrations = join(root, "migrations");
  if (handedDown && cluster.isWorker) return listen(config, handedDown, webFolder);
  if (handedDown) return prepareDatabase(config, handedDown, migrations);
  await expectFree(config);
  openDataFolder(config.dataDir);
  expectRestored(config.dataDir);
  const { url: databaseUrl, embedded } = await openDatabase(config);
  endings.begun.throwIfAborted();
  // The embedded database has locked the folder; with another database a second app may use it.
  sweepUploads(config.dataDir, { alone: config.databaseUrl === null });
  await prepareDatabase(config, databaseUrl, migrations);
  endings.begun.throwIfAborted();
  if (config.demo) {
    const { fillDemo } = await import("#demo/demo.ts");
    await fillDemo({ config, databaseUrl, today: new Date(), days: 731, ordersPerDay: 4.8, say });
    endings.begun.throwIfAborted();
  }
  if (embedded) {
    const log = openLog(config.logLevel);
    endings.add(startArchive({ embedded, config, log, clock: () => new Date() }));
  }
  if (config.workers === 1) return listen(config, databaseUrl, webFolder);
  watchUnhandled(openLog(config.logLevel), () => {});
  const crew = fork(config.workers, databaseUrl, () => stop(1));
  endings.add(crew.stop);
  onReload(databaseUrl, crew);
}

/**
 * SIGUSR2: replaces the workers one by one by what stands on the disk now, without a request that fails. What the version
 * there does to the database is done first, by that version; when it cannot, the workers stay.
 */
function onReload(databaseUrl: string, crew: Crew): void {
  let rolling = Promise.resolve();
  const reload = async () => {
    if (endings.begun.aborted) return;
    say("Replacing the processes one by one");
    const [script = ""] = process.argv.slice(1);
    const env = { ...process.env, KANTOR_DATABASE_URL: databaseUrl };
    const [code] = await once(
      spawn(process.execPath, [...process.execArgv, script], { env, stdio: "inherit" }),
      "exit",
    );
    const outcome = code === 0 ? await crew.roll() : "failed";
    if (outcome === "rolled") say("All processes were replaced");
    if (outcome === "failed")
      console.error("The processes were not replaced: the reason stands above. Kantor serves on.");
  };
  reloads = () => {
    rolling = rolling.then(reload).catch((error: unknown) => console.error(error));
  };
}

/** What SIGUSR2 does; a process that serves alone has nobody to hand over to. */
let reloads = () => say("SIGUSR2 replaces the processes one by one where WORKERS is 2 or more: nothing was done");

function listenToSignals(): void {
  process.on("SIGUSR2", () => cluster.isPrimary && reloads());
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      // The first process stops its workers in order; Ctrl+C in a terminal reaches them too, and they ignore it.
      if (cluster.isPrimary || signal === "SIGTERM") stop(0);
    });
  }
}

/** Runs the app until it is told to stop. A problem of the start is printed as one sentence. */
export function start(options: StartOptions): void {
  // New files of the app and its database are readable by their own user only.
  process.umask(0o077);
  // A closed terminal or a full disk under the log loses the line, but does not end the app.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  listenToSignals();
  run(options).catch((error: unknown) => {
    // Errors caused by a stop during the start are not reported.
    if (endings.begun.aborted) return;
    console.error(error instanceof StartProblem ? error.message : error);
    stop(1);
  });
}
