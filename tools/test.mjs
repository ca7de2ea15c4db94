// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { apt, ensureBrowser } from "./lib/browser.mjs";
import { nextSteps, reported, secondTries } from "./lib/failed.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { inProject, Problem, say } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";
import { environment, runtime } from "./lib/runtime.mjs";
import { ensureWebBuilt } from "./lib/web.mjs";

const HELP = `npm test

Passes everything, fastest first: format and lint, types, tests of rules, of calls on a real PostgreSQL and of
components in Chromium, browser stories. Ends with a line "N passed, N failed".

  npm test -- penjualan         one area or room: all of that but the browser stories
  npm test -- FILE [-t NAME]    one file of tests or browser stories, or one test in it
  npm test -- --update-matrix   writes docs/permissions.md and test/costs.txt anew, for review
`;

const cached = (name) => inProject("node_modules", ".cache", name);
const VITEST = cached("vitest.json");
const COMPONENTS = cached("components.json");
const PLAYWRIGHT = cached("playwright.json");
const tool = (...parts) => inProject("node_modules", ...parts);

const node = (args, env = {}, options = {}) =>
  run(runtime(), args, { env: environment({ NODE_NO_WARNINGS: "1", ...env }), ...options });

/** Runs something whose output goes to a file; answers what it answered, with the text. */
async function aside(file, start) {
  mkdirSync(cached(""), { recursive: true });
  const output = openSync(cached(file), "w");
  const result = await start({ stdio: ["ignore", output, output] });
  closeSync(output);
  return { result, text: readFileSync(cached(file), "utf8") };
}

const TSC = ["typescript", "bin", "tsc"];
const CHECKS = [
  [
    "Format and lint",
    "lint.log",
    [tool("@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings"],
    "npx biome check --write",
  ],
  ...["server", "web"].map((side) => [
    `Types of the ${side}`,
    `${side}.log`,
    [tool(...TSC), "-p", `tsconfig.${side}.json`, "--noEmit"],
    `npx tsc -p tsconfig.${side}.json --noEmit`,
  ]),
];

/** The checks pass or fail as a whole, all at the same time. */
async function checks() {
  const running = CHECKS.map(([, file, args]) => aside(file, (options) => node(args, {}, options)));
  const results = [];
  for (const [at, [name, , , command]] of CHECKS.entries()) {
    const { result: code, text } = await running[at];
    say(`\n== ${name}\n${text.trim()}`);
    results.push(code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [{ name, command }] });
  }
  return results;
}

/** A suite that counts its tests; if it ends badly without a failed test, that counts as one failure. */
async function suite(name, report, args, { env, alone, options }) {
  say(`\n== ${name}`);
  rmSync(report, { force: true });
  const code = await node(args, env, options);
  const { passed, failed, flaky } = reported(report, alone);
  if (flaky.length > 0) say(secondTries(flaky));
  return { passed, failed: code !== 0 && failed.length === 0 ? [{ file: "", name }] : failed };
}

/** Tests of vitest's projects with these names. */
const vitest = (name, report, projects, rest, options) =>
  suite(
    name,
    report,
    [
      tool("vitest", "vitest.mjs"),
      "run",
      `--outputFile.json=${report}`,
      ...projects.map((project) => `--project=${project}`),
      ...rest,
    ],
    options,
  );

const calls = (rest, options) => vitest("Rules and calls", VITEST, ["calls", "calls by themselves"], rest, options);
const components = (rest, options) => vitest("Components", COMPONENTS, ["components"], rest, options);

/** The components need one core: they run beside the calls, and what they say is shown when the calls are done. */
async function callsAndComponents(rest, { env }) {
  const running = aside("components.log", (options) => components(rest, { env, options }));
  const called = await calls(rest, { env });
  const { result, text } = await running;
  say(text);
  return [called, result];
}

async function stories(rest, { env, alone }) {
  await ensureWebBuilt();
  return [
    await suite("Browser stories", PLAYWRIGHT, [tool("@playwright", "test", "cli.js"), "test", ...rest], {
      env,
      alone,
    }),
  ];
}

const isStory = (place) => /^e2e(?:\/|$)/.test(place);

/** The folder or file that somebody names: an area by its name, anything else by its path. */
function placeOf(part) {
  const area = `areas/${part}`;
  const place = [area, part].find((path) => existsSync(inProject(path)));
  if (place) return place;
  throw new Problem(
    `There is no area, folder or file ${part}. The areas are ${readdirSync(inProject("areas"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .join(", ")}.`,
  );
}

/** One file of tests, or one test in it; stories by file or all together. */
function onlyFile(file, name, { env, update }) {
  const options = { env, alone: name !== undefined };
  if (isStory(file)) return stories([file, ...(name ? ["-g", literal(name)] : [])], options);
  const run = file.endsWith(".browser.test.tsx") ? components : calls;
  return Promise.all([run([file, ...(name ? ["-t", literal(name)] : []), ...update], options)]);
}

async function onlyRoom(room, { env, update }) {
  const results = [
    ...(await checks()),
    ...(await callsAndComponents(["--passWithNoTests", `${room}/`, ...update], { env })),
  ];
  say(`\nLeft out: the tests outside ${room}, and the browser stories. npm test runs them all.`);
  return results;
}

/** What was asked for, or everything. */
async function testing(part, name, options) {
  if (part === undefined) {
    const { env, update } = options;
    return [...(await checks()), ...(await callsAndComponents(update, { env })), ...(await stories([], { env }))];
  }
  const place = placeOf(part);
  return isStory(place) || statSync(inProject(place)).isFile()
    ? onlyFile(place, name, options)
    : onlyRoom(place, options);
}

/** As a regular expression that means nothing but these letters. */
const literal = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

async function main(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: "boolean" }, "update-matrix": { type: "boolean" }, name: { type: "string", short: "t" } },
  });
  if (values.help) {
    say(HELP);
    return 0;
  }
  const update = values["update-matrix"] ? ["--update"] : [];
  await ensureInstalled();
  const env = { CHROMIUM: await ensureBrowser() };
  await offerCheckers();
  const results = await testing(positionals[0], values.name, { env, update });
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.flatMap((result) => result.failed);
  if (failed.length > 0) say(`\n${nextSteps(failed)}`);
  say(`\n${passed} passed, ${failed.length} failed`);
  return failed.length === 0 && passed > 0 ? 0 : 1;
}

/**
 * Other programs check the exported journal, the files for the tax office and the export of everything, where Debian can install them. Without them the tests
 * read the files themselves.
 */
const CHECKERS = { hledger: "hledger", xmllint: "libxml2-utils", psql: "postgresql-client" };

async function offerCheckers() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const missing = Object.entries(CHECKERS)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name);
  if (missing.length === 0 || !existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  await apt(["install", "-y", "--no-install-recommends", ...missing]);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isMistyped = String(error.code).startsWith("ERR_PARSE_ARGS");
  if (!(error instanceof Problem) && !isMistyped) throw error;
  process.stderr.write(`${error.message}\n`);
  say("0 passed, 1 failed");
  process.exitCode = 1;
}
