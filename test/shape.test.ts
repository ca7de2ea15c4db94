import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

/** The house keeps its own plan: one area, one name everywhere; imports run one way; documents tell the truth. */
const root = resolve(import.meta.dirname, "..");
const UNBUILT = new Set(["node_modules", "dist", "data", ".git", "test-results"]);

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (UNBUILT.has(name)) return [];
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory()) : [];

const AREAS = ["asset", "karyawan", "keuangan", "laporan", "pembelian", "penjualan", "produk", "sistem"];
const areasOf = (folder: string) => foldersIn(join(root, folder)).sort();

describe("areas", () => {
  const inContract = areasOf("contract").filter((name) => name !== "kernel");

  test("have the same names in contract, server and web", () => {
    expect(areasOf("server/src/areas")).toEqual(inContract);
    expect(inContract.filter((name) => !AREAS.includes(name))).toEqual([]);
    expect(areasOf("web/src/areas").filter((name) => !inContract.includes(name))).toEqual([]);
  });

  test("have one server folder with calls.ts for each resource of the contract", () => {
    for (const area of inContract) {
      const folders = foldersIn(join(root, "server/src/areas", area)).filter((name) =>
        existsSync(join(root, "server/src/areas", area, name, "calls.ts")),
      );
      for (const folder of folders) {
        expect(existsSync(join(root, "contract", area, `${folder}.ts`)), `contract/${area}/${folder}.ts`).toBe(true);
      }
      expect(folders.length, `${area} serves nothing`).toBeGreaterThan(0);
    }
  });
});

type Import = { from: string; to: string };

function importsOf(file: string): Import[] {
  const from = relative(root, file);
  const named = readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g);
  return [...named].flatMap(([, name = ""]) => {
    if (name.startsWith("#contract/")) return [{ from, to: name.replace("#contract/", "contract/") }];
    if (name.startsWith("#server/")) return [{ from, to: name.replace("#server/", "server/src/") }];
    if (name.startsWith(".")) return [{ from, to: relative(root, resolve(dirname(file), name)) }];
    return [{ from, to: name }];
  });
}

const imports = ["contract", "server/src", "web/src"]
  .flatMap((folder) => filesBelow(join(root, folder)))
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap(importsOf);

const areaOf = (path: string) => /(?:server|web)\/src\/areas\/([^/]+)/.exec(path)?.[1];
const isTest = (path: string) => /\.test(?:ing)?\.tsx?$|\/testing\/|fixtures\.ts$/.test(path);

describe("imports run one way", () => {
  const offending = (rule: (found: Import) => boolean) =>
    imports.filter(rule).map(({ from, to }) => `${from} imports ${to}`);

  test("the contract imports zod and nothing else", () => {
    expect(
      offending(
        ({ from, to }) =>
          from.startsWith("contract/") && !isTest(from) && !to.startsWith("contract/") && to !== "zod/mini",
      ),
    ).toEqual([]);
  });

  test("the web never imports the server", () => {
    expect(offending(({ from, to }) => from.startsWith("web/") && to.startsWith("server/"))).toEqual([]);
  });

  test("an area never imports another area", () => {
    expect(
      offending(({ from, to }) => {
        const [own, other] = [areaOf(from), areaOf(to)];
        return !isTest(from) && own !== undefined && other !== undefined && own !== other;
      }),
    ).toEqual([]);
  });

  test("books know no area, and the platform knows neither", () => {
    expect(
      offending(
        ({ from, to }) => from.startsWith("server/src/books/") && !isTest(from) && to.startsWith("server/src/areas/"),
      ),
    ).toEqual([]);
    expect(
      offending(
        ({ from, to }) =>
          from.startsWith("server/src/platform/") && !isTest(from) && /^server\/src\/(areas|books)\//.test(to),
      ),
    ).toEqual([]);
  });
});

describe("documents", () => {
  const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/GLOSSARY.md", "docs/SECURITY.md"];

  test.each(documents)("%s names only paths that exist", (name) => {
    const text = readFileSync(join(root, name), "utf8");
    const quoted = [...text.matchAll(/`([a-z][\w.-]*(?:\/[\w.-]+)+\/?)`/g)].map(([, path = ""]) => path);
    const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map(([, path = ""]) => path);
    const missing = [...quoted, ...linked].filter(
      (path) => !existsSync(join(root, dirname(name), path)) && !existsSync(join(root, path)),
    );
    expect(missing).toEqual([]);
  });

  test("the README shows both commands", () => {
    const text = readFileSync(join(root, "README.md"), "utf8");
    expect(text).toContain("npm start");
    expect(text).toContain("npm test");
  });

  test("the lock file holds no addresses", () => {
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toMatch(/"resolved":\s*"https?:/);
  });
});
