import { readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { connect as dial } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "#demo/random.ts";
import { signal } from "#platform/ops/embedded/processes.ts";
import type { Company } from "./company.ts";

const HOUR = 3_600_000;

/** The processes that one has started. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

const nameOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
};

type Fault = (company: Company, random: Random) => Promise<void>;

/** What ends a process or a connection at once, wherever it stands. */
export const KILLS: Readonly<Record<string, Fault>> = {
  async worker(company, random) {
    const workers = childrenOf(company.pid()).filter((pid) => nameOf(pid).includes("start.fixture"));
    if (workers.length > 0) signal(random.pick(workers), "SIGKILL");
  },
  async postgres(company) {
    signal(company.postmaster(), "SIGKILL");
  },
  async node(company) {
    const workers = childrenOf(company.pid()).filter((pid) => nameOf(pid).includes("start.fixture"));
    for (const pid of [company.pid(), ...workers]) signal(pid, "SIGKILL");
  },
  async connections(company) {
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user`;
    await company.database((sql) => sql.unsafe(end)).catch(() => {});
  },
};

/** What comes and goes. */
export const HINDRANCES: Readonly<Record<string, Fault>> = {
  /** The database hangs: its server answers nobody. */
  async freeze(company, random) {
    const pids = company.postgres();
    for (const pid of pids) signal(pid, "SIGSTOP");
    await sleep(random.between(500, 3000));
    for (const pid of pids) signal(pid, "SIGCONT");
  },
  async s3(company, random) {
    await company.s3.stop();
    await sleep(random.between(500, 4000));
    await company.s3.start();
  },
  async smtp(company, random) {
    await company.mail.stop();
    await sleep(random.between(500, 4000));
    await company.mail.start();
  },
  async disk(company, random) {
    if (!company.hasDisk) return;
    const file = join(company.dataDir, "penuh");
    try {
      const { bavail, bsize } = statfsSync(company.dataDir);
      writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - random.between(0, 2_000_000))));
      await sleep(random.between(500, 3000));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      await sleep(1000);
    } finally {
      rmSync(file, { force: true });
    }
  },
  async clock(company, random) {
    company.jump(random.between(-2, 2) * HOUR + random.between(0, HOUR));
  },
  /** All processes replaced one by one, as for an upgrade. */
  async roll(company) {
    signal(company.pid(), "SIGUSR2");
    await sleep(1000);
  },
  /** Clients that begin something and fall silent. */
  async silent(company, random) {
    const { port, hostname } = new URL(company.address);
    const sockets = Array.from({ length: 20 }, () => dial(Number(port), hostname).on("error", () => {}));
    const begun = "POST /api/orderWeb/addOrder HTTP/1.1\r\nHost: kantor\r\nContent-Length: 5000\r\n\r\n{";
    for (const socket of sockets) socket.write(begun.slice(0, random.between(0, begun.length)));
    await sleep(2000);
    for (const socket of sockets) socket.destroy();
  },
};
