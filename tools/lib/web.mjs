import { existsSync, rmSync, writeFileSync } from "node:fs";
import { sep } from "node:path";
import { hashOf, inProject, Problem, readIfThere, say } from "./project.mjs";
import { run } from "./run.mjs";
import { environment, runtime } from "./runtime.mjs";

const WEB = inProject("web");
const DIST = inProject("web", "dist");
const STAMP = inProject("web", "dist", ".kantor-build");
const CONFIG = inProject("vite.config.ts");

const notSource = (path) =>
  path === DIST ||
  path === inProject("web", "testing") ||
  path.includes(`${sep}node_modules${sep}`) ||
  /\.test\.[a-z]+$/.test(path) ||
  path.includes("__screenshots__");

function sourceHash() {
  const others = ["package-lock.json", "package.json", "tsconfig.base.json"].map((name) => inProject(name));
  return `${hashOf([WEB, inProject("contract"), CONFIG, ...others], notSource)}\n`;
}

/** Builds the web if its sources changed since the last build. Answers whether it did. */
export async function ensureWebBuilt() {
  if (!existsSync(CONFIG))
    throw new Problem("There is no vite.config.ts: the copy of the project is incomplete. Fetch it again.");
  const hash = sourceHash();
  if (readIfThere(STAMP) === hash) return false;
  say("Building the web ...");
  // An interrupted build must not count as done.
  rmSync(STAMP, { force: true });
  const vite = inProject("node_modules", "vite", "bin", "vite.js");
  const args = [vite, "build", "--config", CONFIG, "--logLevel", "warn"];
  const code = await run(runtime(), args, { env: environment({ NODE_ENV: "production" }) });
  if (code !== 0 || !existsSync(DIST)) throw new Problem("Building the web failed; the reason stands above.");
  writeFileSync(STAMP, hash);
  return true;
}
