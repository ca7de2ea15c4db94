import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { expectWritable, hashOf, inProject, Problem, readIfThere, say } from "./project.mjs";
import { isRelease } from "./release.mjs";
import { run, wasStopped } from "./run.mjs";
import { environment, runtime } from "./runtime.mjs";

const WEB = inProject("web");
const DIST = inProject("web", "dist");
const BUILT = inProject("node_modules", ".cache", "web");
const STAMP = inProject("web", "dist", ".kantor-build");
const CONFIG = inProject("vite.config.ts");

const notSource = (path) =>
  path === DIST ||
  path === inProject("web", "testing") ||
  path.includes(`${sep}server${sep}`) ||
  path.includes(`${sep}node_modules${sep}`) ||
  /\.test\.[a-z]+$/.test(path) ||
  path.includes("__screenshots__");

function sourceHash() {
  const others = [
    "package-lock.json",
    "package.json",
    "tsconfig.base.json",
    "tsconfig.web.json",
    "docs/PANDUAN.md",
  ].map((name) => inProject(name));
  return `${hashOf([WEB, inProject("areas"), inProject("kernel"), CONFIG, inProject("tools", "vite"), ...others], notSource)}\n`;
}

const OLD_MS = 30 * 24 * 3_600_000;

/**
 * Puts the built files into the folder that may be served at this moment: assets first, each under its final name only when
 * it is whole, the page that names them and the worker last. Assets of earlier versions stay for a month, for browsers that
 * have their page open.
 */
function publish() {
  const files = readdirSync(BUILT, { recursive: true }).filter((name) => statSync(join(BUILT, name)).isFile());
  const isPage = (name) => /^(index\.html|sw\.js)/.test(name);
  for (const name of [...files.filter((file) => !isPage(file)), ...files.filter(isPage)]) {
    const target = join(DIST, name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(BUILT, name), `${target}.new`);
    renameSync(`${target}.new`, target);
  }
  for (const name of readdirSync(DIST, { recursive: true })) {
    const found = statSync(join(DIST, name));
    const isOld = Date.now() - found.mtimeMs > OLD_MS;
    if (found.isFile() && isOld && !files.includes(name)) rmSync(join(DIST, name));
  }
  rmSync(BUILT, { recursive: true });
}

/** Builds the web if its sources changed since the last build; a release brings it. Answers whether it did. */
export async function ensureWebBuilt() {
  if (isRelease()) return false;
  if (!existsSync(CONFIG))
    throw new Problem("There is no vite.config.ts: the copy of the project is incomplete. Fetch it again.");
  const hash = sourceHash();
  if (readIfThere(STAMP) === hash) return false;
  for (const folder of [existsSync(DIST) ? DIST : WEB, inProject("node_modules")]) expectWritable(folder);
  say("Building the web ...");
  const vite = inProject("node_modules", "vite", "bin", "vite.js");
  const args = [vite, "build", "--config", CONFIG, "--logLevel", "warn", "--outDir", BUILT, "--emptyOutDir"];
  const env = environment({ NODE_ENV: "production" });
  const code = await run(runtime(), args, { env, alive: "Still building" });
  if (wasStopped(code)) throw new Problem("Building the web was interrupted. Start again to repeat it.");
  if (code !== 0 || !existsSync(BUILT)) throw new Problem("Building the web failed; the reason stands above.");
  // An interrupted publication must not count as done.
  rmSync(STAMP, { force: true });
  publish();
  writeFileSync(STAMP, hash);
  return true;
}
