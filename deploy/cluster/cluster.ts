import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import S3rver from "s3rver";
import { mailbox } from "../../test/torture/company.ts";
import { done, type Machine, openLan } from "./machines.ts";
import { sample } from "./samples.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const S3_PORT = 9000;
/** So often in a row all must be well: right after a failover a machine may still tell of the time before. */
const AGREED = 10;
export const LOGIN = { nokar: "1001", password: "gerimis-bolpen-perahu" };
const password = randomBytes(12).toString("hex");

/** The newest PostgreSQL of Debian that is installed. */
function binaries(): string {
  const home = "/usr/lib/postgresql";
  const versions = existsSync(home)
    ? readdirSync(home).filter((name) => existsSync(join(home, name, "bin/initdb")))
    : [];
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error("PostgreSQL is not installed: run deploy/cluster/install.sh");
  return join(home, newest, "bin");
}

export type Member = { name: string; role: string; state: string; lag?: number | string; timeline?: number };

/** What Patroni of a machine says of all; null where it does not answer. */
async function membersBy(address: string): Promise<Member[] | null> {
  try {
    const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_500) });
    return ((await response.json()) as { members: Member[] }).members;
  } catch {
    return null;
  }
}

export const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** One machine with a member of etcd, a PostgreSQL under Patroni and, where `kantor` says so, the app. */
export type Node = Machine & {
  readonly kantor: string | null;
  begin(): void;
  etcd(): ChildProcess | null;
  startEtcd(): void;
};

type Place = { home: string; address: string; machines: readonly Machine[]; bin: string; mailPort: number };

function node(machine: Machine, place: Place, hasKantor: boolean): Node {
  const { home, address: outside, machines, bin, mailPort } = place;
  const { name, address } = machine;
  const own = join(home, name);
  const log = join(home, `${name}.log`);
  for (const [folder, user] of [
    ["", "postgres"],
    ["etcd", "etcd"],
    ["kantor", "nobody"],
  ] as const) {
    mkdirSync(join(own, folder), { mode: 0o755 });
    done("chown", user, join(own, folder));
  }
  const url = (each: Machine, port: number) => `http://${each.address}:${port}`;
  const words = {
    ...{ name, address, bin, home: own, data: join(own, "data"), password, memory: "64MB" },
    net: `${address.replace(/\d+$/, "0")}/24`,
    etcd: machines.map((each) => `${each.address}:2379`).join(","),
  };
  writeFileSync(join(own, "patroni.yml"), sample("patroni.yml", words), { mode: 0o600 });
  done("chown", "postgres", join(own, "patroni.yml"));
  let etcd: ChildProcess | null = null;
  const startEtcd = () => {
    const settings = {
      name,
      "data-dir": join(own, "etcd"),
      "listen-client-urls": url(machine, 2379),
      "advertise-client-urls": url(machine, 2379),
      "listen-peer-urls": url(machine, 2380),
      "initial-advertise-peer-urls": url(machine, 2380),
      "initial-cluster": machines.map((each) => `${each.name}=${url(each, 2380)}`).join(","),
      "heartbeat-interval": "250",
      "election-timeout": "2500",
      // A member that comes back must not take the others' leader away.
      "pre-vote": "true",
      "enable-v2": "true",
      logger: "zap",
      "log-level": "error",
    };
    const args = Object.entries(settings).map(([key, value]) => `--${key}=${value}`);
    etcd = machine.start({ user: "etcd", command: "etcd", args, log });
  };
  const startPatroni = () => {
    const patroni = machine.start({ user: "postgres", command: "patroni", args: [join(own, "patroni.yml")], log });
    // As systemd does, with Restart=always.
    patroni.once("exit", () => setTimeout(() => !isOff() && startPatroni(), 1_000));
  };
  const database = (port: number) => `postgres://kantor:${password}@${outside}:${port}/kantor?sslmode=disable`;
  const startKantor = () => {
    const env = {
      ...{ NODE_NO_WARNINGS: "1", LOG_LEVEL: "warn", HOST: address, PORT: "3000", TRUST_PROXY: "1", WORKERS: "1" },
      ...{ DATA_DIR: join(own, "kantor"), ADMIN_PASSWORD: LOGIN.password },
      ...{ DATABASE_URL: database(5000), DATABASE_READ_URL: database(5001) },
      ...{ S3_ENDPOINT: `http://${outside}:${S3_PORT}`, S3_BUCKET: "kantor", S3_FORCE_PATH_STYLE: "1" },
      ...{ S3_ACCESS_KEY: "S3RVER", S3_SECRET_KEY: "S3RVER" },
      ...{ SMTP_URL: `smtp://${outside}:${mailPort}`, SMTP_FROM: "Kantor <kantor@contoh.id>" },
    };
    const args = [join(ROOT, "server/src/start.fixture.ts")];
    const app = machine.start({
      user: "root",
      command: process.execPath,
      args,
      env,
      log: join(home, `${name}.kantor.log`),
    });
    app.once("exit", () => setTimeout(() => !isOff() && startKantor(), 1_000));
  };
  let off = true;
  const isOff = () => off;
  return {
    ...machine,
    kantor: hasKantor ? `http://${address}:3000` : null,
    etcd: () => etcd,
    startEtcd,
    begin() {
      off = false;
      startEtcd();
      startPatroni();
      if (hasKantor) startKantor();
    },
    powerOff() {
      off = true;
      machine.powerOff();
    },
  };
}

function startHaproxy(home: string, address: string, nodes: readonly Node[]): ChildProcess {
  const lines = (each: (node: Node) => string, of: readonly Node[]) =>
    of.map((one) => `    server ${one.name} ${each(one)}`).join("\n");
  const words = {
    ...{ home, address },
    databases: lines((one) => `${one.address}:5432 check port 8008`, nodes),
    apps: lines(
      (one) => `${one.address}:3000 check inter 1s`,
      nodes.filter(({ kantor }) => kantor !== null),
    ),
  };
  writeFileSync(join(home, "haproxy.cfg"), sample("haproxy.cfg", words));
  writeFileSync(join(home, "503.http"), sample("503.http", {}).replaceAll("\n", "\r\n"));
  const child = spawn("haproxy", ["-db", "-f", join(home, "haproxy.cfg")], { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (words) => appendFileSync(join(home, "haproxy.log"), words));
  return child;
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** Three machines, the balancer before them and a bucket beside them; all gone after `close`, or with this process. */
export async function openCluster(say: (line: string) => void) {
  const home = mkdtempSync(join(tmpdir(), "kantor-kluster-"));
  chmodSync(home, 0o711);
  const lan = openLan(3);
  const mail = await mailbox(lan.address);
  const place = { home, address: lan.address, machines: lan.machines, bin: binaries(), mailPort: mail.port };
  const nodes = lan.machines.map((machine, at) => node(machine, place, at < 2));
  let haproxy: ChildProcess | null = null;
  const leave = () => {
    haproxy?.kill("SIGKILL");
    for (const one of nodes) one.powerOff();
    lan.close();
    rmSync(home, { recursive: true, force: true });
  };
  process.once("exit", leave);

  const bucket = new S3rver({
    ...{ address: lan.address, port: S3_PORT, silent: true, directory: join(home, "s3") },
    configureBuckets: [{ name: "kantor" }],
  });
  await bucket.run();

  /** By the latest that anybody knows: a machine that was cut off still takes itself for the primary. */
  const members = async (): Promise<Member[]> => {
    const answers = await Promise.all(nodes.map(({ address }) => membersBy(address)));
    const since = (all: readonly Member[]) => all.find(({ role }) => role === "leader")?.timeline ?? -1;
    return answers.flatMap((one) => (one ? [one] : [])).sort((x, y) => since(y) - since(x))[0] ?? [];
  };
  const leader = async (): Promise<Node | null> => {
    const name = (await members()).find(({ role }) => role === "leader")?.name;
    return nodes.find((one) => one.name === name) ?? null;
  };
  /** A replica that follows no more is made anew, as an operator would do. */
  const rebuild = async (all: readonly Member[]) => {
    for (const { name, role, lag = 0 } of all) {
      const behind = nodes.find((one) => one.name === name);
      if (role === "leader" || !(Number(lag) > 1_000_000) || !behind) continue;
      say(`${name} is rebuilt: ${lag} bytes behind`);
      const order = { method: "POST", body: JSON.stringify({ force: true }) };
      await fetch(`http://${behind.address}:8008/reinitialize`, order).catch(() => {});
    }
  };
  /** Waits until every machine does its part; false when that takes too long. */
  const whole = async (milliseconds: number): Promise<boolean> => {
    const begun = performance.now();
    let isRebuilt = false;
    let agreed = 0;
    for (;;) {
      const all = await members();
      const isReplicated = all.length === 3 && all.every(({ state }) => state === "running" || state === "streaming");
      const isSafe =
        all.some(({ role }) => role === "sync_standby") && all.every(({ lag = 0 }) => Number(lag) < 1_000_000);
      const apps = await Promise.all(nodes.map(({ kantor }) => kantor === null || isUp(kantor)));
      agreed = isReplicated && isSafe && apps.every(Boolean) ? agreed + 1 : 0;
      if (agreed === AGREED) return true;
      if (!isRebuilt && performance.now() > begun + milliseconds / 3) {
        isRebuilt = true;
        await rebuild(all);
      }
      if (performance.now() > begun + milliseconds) {
        say(`Not whole: ${JSON.stringify(all)}, Kantor ${apps.join(" ")}`);
        return false;
      }
      await sleep(300);
    }
  };

  haproxy = startHaproxy(home, lan.address, nodes);
  const admin = (statement: string, database = "postgres") =>
    done(
      join(place.bin, "psql"),
      "-qAtX",
      "-v",
      "ON_ERROR_STOP=1",
      "-c",
      statement,
      `postgres://postgres:${password}@${lan.address}:5000/${database}`,
    );
  for (const one of nodes) one.begin();
  say(`Machines ${nodes.map(({ name, address }) => `${name} ${address}`).join(", ")}; files in ${home}`);
  for (let tries = 0; ; tries++) {
    await sleep(1_000);
    if ((await leader()) === null) {
      if (tries > 120) throw new Error(`No primary: look into ${home}`);
      continue;
    }
    try {
      // As a provider gives it: neither superuser nor owner of the database, and the extension is there already.
      if (admin("select count(*) from pg_roles where rolname = 'kantor'") === "0\n")
        admin(`create role kantor login password '${password}'`);
      if (admin("select count(*) from pg_database where datname = 'kantor'") === "0\n") admin("create database kantor");
      admin("create extension if not exists pg_trgm; grant create on schema public to kantor", "kantor");
      break;
    } catch (error) {
      if (tries > 120) throw error;
    }
  }
  return {
    ...{ home, nodes, members, leader, whole, mail },
    address: `http://${lan.address}:8080`,
    databaseUrl: `postgres://kantor:${password}@${lan.address}:5000/kantor?sslmode=disable`,
    s3: {
      endpoint: `http://${lan.address}:${S3_PORT}`,
      bucket: "kantor",
      region: "us-east-1",
      forcePathStyle: true,
      accessKey: "S3RVER",
      secretKey: "S3RVER",
    },
    async close() {
      await Promise.race([bucket.close(), sleep(500)]);
      await mail.stop();
      process.off("exit", leave);
      leave();
    },
  };
}
