import fc from "fast-check";

/**
 * How many cases a property tries. A case of a pure function takes no time to speak of: 100. One that asks the database
 * takes tens of milliseconds, one that writes and checks the books a second: those say `few()`, or how few. `CASES=10 npm
 * test` tries ten times as many of each; a failure prints the seed that repeats it.
 */
const times = Number(process.env.CASES ?? 1);

fc.configureGlobal({ numRuns: 100 * times });

export const few = (cases = 20): { numRuns: number } => ({ numRuns: cases * times });

/** How long a property may take that says itself how long: as many times longer as it tries more. */
export const within = (milliseconds: number): number => milliseconds * times;

/**
 * How many events a case of a company has. `EVENTS=200 CASES=334` tries thousand companies of 200 events where a property says
 * `few(3)`, with `--testTimeout=0`; CONTRIBUTING.md has the commands.
 */
export const events = (least: number, most: number): { minLength: number; maxLength: number } => {
  const asked = Number(process.env.EVENTS ?? 0);
  return asked > 0 ? { minLength: asked, maxLength: asked } : { minLength: least, maxLength: most };
};
