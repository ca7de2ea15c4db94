import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { seeded } from "#demo/random.ts";
import { amidBusiness } from "./bagian.ts";

const TIMES = 4;
const FULL_MS = 20_000;
const CHUNK = 1_000_000;

/** Takes the last byte of the disk. */
function fill(file: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  for (let size = bavail * bsize; size > 0; size -= CHUNK) {
    try {
      writeFileSync(file, Buffer.alloc(size));
      return;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    }
  }
}

/** The disk of the database is full, again and again: what needs room is refused with a sentence, and goes on when there is room. */
export const cakram = amidBusiness("the disk is full 4 times while people work", async (business, { seed, say }) => {
  const { company, ledger, more } = business;
  const findings: string[] = [];
  if (!company.hasDisk)
    return { count: "no disk", findings: ["This user may not mount a disk in memory: run it as root"] };
  const random = seeded(seed);
  const file = join(company.dataDir, "penuh");
  let refused = 0;
  for (let time = 1; time <= TIMES; time++) {
    if (!(await more(10))) findings.push(`No work before the disk was filled for time ${time}`);
    const [repeated, done] = [ledger.repeated, ledger.acknowledged];
    const isOver = performance.now() + FULL_MS;
    // What is given back meanwhile is taken, too.
    while (performance.now() < isOver) {
      fill(file, company.dataDir);
      await sleep(random.between(100, 400));
    }
    refused += ledger.repeated - repeated;
    say(`${time}/${TIMES} full: ${ledger.acknowledged - done} done in it, ${ledger.repeated - repeated} asked again`);
    rmSync(file, { force: true });
    const began = performance.now();
    if (!(await more(5))) findings.push(`No work after the disk had room again, time ${time}`);
    say(`   work goes on after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  return { count: `the disk was full ${TIMES} times, ${refused} requests refused or unanswered meanwhile`, findings };
});
