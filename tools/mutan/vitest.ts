// Stands in for vitest where mutants are tried: it gathers tests instead of running them, so that each can run a thousand times.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect as judge } from "vitest";

/** What vitest keeps in files is compared with them. */
export const expect = new Proxy(judge, {
  apply(target, _, [value, message]: [unknown, string?]) {
    const kept = (name: string) => target(value).toBe(readFileSync(resolve(dirname(fileName), name), "utf8"));
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
  gathered.push({ id, name, fileName, timeSpentMs: 0, run });
}

const bodyOf = (rest: readonly unknown[]): Body => rest.find((one) => typeof one === "function") as Body;
const valuesOf = (row: unknown): never[] => (Array.isArray(row) ? row : [row]) as never[];

export const test = (name: string, ...rest: unknown[]): void => add(name, () => bodyOf(rest)());
test.each =
  (rows: readonly unknown[]) =>
  (name: string, ...rest: unknown[]): void => {
    for (const [at, row] of rows.entries()) add(`${name} ${at}`, () => bodyOf(rest)(...valuesOf(row)));
  };

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
