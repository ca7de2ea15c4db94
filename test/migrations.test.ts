import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { BASELINE } from "#platform/db/leadOver.ts";
import { readMigrations } from "#platform/db/migrations.ts";
import frozen from "./fixtures/frozen.json" with { type: "json" };
import { filesBelow, root } from "./source.ts";

const folder = join(root, "migrations");

test("a migration that has landed never changes: companies run on it", () => {
  const found = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex"),
    ]),
  );
  for (const [file, sum] of Object.entries(frozen)) {
    expect(found[file], `${file} has landed and may not change; write a new migration instead`).toBe(sum);
  }
  const added = Object.keys(found).filter((file) => !(file in frozen));
  expect(added, "a new migration is noted in test/fixtures/frozen.json").toEqual([]);
});

test("the numbers of the migrations have no gap", () => {
  const numbers = readMigrations(folder).map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
});

/** What a version that serves on beside or after it would miss. */
const TAKES_AWAY =
  /\bdrop\s+(table|column|view|function|sequence|type)\b|\brename\b|\balter\s+column\s+\w+\s+(type|set\s+not\s+null)\b|\badd\s+(column\s+)?\w+\s+[^,;]*\bnot\s+null\b(?![^,;]*\b(default|generated)\b)/i;

test("a migration leaves the version before able to serve, or says why not", () => {
  const taking = readMigrations(folder).filter(({ name, sql }) => {
    const code = sql.replace(/--.*$/gm, "");
    return name > BASELINE && TAKES_AWAY.test(code) && !sql.includes("-- Tanpa jalan mundur: ");
  });
  expect(
    taking.map(({ name }) => name),
    "add what is new beside what is there, or begin with the line `-- Tanpa jalan mundur: why` (docs/OPERATIONS.md)",
  ).toEqual([]);
});

/** What PostgreSQL 15, the oldest that DATABASE_URL may lead to, does not know; the embedded one is newer. */
const NEWER_THAN_15 =
  /\bis\s+(not\s+)?json\b|\b(any_value|random_normal|pg_input_is_valid|json_(table|scalar|serialize|exists|value|query)|uuidv[47]|array_(sort|reverse|shuffle|sample))\s*\(|\breturning\s+(with\s*\(|old\.|new\.)|\bwithout\s+overlaps\b|\)\s+virtual\b/i;

test("no statement asks for more than PostgreSQL 15 knows", () => {
  const server = filesBelow(join(root, "server")).filter((file) => file.endsWith(".ts"));
  const asking = [...server, ...filesBelow(folder)].filter((file) => {
    const code = readFileSync(file, "utf8").replace(/--.*$/gm, "");
    return NEWER_THAN_15.test(code);
  });
  expect(asking.map((file) => relative(root, file))).toEqual([]);
});
