import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { linkLibraries } from "./binaries.ts";

test("links that an install without scripts did not make are made at the start", () => {
  const folder = mkdtempSync(join(tmpdir(), "kantor-binaries-"));
  const library = join(folder, "native", "lib");
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, "libpq.so.5.18"), "isi");
  const link = { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" };
  writeFileSync(join(folder, "native", "pg-symlinks.json"), JSON.stringify([link]));
  linkLibraries(folder);
  linkLibraries(folder);
  expect(lstatSync(join(library, "libpq.so.5")).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(library, "libpq.so.5"), "utf8")).toBe("isi");
  rmSync(folder, { recursive: true });
});
