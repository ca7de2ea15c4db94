import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import S3rver from "s3rver";
import { SMTPServer } from "smtp-server";
import { connect, type Sql } from "#platform/db/database.ts";
import { openStorage, type Storage } from "#platform/files/storage.ts";
import { visitEmbedded } from "#platform/ops/embedded/embedded.ts";
import { serversIn, signal } from "#platform/ops/embedded/processes.ts";
import { root } from "../source.ts";

const GONE_MS = 500;
const DISK_MB = 700;
const LOGIN = { nokar: "1001", password: "gerimis-bolpen-perahu" };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

/** A disk of its own that can be filled; null where this machine does not let us have one. */
function smallDisk(folder: string): (() => void) | null {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=711`, "tmpfs", folder], { stdio: "ignore" });
    return () => execFileSync("umount", ["-l", folder], { stdio: "ignore" });
  } catch {
    return null;
  }
}

/** Bucket of the pictures, gone and back again on the same port. */
async function bucket(folder: string) {
  const port = await freePort();
  const open = async () => {
    const server = new S3rver({ port, silent: true, directory: folder, configureBuckets: [{ name: "kantor" }] });
    await server.run();
    return server;
  };
  let server: S3rver | null = await open();
  return {
    port,
    async stop() {
      const closing = server;
      server = null;
      // It listens no more at once; connections that are kept open must not hold us up.
      await Promise.race([closing?.close(), sleep(GONE_MS)]);
    },
    async start() {
      server ??= await open();
    },
  };
}

/** A mail server that notes to whom it took a mail. */
export async function mailbox(address = "127.0.0.1") {
  const port = await freePort();
  const received: string[] = [];
  const open = async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, session, done) {
        stream.resume().once("end", () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    server.on("error", () => {});
    await new Promise<void>((resolve) => server.listen(port, address, resolve));
    return server;
  };
  let server: SMTPServer | null = await open();
  return {
    port,
    received,
    async stop() {
      const closing = server;
      server = null;
      await Promise.race([new Promise<void>((done) => (closing ? closing.close(done) : done())), sleep(GONE_MS)]);
    },
    async start() {
      server ??= await open();
    },
  };
}

export type Company = Awaited<ReturnType<typeof openCompany>>;

/** The whole app in processes of its own, with an embedded database, a bucket and a mail server, all on this machine. */
export async function openCompany() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "kantor-siksa-")));
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { mode: 0o711 });
  execFileSync("chmod", ["711", folder]);
  const unmount = smallDisk(dataDir);
  const s3 = await bucket(join(folder, "s3"));
  const mail = await mailbox();
  const port = await freePort();
  const clock = join(folder, "jam");
  const s3Settings = { S3_ENDPOINT: `http://127.0.0.1:${s3.port}`, S3_BUCKET: "kantor", S3_FORCE_PATH_STYLE: "1" };
  const env = {
    ...{ PATH: process.env.PATH, NODE_NO_WARNINGS: "1", LOG_LEVEL: "error", TORTURE_CLOCK: clock },
    ...{ DATA_DIR: dataDir, PORT: String(port), WORKERS: "2", ADMIN_PASSWORD: LOGIN.password },
    ...{ ...s3Settings, S3_ACCESS_KEY: "S3RVER", S3_SECRET_KEY: "S3RVER" },
    ...{ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, SMTP_FROM: "Kantor <kantor@contoh.id>" },
  };
  let app: ChildProcess | null = null;
  let log = "";
  let isClosing = false;
  const exits: { code: number | null; servers: number }[] = [];

  const start = () => {
    const args = ["--import", join(root, "test/torture/clock.ts"), join(root, "server/start.fixture.ts")];
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        log = (log + chunk).slice(-2_000_000);
      });
    }
    app = child;
    // As npm start or a service manager does, the app is started again.
    child.once("exit", (code) => {
      exits.push({ code, servers: serversIn(cluster).length });
      if (!isClosing) setTimeout(() => !isClosing && start(), 300);
    });
  };
  const cluster = join(dataDir, "postgres");
  start();
  const leave = () => {
    isClosing = true;
    app?.kill("SIGKILL");
    for (const pid of serversIn(cluster)) signal(pid, "SIGKILL");
    unmount?.();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", leave);

  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  return {
    address: `http://127.0.0.1:${port}`,
    login: LOGIN,
    dataDir,
    hasDisk: unmount !== null,
    /** How the app ended each time, and how many servers of PostgreSQL it left behind. */
    exits,
    /** What another command of the house needs to work on this company's files. */
    env,
    ...{ s3, mail },
    log: () => log,
    pid: () => app?.pid ?? 0,
    postgres: () => serversIn(cluster),
    postmaster: () => Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]),
    jump: (ms: number) => writeFileSync(clock, String(ms)),
    /** Waits until the app serves; false when it does not within that time. */
    async ready(milliseconds: number): Promise<boolean> {
      const end = performance.now() + milliseconds;
      while (!(await isUp())) {
        if (performance.now() > end) return false;
        await sleep(200);
      }
      return true;
    },
    /** The database behind the app, whose port changes when it was started anew. */
    async database<T>(work: (sql: Sql, storage: Storage) => Promise<T>): Promise<T> {
      const { url } = await visitEmbedded({ dataDir, log: () => {} });
      const sql = connect(url, { max: 2, name: "torture" });
      const storage = openStorage({
        dataDir,
        s3: {
          ...{ endpoint: s3Settings.S3_ENDPOINT, bucket: "kantor", region: "us-east-1", forcePathStyle: true },
          ...{ accessKey: "S3RVER", secretKey: "S3RVER" },
        },
      });
      try {
        return await work(sql, storage);
      } finally {
        storage.close();
        await sql.end({ timeout: 5 });
      }
    },
    async close() {
      isClosing = true;
      const ending = app;
      if (ending && ending.exitCode === null && ending.signalCode === null) {
        const gone = once(ending, "exit");
        ending.kill("SIGTERM");
        const lost = setTimeout(() => ending.kill("SIGKILL"), 60_000);
        await gone;
        clearTimeout(lost);
      }
      process.off("exit", leave);
      leave();
      await Promise.all([s3.stop(), mail.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
