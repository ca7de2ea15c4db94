// Stands in for vitest where mutants are tried: it gathers tests instead of running them, so that each can run a thousand times.
export { expect } from "vitest";

type Body = (...args: never[]) => unknown;
export type Gathered = { id: string; name: string; fileName: string; timeSpentMs: number; run: () => unknown };

export const gathered: Gathered[] = [];
const groups: string[] = [];
let fileName = "";

/** Tests that are told from now on stand in this file. */
export function begin(file: string): void {
  fileName = file;
}

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
    for (const row of rows) add(name, () => bodyOf(rest)(...valuesOf(row)));
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
