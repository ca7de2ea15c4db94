import { globSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { fastTestsOf } from "./lib/fastTests.ts";

type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const CACHE = "node_modules/.cache/mutan";
const PURE = ["areas/*/*/server/rules.ts", "kernel/*.ts"];
const untested = /\.test(ing)?\.ts$/;

/** The files of rules below these paths; a file that is named is one of them whatever it is. */
function filesOf(paths: readonly string[]): string[] {
  const all = globSync(PURE).filter((file) => !untested.test(file));
  if (paths.length === 0) return all.sort();
  return paths.flatMap((path) =>
    statSync(path).isFile() ? [path] : all.filter((file) => file.startsWith(`${path.replace(/\/$/, "")}/`)).sort(),
  );
}

/** Whose tests have to notice: those of the room of an area, else those of the folder. */
const roomOf = (file: string): string => /^areas\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);

async function mutate(room: string, files: readonly string[]): Promise<Mutant[]> {
  if (fastTestsOf(room).length === 0) return [];
  // The configuration of vitest reads it in the process that runs the tests.
  process.env.MUTAN_ROOM = room;
  const kept = `${CACHE}/${room.replaceAll("/", "-")}.json`;
  return new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "tools/mutan.vitest.ts", related: false },
    mutate: [...files],
    concurrency: 1,
    coverageAnalysis: "perTest",
    // Outside node_modules, where vite looks for no tests.
    tempDirName: ".vite/mutan",
    ignorePatterns: ["docs/screenshots", "e2e", "web/dist", "deploy"],
    incremental: true,
    incrementalFile: kept,
    // Types are taken away, not checked, and this version of TypeScript has no parser for others' use.
    disableTypeChecks: false,
    tsconfigFile: "none",
    reporters: [],
    logLevel: "error" as never,
    allowConsoleColors: false,
  }).runMutationTest();
}

const KILLED = ["Killed", "Timeout"];
const LEFT = ["Survived", "NoCoverage"];

function sayLeft({ fileName, location, mutatorName, replacement, status }: Mutant): string {
  const { start, end } = location;
  const line = readFileSync(fileName, "utf8").split("\n")[start.line - 1] ?? "";
  const before = line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined).slice(0, 70);
  const after = (replacement ?? "").replaceAll(/\s+/g, " ").slice(0, 70);
  const name = fileName.slice(process.cwd().length + 1);
  const how = status === "NoCoverage" ? "no test comes here" : mutatorName;
  return `  ${name}:${start.line}:${start.column} ${how}: ${before} -> ${after}`;
}

const table: string[] = [];
for (const [room, files] of Map.groupBy(filesOf(process.argv.slice(2)), roomOf)) {
  const mutants = await mutate(room, files);
  const left = mutants.filter(({ status }) => LEFT.includes(status));
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  const all = killed + left.length;
  const percent = all === 0 ? "no tests" : ((killed / all) * 100).toFixed(1);
  const row = `| ${room} | ${all} | ${killed} | ${percent} |`;
  for (const one of left) console.log(sayLeft(one));
  console.log(row);
  table.push(row);
}
console.log(["", "| room | mutants | killed | % |", "|---|---|---|---|", ...table].join("\n"));
