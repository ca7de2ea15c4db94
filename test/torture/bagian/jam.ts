import { setTimeout as sleep } from "node:timers/promises";
import { seeded } from "#demo/random.ts";
import { amidBusiness } from "./bagian.ts";

const HOUR = 3_600_000;
const STAY_MS = 1_500;
/** Back and forth by moments, hours, and past the ends of sessions and months. */
const JUMPS = [0.01, -0.01, 1, -1, 2, -3, 13, -13, 26, -26, 24 * 9, 0, 24 * 40, 0, -24 * 3, 0];

/** The clock of the app jumps: nothing is lost or done twice, numbers have no gaps, and work goes on. */
export const jam = amidBusiness(
  `the clock jumps ${JUMPS.length} times while people work`,
  async (business, { seed, say }) => {
    const { company, more } = business;
    const findings: string[] = [];
    const random = seeded(seed);
    for (const [at, hours] of JUMPS.entries()) {
      if (!(await more(5))) findings.push(`No work before jump ${at + 1}`);
      company.jump(hours * HOUR + random.between(0, 60_000));
      await sleep(STAY_MS);
      if (!(await more(3))) findings.push(`No work while the clock is ${hours} hours off`);
      say(`${at + 1}/${JUMPS.length} the clock is ${hours} hours off: ${business.counted()}`);
    }
    company.jump(0);
    await sleep(STAY_MS);
    if (!(await more(5))) findings.push("No work after the clock was right again");
    return { count: `the clock jumped ${JUMPS.length + 1} times`, findings };
  },
);
