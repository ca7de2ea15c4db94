import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { inProject, Problem, say } from "./project.mjs";
import { run } from "./run.mjs";

const NEEDED = 24;
const PACKAGE = inProject("node_modules", "node");

function majorOf(binary) {
  const { stdout } = spawnSync(binary, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)\./.exec(stdout ?? "")?.[1] ?? 0);
}

function find() {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const platform = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const places = [
    inProject("node_modules", ".bin", `node${suffix}`),
    join(PACKAGE, "bin", `node${suffix}`),
    ...["node-", "node-bin-"].flatMap((prefix) => [
      join(PACKAGE, "node_modules", prefix + platform, "bin", `node${suffix}`),
      inProject("node_modules", prefix + platform, "bin", `node${suffix}`),
    ]),
    process.execPath,
  ];
  return places.find((place) => existsSync(place) && majorOf(place) >= NEEDED);
}

let found;

/** The path of the pinned Node. */
export function runtime() {
  found ??= find();
  if (found) return found;
  throw new Problem(
    `The app needs Node ${NEEDED}, and neither node_modules nor this machine has it (this is ${process.version}).\n` +
      `Run "npm ci" with install scripts allowed, or start with Node ${NEEDED} or newer.`,
  );
}

/** Fetches the pinned Node if its package's install script was not run. */
export async function ensureRuntime() {
  if (find()) return;
  const script = join(PACKAGE, "installArchSpecificPackage.js");
  if (!existsSync(script)) return;
  say(`Fetching Node ${NEEDED} ...`);
  await run(process.execPath, [script], { cwd: PACKAGE });
}

/** Where a machine keeps its programs, for a start with an empty environment. */
const USUAL_PATH = process.platform === "win32" ? "" : "/usr/local/bin:/usr/bin:/bin";

/** An environment in which "node" and the project's tools are the pinned ones. */
export function environment(more = {}) {
  const path = [inProject("node_modules", ".bin"), process.env.PATH || USUAL_PATH].filter(Boolean).join(delimiter);
  return { ...process.env, PATH: path, ...more };
}
