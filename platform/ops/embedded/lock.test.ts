import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartProblem } from "../../startProblem.ts";
import { FolderInUse, lockFolder } from "./lock.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kantor-kunci-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("one app works in a folder, and its lock ends with it", () => {
  const one = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(`(process ${process.pid})`);
  one.release();
  lockFolder(folder).release();
});

test.each(["kantor.lock", "kantor.pid"])("a %s that is not ours to write is told in a sentence", (name) => {
  // Root may write the file of anybody, but not a folder.
  mkdirSync(join(folder, name));
  expect(() => lockFolder(folder)).toThrow(StartProblem);
  expect(() => lockFolder(folder)).toThrow(/can not be written, as when another user started Kantor there/);
});
