import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartProblem } from "../startProblem.ts";
import { expectRestored, markRestored, markRestoring, openDataFolder, sweepUploads, uploadsIn } from "./dataFolder.ts";

let base = "";
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "kantor-data-"));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("a new data folder is closed to others, and so are the older ones' folders and files", () => {
  const made = join(base, "baru");
  openDataFolder(made);
  // Other users may pass through the folder to the database's own, but not list it.
  expect(statSync(made).mode & 0o066).toBe(0);
  expect(mode(uploadsIn(made))).toBe("700");

  const older = join(base, "lama");
  for (const name of ["berkas", "backup"]) {
    mkdirSync(join(older, name), { recursive: true });
    chmodSync(join(older, name), 0o755);
  }
  writeFileSync(join(older, "postgres.password"), "x");
  chmodSync(join(older, "postgres.password"), 0o644);
  chmodSync(older, 0o755);
  openDataFolder(older);
  expect([mode(join(older, "berkas")), mode(join(older, "backup"))]).toEqual(["700", "700"]);
  expect(mode(join(older, "postgres.password"))).toBe("600");
  expect(mode(older), "someone else's folder is left as it is").toBe("755");
});

test("uploads that an earlier end left behind are gone; a neighbour's, that are under way, stay", () => {
  openDataFolder(base);
  const [old, fresh] = [join(uploadsIn(base), "lama"), join(uploadsIn(base), "baru")];
  writeFileSync(old, "x");
  writeFileSync(fresh, "x");
  const now = Date.now();
  utimesSync(old, now / 1000 - 4000, now / 1000 - 4000);
  sweepUploads(base, { alone: false, now });
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
  sweepUploads(base, { alone: true, now });
  expect(existsSync(fresh)).toBe(false);
});

test("a folder that can not be used is told in a sentence", () => {
  const file = join(base, "berkas-biasa");
  writeFileSync(file, "");
  expect(() => openDataFolder(file)).toThrow(StartProblem);
  expect(() => openDataFolder(file)).toThrow("is a file, not a folder");
  expect(() => openDataFolder("/sys/kantor")).toThrow(StartProblem);
  expect(() => openDataFolder("/sys/kantor")).toThrow("can not be written");
  symlinkSync(join(base, "tidak-ada"), join(base, "putus"));
  for (const name of ["putus", "putus/dalam"]) {
    expect(() => openDataFolder(join(base, name)), name).toThrow("can not be written");
  }
});

test("what a restore that was stopped has left is refused until one has come to its end", () => {
  openDataFolder(base);
  expectRestored(base);
  markRestoring(base);
  expect(() => expectRestored(base)).toThrow(/did not come to its end: run npm run restore again/);
  markRestored(base);
  expectRestored(base);
});
