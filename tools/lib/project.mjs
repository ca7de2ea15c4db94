import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
export const inProject = (...parts) => join(ROOT, ...parts);

/** A failure as a sentence for the terminal, shown without a stack. */
export class Problem extends Error {}

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
