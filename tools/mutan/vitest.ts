// Stands in for vitest where mutants are tried: it gathers tests instead of running them, so that each can run a thousand times.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect as judge } from "vitest";

/** What vitest keeps in files is compared with them. */
export const expect = new Proxy(judge, {
  apply(target, _, [value, message]: [unknown, string?]) {
    const kept = (name: string) => {
      const text = readFileSync(resolve(dirname(fileName), name), "utf8");
      target(isPart ? text.split(/^(?=== )/m) : [text]).toContain(value);
    };
    return new Proxy(target(value, message) as object, {
      get: (made, key) => (key === "toMatchFileSnapshot" ? kept : Reflect.get(made, key)),
    });
  },
});

type Body = (...args: never[]) => unknown;
export type Gathered = { id: string; name: string; fileName: string; timeSpentMs: number; run: () => unknown };

export const gathered: Gathered[] = [];
type Hook = () => unknown;
/** What a file does before its tests. */
export const opening: Hook[] = [];
const groups: string[] = [];
let fileName = "";
/** What runs is one action of many, which stand in one file. */
let isPart = false;

/** Tests that are told from now on stand in this file. */
export function begin(file: string): void {
  fileName = file;
}

export const beforeAll = (work: Hook): void => void opening.push(work);
// What a company is made of stands until the process ends.
const nothing = (): void => {};

export { nothing as afterAll, nothing as afterEach, nothing as beforeEach };

export const provided: Record<string, unknown> = {};
export const inject = (name: string): unknown => provided[name];

function add(name: string, run: () => unknown): void {
  const id = `${fileName}#${[...groups, name].join(" > ")} ${gathered.length}`;
  const alone = () => {
    isPart = false;
    return run();
  };
  gathered.push({ id, name, fileName, timeSpentMs: 0, run: alone });
}

const bodyOf = (rest: readonly unknown[]): Body => rest.find((one) => typeof one === "function") as Body;
const valuesOf = (row: unknown): never[] => (Array.isArray(row) ? row : [row]) as never[];

export const test = (name: string, ...rest: unknown[]): void => add(name, () => bodyOf(rest)());
test.each =
  (rows: readonly unknown[]) =>
  (name: string, ...rest: unknown[]): void => {
    for (const [at, row] of rows.entries()) {
      const parts = partsOf(row);
      for (const part of parts)
        add(`${name} ${at}`, () => {
          isPart = parts.length > 1;
          return bodyOf(rest)(...valuesOf(part));
        });
    }
  };

/** A test of many actions is as many tests: a fault is looked at by those alone that come to it. */
function partsOf(row: unknown): unknown[] {
  const [name, actions] = Array.isArray(row) ? row : [];
  if (typeof name !== "string" || actions === null || typeof actions !== "object") return [row];
  return Object.entries(actions).map(([action, carryOut]) => [name, { [action]: carryOut }]);
}

export function describe(name: string, body: Body): void {
  groups.push(name);
  body();
  groups.pop();
}
describe.each =
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const row of rows) describe(name, () => body(...valuesOf(row)));
  };
