import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { appendFileSync } from "node:fs";

/** Runs a command to its end; answers what it said. */
export const done = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** A machine with an address of its own: a network namespace, joined to the others by a bridge. */
export type Machine = {
  readonly name: string;
  readonly address: string;
  /** Starts a program there; what it says goes to the log. */
  start(what: Program): ChildProcess;
  /** All its programs are gone at once, as when the power fails. */
  powerOff(): void;
  /** Nothing comes or goes any more; nobody is told. */
  cut(): void;
  join(): void;
};

export type Program = {
  user: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  log: string;
};

export type Lan = { address: string; machines: readonly Machine[]; close(): void };

/** The programs that still run in a namespace. */
const pidsIn = (namespace: string): number[] =>
  done("ip", "netns", "pids", namespace).split("\n").filter(Boolean).map(Number);

function end(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself meanwhile.
  }
}

/** A third part of an address that no interface of this machine uses. */
function freeNet(): string {
  const used = done("ip", "-4", "-o", "addr");
  for (let part = 200; part < 250; part++) {
    const net = `10.77.${part}`;
    if (!used.includes(`${net}.`)) return net;
  }
  throw new Error("No free network of 10.77.200.0 to 10.77.249.0");
}

function machine(net: string, bridge: string, at: number): Machine & { close(): void } {
  const name = `${bridge}n${at}`;
  const address = `${net}.${at}`;
  const outside = `${bridge}v${at}`;
  done("ip", "netns", "add", name);
  done("ip", "link", "add", outside, "type", "veth", "peer", "name", "eth0", "netns", name);
  done("ip", "link", "set", outside, "master", bridge, "up");
  done("ip", "-n", name, "addr", "add", `${address}/24`, "dev", "eth0");
  for (const device of ["lo", "eth0"]) done("ip", "-n", name, "link", "set", device, "up");
  const powerOff = () => {
    // A program that is just starting another one is ended with it.
    for (let round = 0; round < 5; round++) for (const pid of pidsIn(name)) end(pid);
  };
  return {
    ...{ name, address, powerOff },
    start({ user, command, args, env, log }) {
      const as = ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--init-groups", command, ...args];
      const child = spawn("ip", ["netns", "exec", name, ...as], {
        env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8", ...env },
        stdio: ["ignore", "pipe", "pipe"],
        cwd: "/",
      });
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (words) => appendFileSync(log, words));
      child.on("error", (error) => appendFileSync(log, `${error}\n`));
      return child;
    },
    cut: () => void done("ip", "link", "set", outside, "nomaster"),
    join: () => void done("ip", "link", "set", outside, "master", bridge),
    close() {
      powerOff();
      done("ip", "netns", "del", name);
      // Without its other end it is gone already, or in a moment.
      try {
        done("ip", "link", "del", outside);
      } catch {
        return;
      }
    },
  };
}

/** So many machines and this one, `address`, on a network of their own. */
export function openLan(count: number): Lan {
  const net = freeNet();
  const bridge = `kc${net.split(".")[2]}`;
  const address = `${net}.254`;
  done("ip", "link", "add", bridge, "type", "bridge");
  done("ip", "addr", "add", `${address}/24`, "dev", bridge);
  done("ip", "link", "set", bridge, "up");
  const machines = Array.from({ length: count }, (_, at) => machine(net, bridge, at + 1));
  return {
    ...{ address, machines },
    close() {
      for (const one of machines) one.close();
      done("ip", "link", "del", bridge);
    },
  };
}
