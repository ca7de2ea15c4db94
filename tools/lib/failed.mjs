import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "./project.mjs";

/**
 * What vitest or Playwright wrote into its report: how many tests passed and failed, and which failed. A test that was
 * skipped has failed, unless only one was asked for by its name (`alone`).
 */
export function reported(file, alone) {
  if (!existsSync(file)) return { passed: 0, failed: [] };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const tests = report.suites ? storiesOf(report) : testsOf(report);
  const considered = alone ? tests.filter(({ skipped }) => !skipped) : tests;
  const failed = considered.filter(({ passed }) => !passed).map(({ file, name }) => ({ file, name }));
  const flaky = report.stats?.flaky ?? 0;
  return { passed: considered.length - failed.length, failed, flaky };
}

/** A file whose preparation failed counts as a failed test without a name. */
const testsOf = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.map((test) => ({
      file,
      name: test.fullName,
      passed: test.status === "passed",
      skipped: !["passed", "failed"].includes(test.status),
    }));
    const broken = status === "failed" && tests.every(({ passed, skipped }) => passed || skipped);
    return broken
      ? [...tests.filter(({ passed }) => passed), { file, name: "", passed: false, skipped: false }]
      : tests;
  });

const storiesOf = ({ suites }) =>
  suites.flatMap(({ specs, suites: inner = [], file }) => [
    ...specs.map(({ title, ok, tests }) => {
      const skipped = tests.every(({ status }) => status === "skipped");
      return { file: `e2e/${file}`, name: title, passed: ok && !skipped, skipped };
    }),
    ...storiesOf({ suites: inner }),
  ]);

/** The sentences for the end of a run: what failed, and how one of it is run alone. */
export function nextSteps(failed) {
  if (failed.length === 0) return "";
  const quoted = (name) => `'${name.replaceAll("'", "'\\''")}'`;
  const [first] = failed.filter(({ file }) => file);
  const lines = failed.map(({ file, name, command }) =>
    command ? `  ${name}: ${command}` : `  ${[file, name].filter((part) => part !== "").join(" > ")}`,
  );
  const alone = first && `npm test -- ${first.file}${first.name ? ` -t ${quoted(first.name)}` : ""}`;
  return ["Failed:", ...lines, ...(alone ? ["One of them alone:", `  ${alone}`] : [])].join("\n");
}
