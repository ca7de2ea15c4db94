import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { signal } from "#platform/ops/embedded/processes.ts";
import { signIn } from "../clients.ts";
import { amidBusiness, askOnce } from "./bagian.ts";

const HOUR = 3_600_000;
const ASLEEP_MS = 20_000;
const CHANGES = 40;
const AWAKE_MS = 30_000;
const ROLLED_MS = 240_000;
const SCRIPT = new URL("./tidurJendela.ts", import.meta.url).pathname;

/** A window in a process of its own, which can stand still. */
function openJendela(address: string, token: string) {
  const child = spawn(process.execPath, [SCRIPT, address, token], { stdio: ["ignore", "pipe", "inherit"] });
  const heard: { at: number; words: string }[] = [];
  createInterface({ input: child.stdout }).on("line", (words) => heard.push({ at: performance.now(), words }));
  return {
    signal: (name: "SIGSTOP" | "SIGCONT" | "SIGKILL") => signal(child.pid ?? 0, name),
    said: (words: string) => heard.filter((one) => one.words.startsWith(words)).length,
    /** When it said that, from a moment on; null where it did not within its time. */
    async hears(words: string, since: number): Promise<number | null> {
      const over = performance.now() + AWAKE_MS;
      for (;;) {
        const found = heard.find((one) => one.at >= since && one.words.includes(words));
        if (found || performance.now() > over) return found?.at ?? null;
        await sleep(20);
      }
    },
  };
}

/**
 * A window that was asleep: its process stands still while the clock of the app goes on by an hour and much is changed; the second
 * time the processes that served it are replaced, too. When it wakes it has heard of all that changed, in the same session.
 */
export const tidur = amidBusiness(
  "a window sleeps for an hour while much changes, twice",
  async ({ company, more }, { say }) => {
    const findings: string[] = [];
    const { address } = company;
    const token = await signIn(address, company.login);
    const jendela = openJendela(address, token);
    const change = async (call: typeof divisi.addDivisi | typeof kebutuhan.addKebutuhan, input: object) => {
      const { status } = await askOnce(address, call, { ...input }, token);
      if (status !== 200) findings.push(`A change was answered with ${status}`);
    };
    const waits: number[] = [];
    try {
      if ((await jendela.hears("opened", 0)) === null) findings.push("The window did not open its stream");
      for (const night of [1, 2]) {
        jendela.signal("SIGSTOP");
        const asleep = performance.now();
        await change(kebutuhan.addKebutuhan, { namaKebutuhan: `Sewaktu tidur ${night}`, idKomponen: null });
        company.jump(night * HOUR);
        for (let at = 1; at <= CHANGES; at++) await change(divisi.addDivisi, { namaDivisi: `Tidur ${night}-${at}` });
        if (night === 2) signal(company.pid(), "SIGUSR2");
        const isReplaced = () => company.log().includes("All processes were replaced");
        const slept = () => performance.now() - asleep;
        while (slept() < ASLEEP_MS || (night === 2 && !isReplaced() && slept() < ROLLED_MS)) await sleep(100);
        if (!(await more(5))) findings.push("Nobody works while a window sleeps");
        const awake = performance.now();
        jendela.signal("SIGCONT");
        // What was changed once, at the beginning, and what was changed all the time.
        for (const topic of ['"kebutuhan"', '"divisi"']) {
          const told = await jendela.hears(topic, awake);
          if (told === null) findings.push(`The window never heard of ${topic}, night ${night}`);
          else waits.push(told - awake);
        }
        const after = performance.now();
        await change(divisi.addDivisi, { namaDivisi: `Sesudah bangun ${night}` });
        if ((await jendela.hears('"divisi"', after)) === null) findings.push("The window hears nothing after it woke");
      }
      if (jendela.said("refused") > 0) findings.push("The window was signed out");
      if (jendela.said("opened") < 2) findings.push("The window kept a stream of a process that is gone");
      say(`The window opened its stream ${jendela.said("opened")} times`);
      const longest = (Math.max(0, ...waits) / 1000).toFixed(1);
      const changes = 2 * (CHANGES + 1);
      return { count: `slept twice through an hour and ${changes} changes, knew of them after ${longest} s`, findings };
    } finally {
      jendela.signal("SIGKILL");
      company.jump(0);
    }
  },
  6,
);
