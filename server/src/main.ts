import cluster from "node:cluster";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { createApp } from "./app.ts";
import { type LoginPertama, siapkanSuperAdmin } from "./areas/karyawan/karyawan/pertama.ts";
import { hariBackup } from "./books/perusahaan.ts";
import { lipatRingkasan } from "./books/ringkasan.ts";
import { type Config, ConfigError, readConfig } from "./platform/config.ts";
import { startHousekeeping } from "./platform/housekeeping.ts";
import { connect } from "./platform/postgres/database.ts";
import { startEmbedded } from "./platform/postgres/embedded.ts";
import { migrate } from "./platform/postgres/migrate.ts";

const root = resolve(import.meta.dirname, "../..");
const say = (message: string) => console.log(message);

/** What was started, in the order of starting; stopping goes the other way. */
const running: (() => Promise<void>)[] = [];

async function stop(code: number): Promise<void> {
  for (const end of running.splice(0).reverse()) {
    await end().catch((error: unknown) => {
      console.error(error);
      code = 1;
    });
  }
  process.exit(code);
}

async function openDatabase(config: Config): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: say });
  running.push(embedded.stop);
  return embedded.url;
}

async function prepareDatabase(config: Config, url: string): Promise<void> {
  const sql = connect(url, { max: 2, name: "kantor-start" });
  try {
    const applied = await migrate(sql, join(root, "server/migrations"));
    if (applied.length > 0) say(`Database brought up to date: ${applied.join(", ")}`);
    const login = await siapkanSuperAdmin(sql, config.adminNokar, config.adminPassword);
    if (login) say(firstLogin(login));
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** A password that the operator chose is nobody else's business: screens and logs are read by others too. */
const firstLogin = ({ nokar, password }: LoginPertama): string =>
  `\n  First login   No Karyawan ${nokar}   Password ${password ?? "as set in ADMIN_PASSWORD"}\n`;

async function listen(config: Config, databaseUrl: string): Promise<void> {
  const app = await createApp({ config, databaseUrl, webFolder: join(root, "web/dist") });
  running.push(() => app.close());
  await app.http.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new ConfigError([`PORT ${config.port} is in use by another program: stop it, or choose another PORT.`]);
  });
  say(`Kantor is ready at http://${config.host}:${config.port}`);
  if (cluster.isPrimary || cluster.worker?.id === 1)
    running.push(startHousekeeping(app.services, { backupDays: hariBackup, tidy: lipatRingkasan }));
}

/** Several processes share one port and one database; a process that dies is replaced. */
function fork(config: Config, databaseUrl: string): void {
  const start = () => cluster.fork({ KANTOR_DATABASE_URL: databaseUrl });
  for (let count = 0; count < config.workers; count++) start();
  let stopping = false;
  cluster.on("exit", () => {
    if (!stopping) setTimeout(start, 1_000);
  });
  running.push(async () => {
    stopping = true;
    const ends = Object.values(cluster.workers ?? {}).map((worker) => {
      worker?.kill("SIGTERM");
      return new Promise<void>((done) => worker?.once("exit", () => done()));
    });
    await Promise.all(ends);
  });
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const handedDown = process.env.KANTOR_DATABASE_URL;
  if (cluster.isWorker && handedDown) return listen(config, handedDown);
  mkdirSync(config.dataDir, { recursive: true });
  const databaseUrl = await openDatabase(config);
  await prepareDatabase(config, databaseUrl);
  if (config.demo) {
    const { fillDemo } = await import("./demo/demo.ts");
    await fillDemo({ config, databaseUrl, today: new Date(), days: 731, ordersPerDay: 4.8, say });
  }
  if (config.workers > 1) fork(config, databaseUrl);
  else await listen(config, databaseUrl);
}

let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopped) return;
    stopped = true;
    // Workers are stopped by the first process, in its order; a terminal's Ctrl+C reaches them as well.
    if (cluster.isWorker && signal === "SIGINT") return;
    void stop(0);
  });
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  void stop(1);
});
