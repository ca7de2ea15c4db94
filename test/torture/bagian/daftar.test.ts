import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../source.ts";
import { BAGIAN } from "./daftar.ts";

const torture = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, "tools/torture.ts"), ...args], { encoding: "utf8" });

test("an unknown part is answered with the names of all", () => {
  const { status, stdout } = torture("--only", "gempa", "--seed", "1");
  expect(status).toBe(1);
  expect(stdout).toBe(`Seed 1\nThere is no part "gempa". The parts are ${Object.keys(BAGIAN).join(", ")}.\n`);
  expect(torture("--only", "constructor").status).toBe(1);
});

test("the help and the reliability document tell of every part", () => {
  const help = readFileSync(join(root, "tools/torture.mjs"), "utf8");
  const told = readFileSync(join(root, "docs/RELIABILITY.md"), "utf8");
  for (const name of Object.keys(BAGIAN)) {
    expect(help).toMatch(new RegExp(`^ {2}${name} {2,}\\w`, "m"));
    expect(told).toContain(`\`npm run torture -- --only ${name}\``);
  }
});

test("every file of a part is a part", () => {
  const files = readdirSync(import.meta.dirname).map((name) => name.replace(".ts", ""));
  const helpers = ["bagian", "daftar", "daftar.test", "tidurJendela"];
  expect(files.filter((name) => !helpers.includes(name)).toSorted()).toEqual(Object.keys(BAGIAN).toSorted());
});
