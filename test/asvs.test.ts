import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./source.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Number and level of each requirement of level 1 and 2. */
const asked = read("test/fixtures/asvs5.csv")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(","));
const LINE = /^\| (V\d+\.\d+\.\d+) \| ([12]) \| (yes|by design|partly|no|operator|not applicable): (.+) \|$/;
const lines = read("docs/ASVS.md")
  .split("\n")
  .filter((line) => /^\| V\d/.test(line));
const said = lines.map((line) => {
  const [, id = line, level = "", how = "", why = ""] = LINE.exec(line) ?? [];
  return {
    id,
    level,
    how,
    why,
    tests: [...why.matchAll(/`([^` ]+\.(?:test\.tsx?|spec\.ts))`/g)].map(([, path = ""]) => path),
  };
});

test("each requirement of level 1 and 2 of ASVS 5.0.0 has its line, of its level, once", () => {
  expect(asked).toHaveLength(253);
  expect(said.map(({ id, level }) => `${id} ${level}`)).toEqual(asked.map(([id, level]) => `${id} ${level}`));
});

test("what is so names a test that is there, and what is not says what is missing", () => {
  const without = said.filter(({ how, tests }) => how === "yes" && tests.length === 0).map(({ id }) => id);
  expect(without).toEqual([]);
  const gone = said.flatMap(({ id, tests }) =>
    tests.filter((path) => !existsSync(join(root, path))).map((path) => `${id} ${path}`),
  );
  expect(gone).toEqual([]);
  // A sentence, not a word.
  expect(said.filter(({ how, why }) => how !== "yes" && why.length < 8).map(({ id }) => id)).toEqual([]);
});

test("the document counts its lines", () => {
  const kinds = ["yes", "by design", "partly", "no", "operator", "not applicable"];
  const counted = kinds.map((kind) => `${kind} ${said.filter(({ how }) => how === kind).length}`).join(", ");
  expect(read("docs/ASVS.md")).toContain(`Of 253: ${counted}.`);
});
