import type { ChildProcess } from "node:child_process";
import { chmodSync, closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Account, chooseAccount, giveTo, launch } from "#platform/ops/embedded/account.ts";
import { findBinaries } from "#platform/ops/embedded/binaries.ts";
import {
  APP,
  ensureCluster,
  readSecret,
  type Secret,
  SUPERUSER,
  writeSettings,
} from "#platform/ops/embedded/cluster.ts";
import { adminUrl, appUrl, asSuperuser, prepareDatabase } from "#platform/ops/embedded/roles.ts";
import { freePort, stopServer } from "#platform/ops/embedded/server.ts";

const STREAMING = [
  "wal_level=replica",
  "max_wal_senders=4",
  "synchronous_commit=on",
  "wal_retrieve_retry_interval=100ms",
];

type Server = { url: string; adminUrl: string; start(): Promise<void>; stop(): Promise<void>; kill(): void };

function serverOf(account: Account, port: number, secret: Secret, log: string): Server {
  let child: ChildProcess | null = null;
  const admin = `${adminUrl(port, secret)}?target_session_attrs=any`;
  const asked = STREAMING.flatMap((setting) => ["-c", setting]);
  return {
    url: appUrl(port, secret),
    adminUrl: admin,
    async start() {
      const output = openSync(log, "a");
      child = launch(account, account.binaries.postgres, ["-D", account.cluster, "-p", String(port), ...asked], output);
      closeSync(output);
      for (;;) {
        const isReady = await asSuperuser(admin, (sql) => sql`select 1`).catch(() => null);
        if (isReady) return;
        if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: look into ${log}`);
        await sleep(25);
      }
    },
    async stop() {
      if (child?.pid && child.exitCode === null) await stopServer(child.pid);
    },
    kill() {
      child?.kill("SIGQUIT");
    },
  };
}

export type Pair = { primary: Server; replica: Server; close(): Promise<void> };

/** Two servers of PostgreSQL, of which one follows the other; `fill` makes the database before. */
export async function startPair(fill: (url: string) => Promise<void>): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), "kantor-pasangan-"));
  chmodSync(folder, 0o711);
  const [home, other] = ["satu", "dua"].map((name) => join(folder, name)) as [string, string];
  for (const path of [home, other]) mkdirSync(path, { mode: 0o711 });
  const [first, second] = [home, other].map((path) => chooseAccount(findBinaries(), path, () => {})) as [
    Account,
    Account,
  ];
  const secret = readSecret(home, () => {});
  ensureCluster(first, secret, false, () => {});
  writeSettings(first, { fsync: false, spool: null });
  const [port, otherPort] = [await freePort(), await freePort()];
  const primary = serverOf(first, port, secret, join(folder, "satu.log"));
  const replica = serverOf(second, otherPort, secret, join(folder, "dua.log"));
  // Also when a test fails in the middle.
  process.once("exit", () => {
    for (const one of [primary, replica]) one.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await primary.start();
  await prepareDatabase(port, secret);
  // As a provider gives it: the app's role owns neither database nor schema, and may not make the extension.
  await asSuperuser(adminUrl(port, secret), (sql) => sql.unsafe(`alter database ${APP} owner to ${SUPERUSER}`));
  const inside = new URL(primary.adminUrl);
  inside.pathname = `/${APP}`;
  await asSuperuser(inside.href, (sql) =>
    sql.unsafe(`create extension pg_trgm; grant create on schema public to ${APP}`),
  );
  await fill(primary.url);
  await primary.stop();
  cpSync(first.cluster, second.cluster, { recursive: true });
  chmodSync(second.cluster, 0o700);
  writeFileSync(join(second.cluster, "standby.signal"), "");
  const source = `host=127.0.0.1 port=${port} user=postgres password=${secret.superuser}`;
  writeFileSync(join(second.cluster, "postgresql.auto.conf"), `primary_conninfo = '${source}'\n`, { mode: 0o600 });
  giveTo(second, second.cluster);
  await primary.start();
  await replica.start();
  return {
    ...{ primary, replica },
    async close() {
      await Promise.all([primary.stop(), replica.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
