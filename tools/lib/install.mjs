import { existsSync, writeFileSync } from "node:fs";
import { expectWritable, hashOf, inProject, Problem, ROOT, readIfThere, say } from "./project.mjs";
import { isRelease } from "./release.mjs";
import { run, wasStopped } from "./run.mjs";
import { ensureRuntime } from "./runtime.mjs";

const LOCK = inProject("package-lock.json");
const MODULES = inProject("node_modules");
const STAMP = inProject("node_modules", ".kantor-lock");

const wanted = () => `${process.platform}-${process.arch} ${hashOf([LOCK])}\n`;

/** Whether node_modules matches the lock file already, because someone ran npm by hand. */
function matchesLock() {
  const installed = readIfThere(inProject("node_modules", ".package-lock.json"));
  if (!installed) return false;
  const have = JSON.parse(installed).packages ?? {};
  return Object.entries(JSON.parse(readIfThere(LOCK)).packages ?? {}).every(([path, { version, optional, link }]) => {
    if (path === "" || link) return true;
    const found = have[path];
    return found ? found.version === version && existsSync(inProject(path)) : optional === true;
  });
}

function npm() {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js") || script?.endsWith(".cjs")) return { command: process.execPath, first: [script] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", first: [] };
}

/** Whether the lock file changed since the installation. A release brings what it needs. */
export const isInstallStale = () => !isRelease() && readIfThere(STAMP) !== wanted();

/** Installs the dependencies if they are missing or the lock file changed. Answers whether it did. */
export async function ensureInstalled() {
  if (!isInstallStale()) return false;
  for (const folder of [ROOT, MODULES]) if (existsSync(folder)) expectWritable(folder);
  const complete = existsSync(MODULES) && matchesLock();
  if (!complete) {
    say(
      existsSync(MODULES)
        ? "Dependencies have changed; installing them ..."
        : "Installing dependencies (the first time takes a minute) ...",
    );
    const { command, first } = npm();
    // The pinned Node and the web's tools are dev dependencies, so NODE_ENV=production must not omit them.
    const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
    const code = await run(command, [...first, ...args], {
      shell: process.platform === "win32",
      alive: "Still installing",
    });
    if (wasStopped(code)) throw new Problem("The installation was interrupted. Start again to repeat it.");
    if (code !== 0) {
      throw new Problem("Installing the dependencies failed; npm says why above. Check the network, then start again.");
    }
  }
  await ensureRuntime();
  writeFileSync(STAMP, wanted());
  return !complete;
}
