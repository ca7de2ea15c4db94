import { readFileSync } from "node:fs";
import type { Mutant } from "@stryker-mutator/api/core";
import { type Fault, faultsOf } from "./sql.ts";

type Quasi = { value: { raw: string; cooked: string }; loc?: { start: { line: number } } };
type Node = { quasi: { quasis: Quasi[] } };
type Path = { node: Node; parentPath: Path | null; isTaggedTemplateExpression(): boolean };
type Mutator = { name: string; mutate(path: Path): Iterable<unknown> };
type File = { name: string; mutate: boolean; content: string };
type Instrumenter = {
  instrument(files: readonly File[], options: object): Promise<{ files: File[]; mutants: Mutant[] }>;
};

export type Broken = { id: string; fileName: string; line: number; kind: string; before: string; after: string };

/** The faults of SQL in the order in which they were made. */
const made: (Fault & { line: number })[] = [];

/** The SQL of a tagged template is broken like the TypeScript around it: one of its faults is on, or none. */
const sql: Mutator = {
  name: "Sql",
  *mutate(path) {
    if (!path.isTaggedTemplateExpression()) return;
    const { quasi } = path.node;
    for (const [at, piece] of quasi.quasis.entries()) {
      for (const fault of faultsOf(piece.value.raw)) {
        const before = piece.value.raw.slice(0, fault.at).split("\n").length - 1;
        made.push({ ...fault, line: (piece.loc?.start.line ?? 0) + before });
        const broken = { raw: fault.text, cooked: fault.text.replaceAll("\\\\", "\\") };
        const quasis = quasi.quasis.map((one, place) => (place === at ? { ...one, value: broken } : one));
        yield { ...path.node, quasi: { ...quasi, quasis } };
      }
    }
  },
};

/** The code of files with all their faults in it, each of which a number turns on: Stryker's own, and those of SQL. */
export async function instrument(names: readonly string[]) {
  // Stryker has no plugin for mutators; its list of them is a module of its own.
  const home = import.meta.resolve("@stryker-mutator/instrumenter", import.meta.resolve("@stryker-mutator/core"));
  const { Instrumenter } = (await import(home)) as { Instrumenter: new (logger: object) => Instrumenter };
  const { allMutators } = (await import(new URL("mutators/mutate.js", home).href)) as { allMutators: Mutator[] };
  const words = allMutators.find(({ name }) => name === "StringLiteral");
  const emptied = words?.mutate;
  // A statement without a text is no fault that somebody would make.
  if (words && emptied) words.mutate = (path) => (path.parentPath?.isTaggedTemplateExpression() ? [] : emptied(path));
  allMutators.push(sql);
  const quiet = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
  const files = names.map((name) => ({ name, mutate: true, content: readFileSync(name, "utf8") }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const done = await new Instrumenter(quiet).instrument(files, options);
  const faults = made.values();
  const mutants = done.mutants.map(({ id, fileName, location, mutatorName: kind, replacement }): Broken => {
    const fault = kind === "Sql" ? faults.next().value : undefined;
    if (fault) return { id, fileName, line: fault.line, kind, before: fault.before, after: fault.after };
    const { start, end } = location;
    const row = readFileSync(fileName, "utf8").split("\n")[start.line] ?? "";
    const before = row.slice(start.column, end.line === start.line ? end.column : undefined);
    return { id, fileName, line: start.line + 1, kind, before, after: replacement ?? "" };
  });
  return { code: new Map(done.files.map(({ name, content }) => [name, content])), mutants };
}
