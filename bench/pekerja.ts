import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { session } from "#contract/karyawan/session.ts";
import type { Call } from "#contract/kernel/call.ts";
import { produk } from "#contract/produk/produk.ts";
import { startEmbedded } from "#server/platform/embedded/embedded.ts";
import { freePort } from "#server/platform/embedded/server.ts";
import { connect } from "#server/platform/postgres/database.ts";
import { requestFor } from "#server/testing/request.ts";
import { asBytes, muat } from "./muatan.ts";

/**
 * WORKERS=1 beside WORKERS=2: `node bench/pekerja.ts [seconds]`, on calls whose time is the app's own: with the database on the same
 * cores anything else would measure how the two share them. The clients are plain sockets in this process. On a busy machine look at the
 * work for each second of processor time: what stays the same there grows with the cores.
 */
const SECONDS = Number(process.argv[2] ?? 10);
const CLIENTS = 16;
const PASSWORD = "gerimis-bolpen-perahu";
const ROOT = join(import.meta.dirname, "..");
/** The clock of /proc/PID/stat ticks so often in a second. */
const TICK = 100;

/** Seconds of processor time that a process and those it started have used. */
function used(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return (
    (Number(fields[11]) + Number(fields[12])) / TICK + children.reduce((sum, child) => sum + used(Number(child)), 0)
  );
}

async function measured(workers: number, databaseUrl: string, dataDir: string) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const app = spawn(process.execPath, [join(ROOT, "server/src/start.fixture.ts")], {
    env: {
      ...{ PATH: process.env.PATH, NODE_NO_WARNINGS: "1", LOG_LEVEL: "error", DATABASE_URL: databaseUrl },
      ...{ DATA_DIR: dataDir, PORT: String(port), WORKERS: String(workers), ADMIN_PASSWORD: PASSWORD },
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ask = (call: Call, input: Record<string, unknown>, token = "") =>
    fetch(requestFor(address, call, input, token));
  while (
    !(await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(100);
  const sql = connect(databaseUrl, { max: 1 });
  await sql`update karyawan set wajib_ganti_password = false`;
  await sql.end();
  const { token = "" } = (await (await ask(session.login, { nokar: "1001", password: PASSWORD })).json()) as {
    token?: string;
  };
  const request = asBytes(`/api${produk.formatImportProduk.path}`, token);
  const during = async (seconds: number) => {
    const [before, client, began] = [used(app.pid ?? 0), process.cpuUsage(), performance.now()];
    const { calls, perSecond } = await muat(port, request, CLIENTS, seconds);
    const { user, system } = process.cpuUsage(client);
    const spent = used(app.pid ?? 0) - before;
    const cores = spent / ((performance.now() - began) / 1000);
    return { perSecond, cores, app: spent / calls, client: (user + system) / 1e6 / calls };
  };
  await during(SECONDS / 3);
  const result = await during(SECONDS);
  app.kill("SIGTERM");
  await once(app, "exit");
  return result;
}

const folder = mkdtempSync(join(tmpdir(), "kantor-pekerja-"));
chmodSync(folder, 0o711);
const server = await startEmbedded({ dataDir: join(folder, "data"), log: () => {} });
try {
  const one = await measured(1, server.url, folder);
  const two = await measured(2, server.url, folder);
  const ms = (seconds: number) => (seconds * 1000).toFixed(2);
  const said = ({ perSecond, cores, app, client }: typeof one) =>
    `${perSecond.toFixed(1)} calls/s with ${cores.toFixed(2)} cores; a call takes the app ${ms(app)} ms, its client ${ms(client)} ms`;
  console.log(`WORKERS=1: ${said(one)}`);
  console.log(`WORKERS=2: ${said(two)}`);
  const [times, own] = [two.perSecond / one.perSecond, (2 * one.app) / two.app];
  console.log(`${times.toFixed(2)} times as many; ${own.toFixed(2)} times where each process has a core for itself`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
