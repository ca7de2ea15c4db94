import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core";
import { type Broken, instrument } from "./instrument.ts";
import { begin, type Gathered, gathered, opening, provided } from "./vitest.ts";

/** Tests of a company that is made once: they only read it, or take back what they write, so that a fault takes milliseconds. */
const STILL = "books/contoh.test.ts";
const STAND_IN = new URL("./vitest.ts", import.meta.url).href;
const LONGEST = 60_000;

export type Tried = Broken & { status: "killed" | "left" | "unseen" | "invalid" };

const world = globalThis as unknown as Record<string, InstrumenterContext> & { refused?: string[] };
const context = { mutantCoverage: { static: {}, perTest: {} } } as unknown as InstrumenterContext;
world[INSTRUMENTER_CONSTANTS.NAMESPACE] = context;
/** The codes with which the database refused: a statement that it can not read at all is no fault that somebody would land. */
const refused: string[] = [];
world.refused = refused;

function serve(code: ReadonlyMap<string, string>): void {
  const served = (file: string): string | undefined => {
    if (file !== "packages/postgres/errors.ts") return code.get(file);
    return readFileSync(file, "utf8").replace(
      /super\(details\.message[^;]*;/,
      "$& (globalThis as any).refused.push(details.code);",
    );
  };
  registerHooks({
    resolve: (name, { parentURL, ...rest }, next) =>
      name === "vitest" && parentURL !== STAND_IN
        ? { url: STAND_IN, shortCircuit: true }
        : next(name, { parentURL, ...rest }),
    load(url, about, next) {
      const source = url.startsWith("file:") ? served(relative(process.cwd(), fileURLToPath(url))) : undefined;
      return source === undefined ? next(url, about) : { format: "module-typescript", source, shortCircuit: true };
    },
  });
}

/** Opens the company, and has each test run once: which faults it comes to. */
async function open(): Promise<void> {
  const { startTestServer } = await import("#test/support/server.ts");
  await import("#test/support/cases.ts");
  const server = await startTestServer();
  process.once("exit", () => void server.stop());
  provided.databaseServer = server;
  begin(STILL);
  await import(pathToFileURL(resolve(STILL)).href);
  for (const one of opening) await one();
  for (const one of gathered) {
    const begun = Date.now();
    context.currentTestId = one.id;
    await one.run();
    one.timeSpentMs = Date.now() - begun;
  }
  context.currentTestId = undefined as never;
  gathered.sort((a, b) => a.timeSpentMs - b.timeSpentMs);
}

async function notices({ run }: Gathered): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("the fault waits for ever")), LONGEST);
  });
  try {
    await Promise.race([run(), late]);
    return false;
  } catch {
    return true;
  } finally {
    clearTimeout(timer);
  }
}

async function tryOne(fault: Broken): Promise<Tried> {
  const covering = gathered.filter(({ id }) => context.mutantCoverage?.perTest[id]?.[fault.id]);
  if (covering.length === 0) return { ...fault, status: "unseen" };
  try {
    for (const one of covering) {
      refused.length = 0;
      Object.assign(context, { activeMutant: fault.id, hitCount: 0, hitLimit: 200_000 });
      if (!(await notices(one))) continue;
      const isInvalid = fault.kind === "Sql" && refused.some((code) => code.startsWith("42"));
      return { ...fault, status: isInvalid ? "invalid" : "killed" };
    }
    return { ...fault, status: "left" };
  } finally {
    context.activeMutant = undefined as never;
  }
}

/** Every `every`-th fault of the books below these paths. */
export async function tryBooks(paths: readonly string[], every: number): Promise<Tried[]> {
  const files = globSync("books/**/*.ts").filter((file) => !/\.test(ing)?\.ts$|fixtures/.test(file));
  const { code, mutants } = await instrument(files.sort());
  serve(code);
  await open();
  const below = (file: string) => paths.some((path) => `${file}/`.startsWith(`${path.replace(/\/$/, "")}/`));
  const tried: Tried[] = [];
  for (const one of mutants.filter(({ fileName }) => below(fileName)).filter((_, at) => at % every === 0)) {
    tried.push(await tryOne(one));
  }
  return tried;
}
