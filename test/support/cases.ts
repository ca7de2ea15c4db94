import fc from "fast-check";

/**
 * How many cases a property tries. A case of a pure function takes no time to speak of: 100. One that asks the database
 * takes tens of milliseconds, one that writes and checks the books a second: those say `few()`, or how few. `CASES=10 npm
 * test` tries ten times as many of each; a failure prints the seed that repeats it.
 */
const times = Number(process.env.CASES ?? 1);

fc.configureGlobal({ numRuns: 100 * times });

export const few = (cases = 20): { numRuns: number } => ({ numRuns: cases * times });
