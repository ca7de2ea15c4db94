import { setTimeout as sleep } from "node:timers/promises";
import { seeded } from "#demo/random.ts";
import type { Sejarah } from "../sejarah/sejarah.ts";
import type { Ledger } from "./clients.ts";
import { HINDRANCES, KILLS } from "./faults.ts";
import { BACK_MS, type Business, openBusiness } from "./usaha.ts";

/** How many actions are done between two faults, so that not only the beginning of a start is tried. */
const BETWEEN = 8;

export type Wanted = { seed: number; kills: number; minutes: number; say: (line: string) => void };
export type Outcome = {
  seed: number;
  kills: Record<string, number>;
  hindrances: Record<string, number>;
  ledger: Ledger;
  sejarah: Sejarah;
  findings: string[];
};

/** Random business while things are killed and taken away; answers what was done, and everything that is not as it should be. */
export async function torture(wanted: Wanted): Promise<Outcome> {
  const { seed, say } = wanted;
  const business = await openBusiness({ seed });
  const { company, ledger, sejarah } = business;
  const outcome: Outcome = { seed, kills: {}, hindrances: {}, ledger, sejarah, findings: [] };
  try {
    say("The app is ready");
    await plague(business, wanted, outcome);
    company.jump(0);
    outcome.findings.push(...(await business.end()));
    if (outcome.findings.length > 0) say(linesAbout(company.log(), outcome.findings));
    return outcome;
  } finally {
    await business.close();
  }
}

const LOG_END = 20_000;

/** What the app noted of the requests that findings name; of other findings, the end of what it noted. */
function linesAbout(log: string, found: readonly string[]): string {
  const codes = found.flatMap((finding) => finding.match(/[0-9a-f-]{36}/) ?? []);
  const lines = log.split("\n").filter((line) => codes.some((code) => line.includes(code)));
  return lines.length > 0 ? lines.join("\n") : log.slice(-LOG_END);
}

/** Makes the faults, one after the other; each only after work went on since the last one. */
async function plague(
  { company, ledger, more }: Business,
  { seed, kills, minutes, say }: Wanted,
  outcome: Outcome,
): Promise<void> {
  const random = seeded(seed);
  const often = ["worker", "worker", "worker", "postgres", "postgres", "connections", "connections", "node"];
  const over = performance.now() + minutes * 60_000;
  for (let killed = 0; killed < kills && performance.now() < over; ) {
    if (!(await more(BETWEEN))) outcome.findings.push(`No work for ${BACK_MS / 1000} s before kill ${killed + 1}`);
    await sleep(random.between(0, 400));
    if (random.chance(0.25)) {
      const name = random.pick(Object.keys(HINDRANCES));
      outcome.hindrances[name] = (outcome.hindrances[name] ?? 0) + 1;
      say(`(${name})`);
      await HINDRANCES[name]?.(company, random);
    } else {
      const name = random.pick(often);
      killed += 1;
      outcome.kills[name] = (outcome.kills[name] ?? 0) + 1;
      await KILLS[name]?.(company, random);
      say(`${killed}/${kills} ${name}; ${ledger.acknowledged} done, ${ledger.repeated} asked again`);
    }
  }
}
