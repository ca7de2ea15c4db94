import cluster from "node:cluster";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { jakartaToday } from "#contract/format.ts";
import { createApp } from "./app.ts";
import { type LoginPertama, siapkanSuperAdmin } from "./areas/karyawan/karyawan/pertama.ts";
import { turunkanJurnal } from "./books/jurnal/turunkan.ts";
import { rapikanBuku } from "./books/ringkasan.ts";
import { hariBackup } from "./company/perusahaan.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { startEmbedded } from "./platform/embedded/embedded.ts";
import { Endings } from "./platform/endings.ts";
import { expectRestored, openDataFolder, sweepUploads } from "./platform/files/dataFolder.ts";
import { startHousekeeping } from "./platform/housekeeping.ts";
import { expectFree, listening } from "./platform/http/address.ts";
import { openLog } from "./platform/log/log.ts";
import { watchUnhandled } from "./platform/log/unhandled.ts";
import { connect } from "./platform/postgres/database.ts";
import { migrate } from "./platform/postgres/migrate.ts";
import { databaseProblem } from "./platform/postgres/problem.ts";
import { StartProblem } from "./platform/startProblem.ts";
import { askForReplacement, fork, isHousekeeper, tellHandedDown } from "./workers.ts";

export type StartOptions = { root: string; webFolder: string | null };

/** Whoever started the app sees by this code that it wants to be started again. */
const START_AGAIN = 75;
const say = (message: string) => console.log(message);

const endings = new Endings();
function stop(code: number): void {
  if (endings.begun.aborted) return;
  void endings.end().then((failures) => {
    for (const failure of failures) console.error(failure);
    process.exit(failures.length > 0 && code === 0 ? 1 : code);
  });
}

async function openDatabase(config: Config): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const embedded = startEmbedded({ dataDir: config.dataDir, log: say, abort: endings.begun });
  // Before it is up: a stop during the start waits for it, and ends it.
  endings.add(async () => {
    const started = await embedded.catch(() => null);
    await started?.stop();
  });
  return (await embedded).url;
}

async function prepareDatabase(config: Config, url: string, migrations: string): Promise<void> {
  const sql = connect(url, { max: 2, name: "kantor-start" });
  try {
    const applied = await migrate(sql, migrations);
    if (applied.length > 0) say(`Database brought up to date: ${applied.join(", ")}`);
    await turunkanJurnal(sql, jakartaToday(new Date()), (bulan, ke, dari) =>
      say(`Journal of the past: ${bulan} (${ke} of ${dari} months)`),
    );
    const login = await siapkanSuperAdmin(sql, config.adminNokar, config.adminPassword);
    if (login) say(firstLogin(login));
  } catch (error) {
    throw databaseProblem(error, url) ?? error;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** A password that the operator chose is nobody else's business: screens and logs are read by others too. */
const firstLogin = ({ nokar, password }: LoginPertama): string =>
  `\n  First login   No Karyawan ${nokar}   Password ${password ?? "as set in ADMIN_PASSWORD"}\n`;

async function listen(config: Config, databaseUrl: string, webFolder: string | null): Promise<void> {
  const log = openLog(config.logLevel);
  watchUnhandled(log, () => {
    askForReplacement();
    stop(START_AGAIN);
  });
  const app = await createApp({ config, databaseUrl, webFolder, log });
  endings.add(() => app.close());
  endings.begun.throwIfAborted();
  await listening(config, () => app.http.listen({ host: config.host, port: config.port }));
  say(`Kantor is ready at http://${config.host}:${config.port}`);
  if (isHousekeeper()) endings.add(startHousekeeping(app.services, { backupDays: hariBackup, tidy: rapikanBuku }));
}

/** The names that stand in the `.env` file, which the command read into the environment before. */
function namesInFile(file: string): string[] {
  return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, "utf8"))) : [];
}

async function run({ root, webFolder }: StartOptions): Promise<void> {
  const config = readConfig(process.env, namesInFile(join(root, ".env")));
  const handedDown = tellHandedDown();
  if (handedDown) return listen(config, handedDown, webFolder);
  await expectFree(config);
  openDataFolder(config.dataDir);
  expectRestored(config.dataDir);
  const databaseUrl = await openDatabase(config);
  endings.begun.throwIfAborted();
  // The embedded database has locked the folder by now; with another one there may be neighbours.
  sweepUploads(config.dataDir, { alone: config.databaseUrl === null });
  await prepareDatabase(config, databaseUrl, join(root, "server/migrations"));
  endings.begun.throwIfAborted();
  if (config.demo) {
    const { fillDemo } = await import("./demo/demo.ts");
    await fillDemo({ config, databaseUrl, today: new Date(), days: 731, ordersPerDay: 4.8, say });
    endings.begun.throwIfAborted();
  }
  if (config.workers === 1) return listen(config, databaseUrl, webFolder);
  watchUnhandled(openLog(config.logLevel), () => {});
  endings.add(fork(config.workers, databaseUrl, () => stop(1)));
}

function listenToSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      // Workers are stopped by the first process, in its order; a terminal's Ctrl+C reaches them as well.
      if (cluster.isPrimary || signal === "SIGTERM") stop(0);
    });
  }
}

/** Runs the app until it is told to stop. What keeps it from starting is said in a sentence. */
export function start(options: StartOptions): void {
  // Whatever the app or its database writes is for its own user alone.
  process.umask(0o077);
  // A terminal that went away, or a full disk under the log, costs the line and not the app.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  listenToSignals();
  run(options).catch((error: unknown) => {
    // What a stop interrupted has nothing to tell.
    if (endings.begun.aborted) return;
    console.error(error instanceof StartProblem ? error.message : error);
    stop(1);
  });
}
