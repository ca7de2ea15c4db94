import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
export const inProject = (...parts) => join(ROOT, ...parts);

/** A failure as a sentence for the terminal, shown without a stack. */
export class Problem extends Error {}

const notWritable = (path) =>
  `${path} can not be written by this user: give the folder of Kantor to the user who starts it, or start it as that user.`;

/** Refuses a folder in which nothing can be made, in a sentence; what npm says of it fills a screen. */
export function expectWritable(folder) {
  try {
    rmdirSync(mkdtempSync(join(folder, ".kantor-coba-")));
  } catch {
    throw new Problem(notWritable(folder));
  }
}

/** What the terminal is told of an error; null for one that nobody expects. */
export function sentenceOf(error) {
  if (error instanceof Problem) return error.message;
  if (error.code === "ENOSPC") return `The disk is full: make room, then start again (${error.path}).`;
  return ["EACCES", "EPERM", "EROFS"].includes(error.code) && error.path ? notWritable(error.path) : null;
}

export const say = (message) => process.stdout.write(`${message}\n`);

export const readIfThere = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

function filesBelow(path, unwanted) {
  if (!existsSync(path) || unwanted(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name), unwanted));
}

/** A hash over the names and contents of all files below these paths. */
export function hashOf(paths, unwanted = () => false) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesBelow(path, unwanted))) {
    const content = readFileSync(file);
    hash.update(`${relative(ROOT, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
