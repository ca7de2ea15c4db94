import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from "@stryker-mutator/api/test-runner";
import { fastTestsOf } from "./tests.ts";
import { begin, type Gathered, gathered } from "./vitest.ts";

const STAND_IN = new URL("./vitest.ts", import.meta.url).href;
const world = globalThis as unknown as Record<string, InstrumenterContext>;
/** What the broken code looks at: which of its faults is on. */
const context = (): InstrumenterContext => {
  world[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
  return world[INSTRUMENTER_CONSTANTS.NAMESPACE] as InstrumenterContext;
};

async function failureOf({ run }: Gathered): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (failure) {
    return String(failure);
  }
}

/**
 * Runs the tests of an area in this process, again and again: code and tests are loaded once, a fault is turned on by its number. That
 * takes milliseconds where starting vitest for each of them takes a second.
 */
class FastTests implements TestRunner {
  capabilities() {
    return { reloadEnvironment: false };
  }

  async init(): Promise<void> {
    registerHooks({
      resolve: (name, { parentURL, ...rest }, next) =>
        name === "vitest" && parentURL !== STAND_IN
          ? { url: STAND_IN, shortCircuit: true }
          : next(name, { parentURL, ...rest }),
    });
    for (const file of fastTestsOf(process.env.MUTAN_AREA ?? ".")) {
      begin(file);
      await import(pathToFileURL(resolve(file)).href);
    }
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const one of gathered) {
      const begun = Date.now();
      context().currentTestId = one.id;
      const failureMessage = await failureOf(one);
      const { id, name, fileName } = one;
      const told = { id, name, fileName, timeSpentMs: Date.now() - begun };
      one.timeSpentMs = told.timeSpentMs;
      tests.push(
        failureMessage === null
          ? { ...told, status: TestStatus.Success }
          : { ...told, status: TestStatus.Failed, failureMessage },
      );
    }
    // The fast ones first: most faults need no other.
    gathered.sort((a, b) => a.timeSpentMs - b.timeSpentMs);
    context().currentTestId = undefined as never;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: context().mutantCoverage as never };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }: MutantRunOptions): Promise<MutantRunResult> {
    Object.assign(context(), { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const wanted = gathered.filter(({ id }) => testFilter === undefined || testFilter.includes(id));
    const killedBy: string[] = [];
    let said = "";
    try {
      for (const one of wanted) {
        const failureMessage = await failureOf(one);
        if (hitLimit !== undefined && (context().hitCount ?? 0) > hitLimit) return { status: MutantRunStatus.Timeout };
        if (failureMessage === null) continue;
        killedBy.push(one.id);
        said ||= failureMessage;
        if (!disableBail) break;
      }
      const nrOfTests = wanted.length;
      if (killedBy.length === 0) return { status: MutantRunStatus.Survived, nrOfTests };
      return { status: MutantRunStatus.Killed, killedBy, nrOfTests, failureMessage: said };
    } finally {
      context().activeMutant = undefined as never;
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "fast", FastTests)];
