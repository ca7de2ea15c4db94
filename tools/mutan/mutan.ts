import { globSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { type Tried, tryBooks } from "./books.ts";
import { fastTestsOf } from "./tests.ts";

type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const ASKED = parseArgs({
  allowPositionals: true,
  options: { tests: { type: "boolean", default: false }, every: { type: "string", default: "1" } },
});
const CACHE = "node_modules/.cache/mutan";
/** What decides and computes without the database. */
const PURE = [
  "areas/*/*/server/rules.ts",
  "areas/*/*/{banding,diskon,jadwal,kirim,masa,penyusutan,tagihan}.ts",
  "areas/penjualan/marketplace/server/harga.ts",
  "company/{batas,hariIni}.ts",
  "kernel/*.ts",
];
const untested = /\.test(ing)?\.ts$/;

/** The files of rules below these paths; a file that is named is one of them whatever it is. */
function filesOf(paths: readonly string[]): string[] {
  const all = globSync(PURE).filter((file) => !untested.test(file));
  if (paths.length === 0) return all.sort();
  return paths.flatMap((path) =>
    statSync(path).isFile() ? [path] : all.filter((file) => file.startsWith(`${path.replace(/\/$/, "")}/`)).sort(),
  );
}

/** Whose tests have to notice: those of the area, else those of the folder. */
const areaOf = (file: string): string => /^areas\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);

async function mutate(area: string, files: readonly string[]): Promise<Mutant[]> {
  if (fastTestsOf(area).length === 0) return [];
  // For the process that runs the tests.
  process.env.MUTAN_AREA = area;
  const kept = `${CACHE}/${area.replaceAll("/", "-")}.json`;
  return new Stryker({
    testRunner: "fast",
    plugins: [fileURLToPath(new URL("./runner.ts", import.meta.url))],
    mutate: [...files],
    concurrency: 1,
    coverageAnalysis: "perTest",
    // A busy machine is no fault: loops without an end are seen by how often they come by.
    timeoutMS: 15_000,
    // What is read once when a file is loaded would need every test again: tables of words, mostly.
    ignoreStatic: true,
    // Outside node_modules, where Node takes no types away.
    tempDirName: ".vite/mutan",
    ignorePatterns: ["docs/screenshots", "web/dist"],
    // Which tests notice nothing is known when each has looked at every fault, not only the first that noticed it.
    disableBail: ASKED.values.tests,
    incremental: !ASKED.values.tests,
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

const nameOf = (fileName: string): string => fileName.slice(process.cwd().length + 1);
const percent = (killed: number, left: number): string =>
  killed + left === 0 ? "no tests" : ((killed / (killed + left)) * 100).toFixed(1);

function sayLeft({ fileName, location, mutatorName, replacement, status }: Mutant): string {
  const { start, end } = location;
  const line = readFileSync(fileName, "utf8").split("\n")[start.line - 1] ?? "";
  const before = line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined).slice(0, 70);
  const after = (replacement ?? "").replaceAll(/\s+/g, " ").slice(0, 70);
  const how = status === "NoCoverage" ? "no test comes here" : mutatorName;
  return `  ${nameOf(fileName)}:${start.line}:${start.column} ${how}: ${before} -> ${after}`;
}

const count = (mutants: readonly Mutant[], wanted: readonly string[]): number =>
  mutants.filter(({ status }) => wanted.includes(status)).length;

/** The tests that come where something was broken, and noticed none of it. */
function sayIdle(mutants: readonly Mutant[]): string[] {
  const noticed = new Set(mutants.flatMap(({ killedBy }) => killedBy ?? []));
  return [...new Set(mutants.flatMap(({ coveredBy }) => coveredBy ?? []))].filter((test) => !noticed.has(test));
}

const table: string[] = [];

/** The books need their database: see books.ts. */
async function books(paths: readonly string[]): Promise<void> {
  const tried = await tryBooks(paths, Number(ASKED.values.every));
  const having = (rows: readonly Tried[], status: Tried["status"]) =>
    rows.filter((one) => one.status === status).length;
  for (const one of tried) {
    if (one.status === "left")
      console.log(`  ${one.fileName}:${one.line} ${one.kind}: ${short(one.before)} -> ${short(one.after)}`);
  }
  const folders = Map.groupBy(tried, ({ fileName }) => dirname(fileName));
  for (const [folder, rows] of [...folders, ["**all**", tried] as const]) {
    const [killed, left] = [having(rows, "killed"), having(rows, "left")];
    const [unseen, invalid] = [having(rows, "unseen"), having(rows, "invalid")];
    table.push(`| ${folder} | ${killed + left} | ${killed} | ${percent(killed, left)} | ${unseen} | ${invalid} |`);
  }
  console.log(
    ["", "| folder | faults | killed | % | no test comes here | no SQL |", "|---|--:|--:|--:|--:|--:|", ...table].join(
      "\n",
    ),
  );
  process.exit(0);
}

const short = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 70);

const inBooks = ASKED.positionals.filter((path) => /^books\b/.test(path));
if (inBooks.length > 0) await books(inBooks);
for (const [area, files] of Map.groupBy(filesOf(ASKED.positionals), areaOf)) {
  const mutants = await mutate(area, files);
  for (const one of mutants) if (LEFT.includes(one.status)) console.log(sayLeft(one));
  if (ASKED.values.tests) for (const one of sayIdle(mutants)) console.log(`  notices nothing: ${one}`);
  for (const [file, ofFile] of Map.groupBy(mutants, ({ fileName }) => nameOf(fileName))) {
    const [killed, left] = [count(ofFile, KILLED), count(ofFile, LEFT)];
    if (killed + left > 0) table.push(`| ${file} | ${killed + left} | ${killed} | ${percent(killed, left)} |`);
  }
  const [killed, left] = [count(mutants, KILLED), count(mutants, LEFT)];
  table.push(`| **${area}** | ${killed + left} | ${killed} | ${percent(killed, left)} |`);
}
console.log(["", "| file | mutants | killed | % |", "|---|--:|--:|--:|", ...table].join("\n"));
