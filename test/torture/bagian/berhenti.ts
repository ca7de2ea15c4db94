import { setTimeout as sleep } from "node:timers/promises";
import { seeded } from "#demo/random.ts";
import { signal } from "#platform/ops/embedded/processes.ts";
import { amidBusiness } from "./bagian.ts";

const TIMES = 8;
/** The app gives what was begun ten seconds, and its database some more. */
const LONGEST_MS = 60_000;

/** SIGTERM at any moment: what was begun is answered or not done, PostgreSQL is stopped, and the next start serves. */
export const berhenti = amidBusiness("SIGTERM 8 times while people work", async (business, { seed, say }) => {
  const { company, more } = business;
  const findings: string[] = [];
  const random = seeded(seed);
  let longest = 0;
  for (let time = 1; time <= TIMES; time++) {
    if (!(await more(6))) findings.push(`No work before SIGTERM ${time}`);
    await sleep(random.between(0, 800));
    const ended = company.exits.length;
    const began = performance.now();
    signal(company.pid(), "SIGTERM");
    while (company.exits.length === ended && performance.now() - began < LONGEST_MS) await sleep(20);
    const took = performance.now() - began;
    longest = Math.max(longest, took);
    const exit = company.exits[ended];
    say(`${time}/${TIMES} ended with ${exit?.code} after ${(took / 1000).toFixed(1)} s`);
    if (!exit) findings.push(`SIGTERM ${time}: still there after ${LONGEST_MS / 1000} s`);
    else if (exit.code !== 0) findings.push(`SIGTERM ${time}: ended with ${exit.code}`);
    if (exit && exit.servers > 0) findings.push(`SIGTERM ${time}: left ${exit.servers} processes of PostgreSQL behind`);
  }
  return { count: `${TIMES} times ended by SIGTERM, within ${(longest / 1000).toFixed(1)} s`, findings };
});
