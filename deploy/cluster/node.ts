import type { ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { done, type Machine } from "./machines.ts";
import { sample } from "./samples.ts";

const ROOT = resolve(import.meta.dirname, "../..");
export const S3_PORT = 9000;
export const LOGIN = { nokar: "1001", password: "gerimis-bolpen-perahu" };

/** One machine with a member of etcd, a PostgreSQL under Patroni and, where `kantor` says so, the app. */
export type Node = Machine & {
  readonly kantor: string | null;
  begin(): void;
  etcd(): ChildProcess | null;
  startEtcd(): void;
};

/** Where the machines stand: their files and programs, and what lies outside them. */
export type Place = {
  home: string;
  address: string;
  machines: readonly Machine[];
  bin: string;
  password: string;
  mailPort: number;
};

/** The database behind the balancer: 5000 leads to the primary, 5001 to a replica. */
export const databaseUrl = ({ address, password }: Pick<Place, "address" | "password">, port: 5000 | 5001): string =>
  `postgres://kantor:${password}@${address}:${port}/kantor?sslmode=disable`;

export function openNode(machine: Machine, place: Place, hasKantor: boolean): Node {
  prepareFiles(machine, place);
  let off = true;
  let etcd: ChildProcess | null = null;
  const startEtcd = () => {
    etcd = runEtcd(machine, place);
  };
  /** As systemd does, with Restart=always. */
  const keep = (run: (machine: Machine, place: Place) => ChildProcess) => {
    run(machine, place).once("exit", () => setTimeout(() => !off && keep(run), 1_000));
  };
  return {
    ...machine,
    kantor: hasKantor ? `http://${machine.address}:3000` : null,
    etcd: () => etcd,
    startEtcd,
    begin() {
      off = false;
      startEtcd();
      keep(runPatroni);
      if (hasKantor) keep(runKantor);
    },
    powerOff() {
      off = true;
      machine.powerOff();
    },
  };
}

const logOf = (machine: Machine, { home }: Place) => join(home, `${machine.name}.log`);

function prepareFiles({ name, address }: Machine, { home, machines, bin, password }: Place): void {
  const own = join(home, name);
  for (const [folder, user] of [
    ["", "postgres"],
    ["etcd", "etcd"],
    ["kantor", "nobody"],
  ] as const) {
    mkdirSync(join(own, folder), { mode: 0o755 });
    done("chown", user, join(own, folder));
  }
  const words = {
    ...{ name, address, bin, home: own, data: join(own, "data"), password, memory: "64MB" },
    net: `${address.replace(/\d+$/, "0")}/24`,
    etcd: machines.map((each) => `${each.address}:2379`).join(","),
  };
  writeFileSync(join(own, "patroni.yml"), sample("patroni.yml", words), { mode: 0o600 });
  done("chown", "postgres", join(own, "patroni.yml"));
}

function runEtcd(machine: Machine, place: Place): ChildProcess {
  const url = (each: Machine, port: number) => `http://${each.address}:${port}`;
  const settings = {
    name: machine.name,
    "data-dir": join(place.home, machine.name, "etcd"),
    "listen-client-urls": url(machine, 2379),
    "advertise-client-urls": url(machine, 2379),
    "listen-peer-urls": url(machine, 2380),
    "initial-advertise-peer-urls": url(machine, 2380),
    "initial-cluster": place.machines.map((each) => `${each.name}=${url(each, 2380)}`).join(","),
    "heartbeat-interval": "250",
    "election-timeout": "2500",
    // A member that comes back must not take the others' leader away.
    "pre-vote": "true",
    "enable-v2": "true",
    logger: "zap",
    "log-level": "error",
  };
  const args = Object.entries(settings).map(([key, value]) => `--${key}=${value}`);
  return machine.start({ user: "etcd", command: "etcd", args, log: logOf(machine, place) });
}

const runPatroni = (machine: Machine, place: Place): ChildProcess =>
  machine.start({
    ...{ user: "postgres", command: "patroni", args: [join(place.home, machine.name, "patroni.yml")] },
    log: logOf(machine, place),
  });

function runKantor(machine: Machine, place: Place): ChildProcess {
  const { home, address: outside, mailPort } = place;
  const env = {
    ...{
      NODE_NO_WARNINGS: "1",
      LOG_LEVEL: "warn",
      HOST: machine.address,
      PORT: "3000",
      TRUST_PROXY: "1",
      WORKERS: "1",
    },
    ...{ DATA_DIR: join(home, machine.name, "kantor"), ADMIN_PASSWORD: LOGIN.password },
    ...{ DATABASE_URL: databaseUrl(place, 5000), DATABASE_READ_URL: databaseUrl(place, 5001) },
    ...{ S3_ENDPOINT: `http://${outside}:${S3_PORT}`, S3_BUCKET: "kantor", S3_FORCE_PATH_STYLE: "1" },
    ...{ S3_ACCESS_KEY: "S3RVER", S3_SECRET_KEY: "S3RVER" },
    ...{ SMTP_URL: `smtp://${outside}:${mailPort}`, SMTP_FROM: "Kantor <kantor@contoh.id>" },
  };
  const args = [join(ROOT, "server/start.fixture.ts")];
  const log = join(home, `${machine.name}.kantor.log`);
  return machine.start({ user: "root", command: process.execPath, args, env, log });
}
