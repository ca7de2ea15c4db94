import { setTimeout as sleep } from "node:timers/promises";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import type { Id } from "#kernel/types.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { signIn } from "../clients.ts";
import { amidBusiness, askOnce, median } from "./bagian.ts";

const STREAMS = 500;
const CHANGES = 10;
const HEARD_MS = 15_000;
const AT_ONCE = 25;

/** Opens a stream as a window does; notes when it hears that divisions changed. */
async function listen(address: string, token: string, heard: number[], stop: AbortSignal): Promise<void> {
  const response = await fetch(`${address}/api/live`, { headers: { token }, signal: stop });
  if (response.status !== 200 || !response.body) throw new Error(`A stream was answered with ${response.status}`);
  void (async () => {
    let rest = "";
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (rest + part).split("\n");
      rest = lines.pop() ?? "";
      if (lines.some((line) => line.startsWith("data:") && line.includes('"divisi"'))) heard.push(performance.now());
    }
  })().catch(() => heard.push(Number.NaN));
}

/** So many windows are open: each hears of each change, and people go on working. */
export const aliran = amidBusiness(
  `${STREAMS} open windows hear of ${CHANGES} changes`,
  async (business, { say }) => {
    const { company, more } = business;
    const findings: string[] = [];
    const { address } = company;
    const tokens = await company.database(async (sql) => {
      const [boss] = await sql<{ idUser: Id<"karyawan"> }[]>`select min(id_user) as id_user from karyawan`;
      const made: string[] = [];
      for (let at = 0; boss && at < STREAMS; at++) made.push(await openSession(sql, boss.idUser, new Date()));
      return made;
    });
    const stop = new AbortController();
    const windows = tokens.map((token) => ({ token, heard: [] as number[] }));
    for (let at = 0; at < STREAMS; at += AT_ONCE) {
      const some = windows.slice(at, at + AT_ONCE);
      await Promise.all(some.map(({ token, heard }) => listen(address, token, heard, stop.signal)));
    }
    say(`${STREAMS} streams are open`);
    const token = await signIn(address, company.login);
    const waits: number[] = [];
    let missed = 0;
    for (let change = 1; change <= CHANGES; change++) {
      // What others changed is told before this change is made.
      await sleep(1_500);
      const asked = performance.now();
      const { status } = await askOnce(address, divisi.addDivisi, { namaDivisi: `Siar ${change}` }, token);
      if (status !== 200) findings.push(`Change ${change} was answered with ${status}`);
      const hasHeard = ({ heard }: { heard: number[] }) => heard.some((at) => at > asked);
      while (!windows.every(hasHeard) && performance.now() < asked + HEARD_MS) await sleep(50);
      const deaf = windows.filter((one) => !hasHeard(one)).length;
      missed += deaf;
      waits.push(
        ...windows.flatMap(({ heard }) => heard.filter((at) => at > asked).slice(0, 1)).map((at) => at - asked),
      );
      say(`${change}/${CHANGES} heard by ${STREAMS - deaf}`);
    }
    if (missed > 0) findings.push(`${missed} notices were not heard within ${HEARD_MS / 1000} s`);
    const broken = windows.filter(({ heard }) => heard.some(Number.isNaN)).length;
    if (broken > 0) findings.push(`${broken} streams broke`);
    if (!(await more(5))) findings.push("Nobody works beside the streams");
    stop.abort();
    const times = `after ${(median(waits) / 1000).toFixed(1)} s in the middle, ${(Math.max(...waits) / 1000).toFixed(1)} s at most`;
    return {
      count: `${STREAMS} streams, ${CHANGES} changes, ${missed} of ${STREAMS * CHANGES} notices missed, heard ${times}`,
      findings,
    };
  },
  4,
);
