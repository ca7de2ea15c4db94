// Plain JavaScript for Node 20.19 and newer: it runs before anything is installed.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { inProject, Problem, say } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";
import { environment, runtime } from "./lib/runtime.mjs";
import { ensureWebBuilt } from "./lib/web.mjs";

const HELP = `npm test

Passes everything, fastest first: format and lint, types, tests of rules, of calls on a real PostgreSQL and of
components in Chromium, browser stories. Ends with a line "N passed, N failed".

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

/** Checks that pass or fail as a whole, all at the same time. */
async function checks(all) {
  const running = all.map(([, file, args]) => aside(file, (options) => node(args, {}, options)));
  const results = [];
  for (const [at, [name]] of all.entries()) {
    const { result: code, text } = await running[at];
    say(`\n== ${name}\n${text.trim()}`);
    results.push({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  }
  return results;
}

/** A suite that counts its tests; if it ends badly without a failed test, that counts as one failure. */
async function suite(name, report, args, env, count, options) {
  say(`\n== ${name}`);
  rmSync(report, { force: true });
  const code = await node(args, env, options);
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 0 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** Tests of vitest's projects with these names. */
const vitest = (name, report, projects, rest, env, options) =>
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
    env,
    (counted) => ({ passed: counted.numPassedTests, failed: counted.numFailedTests + counted.numPendingTests }),
    options,
  );

/** The components need one core: they run beside the calls, and what they say is shown when the calls are done. */
async function callsAndComponents(update, browser) {
  const running = aside("components.log", (options) =>
    vitest("Components", COMPONENTS, ["components"], [], browser, options),
  );
  const calls = await vitest("Rules and calls", VITEST, ["calls", "calls by themselves"], update, browser);
  const { result, text } = await running;
  say(text);
  return [calls, result];
}

async function main(args) {
  if (args.includes("--help")) {
    say(HELP);
    return 0;
  }
  const update = args.includes("--update-matrix") ? ["--update"] : [];
  await ensureInstalled();
  const browser = { CHROMIUM: await ensureBrowser() };
  const results = [
    ...(await checks([
      ["Format and lint", "lint.log", [tool("@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings"]],
      [
        "Types of the server",
        "server.log",
        [tool("typescript", "bin", "tsc"), "-p", "tsconfig.server.json", "--noEmit"],
      ],
      ["Types of the web", "web.log", [tool("typescript", "bin", "tsc"), "-p", "tsconfig.web.json", "--noEmit"]],
    ])),
    ...(await callsAndComponents(update, browser)),
  ];
  await ensureWebBuilt();
  results.push(
    await suite(
      "Browser stories",
      PLAYWRIGHT,
      [tool("@playwright", "test", "cli.js"), "test"],
      browser,
      ({ stats }) => {
        if (stats.flaky > 0) say(`${stats.flaky} of the stories passed only at the second try: named above as flaky.`);
        return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
      },
    ),
  );
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  say("0 passed, 1 failed");
  process.exitCode = 1;
}
