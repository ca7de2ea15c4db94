import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "./project.mjs";

/**
 * What vitest or Playwright wrote into its report: how many tests passed, which failed, and which passed only at the second
 * try. A test that was skipped has failed, unless only one was asked for by its name (`alone`).
 */
export function reported(file, alone) {
  if (!existsSync(file)) return { passed: 0, failed: [], flaky: [] };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const tests = report.suites ? storiesOf(report) : testsOf(report);
  const considered = alone ? tests.filter(({ skipped }) => !skipped) : tests;
  const named = ({ file, name }) => ({ file, name });
  const failed = considered.filter(({ passed }) => !passed).map(named);
  const flaky = considered.filter(({ flaky }) => flaky).map(named);
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
      // Why the first try failed is kept.
      flaky: test.status === "passed" && test.failureMessages.length > 0,
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
      const flaky = tests.some(({ status }) => status === "flaky");
      return { file: `e2e/${file}`, name: title, passed: ok && !skipped, flaky, skipped };
    }),
    ...storiesOf({ suites: inner }),
  ]);

const whole = ({ file, name }) => `  ${[file, name].filter((part) => part !== "").join(" > ")}`;

export const secondTries = (flaky) => ["Passed only at the second try:", ...flaky.map(whole)].join("\n");

/** The sentences for the end of a run: what failed, and how one of it is run alone. */
export function nextSteps(failed) {
  if (failed.length === 0) return "";
  const quoted = (name) => `'${name.replaceAll("'", "'\\''")}'`;
  const [first] = failed.filter(({ file }) => file);
  const lines = failed.map((one) => (one.command ? `  ${one.name}: ${one.command}` : whole(one)));
  const alone = first && `npm test -- ${first.file}${first.name ? ` -t ${quoted(first.name)}` : ""}`;
  return ["Failed:", ...lines, ...(alone ? ["One of them alone:", `  ${alone}`] : [])].join("\n");
}
