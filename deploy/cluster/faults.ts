import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "#demo/random.ts";
import type { Cluster } from "./cluster.ts";
import type { Node } from "./node.ts";

/** What is done to the cluster, how it is undone, and whether another machine must be the primary then. */
export type Fault = {
  isFailover: boolean;
  strike(cluster: Cluster, random: Random): Promise<() => void>;
};

async function primary(cluster: Cluster): Promise<Node> {
  const found = await cluster.leader();
  if (!found) throw new Error("Nobody is the primary");
  return found;
}

const nothing = () => {};

export const FAULTS = {
  /** kill -9 of the primary's PostgreSQL. */
  postgres: {
    isFailover: true,
    async strike(cluster) {
      const { name } = await primary(cluster);
      const [pid] = readFileSync(join(cluster.home, name, "data/postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGKILL");
      return nothing;
    },
  },
  /** The primary's machine without power: PostgreSQL, Patroni, etcd and, where it has one, Kantor. */
  machine: {
    isFailover: true,
    async strike(cluster) {
      const node = await primary(cluster);
      node.powerOff();
      return () => node.begin();
    },
  },
  /** The primary's machine cut off: everything there runs on, and nobody reaches it. */
  network: {
    isFailover: true,
    async strike(cluster) {
      const node = await primary(cluster);
      node.cut();
      return () => node.join();
    },
  },
  /** Another primary on purpose, as before maintenance. */
  switchover: {
    isFailover: true,
    async strike(cluster) {
      const { name, address } = await primary(cluster);
      const candidate = (await cluster.members()).find(({ role }) => role === "sync_standby")?.name;
      const response = await fetch(`http://${address}:8008/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: name, candidate }),
      });
      if (!response.ok) throw new Error(`Patroni does not switch over: ${await response.text()}`);
      return nothing;
    },
  },
  /** kill -9 of one etcd. */
  etcd: {
    isFailover: false,
    async strike(cluster, random) {
      const node = random.pick(cluster.nodes);
      node.etcd()?.kill("SIGKILL");
      return () => node.startEtcd();
    },
  },
  /** The machine of the standby that must hold every commit, cut off. */
  standby: {
    isFailover: false,
    async strike(cluster) {
      const name = (await cluster.members()).find(({ role }) => role === "sync_standby")?.name;
      const node = cluster.nodes.find((one) => one.name === name);
      node?.cut();
      return () => node?.join();
    },
  },
} as const satisfies Readonly<Record<string, Fault>>;
export type FaultName = keyof typeof FAULTS;
