import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Node } from "./node.ts";
import { sample } from "./samples.ts";

/** HAProxy before the databases and before the apps. */
export function startHaproxy(home: string, address: string, nodes: readonly Node[]): ChildProcess {
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
