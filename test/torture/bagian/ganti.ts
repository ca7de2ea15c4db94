import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { signal } from "#platform/ops/embedded/processes.ts";
import { signIn } from "../clients.ts";
import { amidBusiness } from "./bagian.ts";

const TIMES = 5;
const ASKERS = 8;
const ROLLED_MS = 120_000;

type Tally = { asked: number; failed: string[]; isOver: boolean };

/** Asks on a connection that stays open, never again for the same; what is not a 200 counts as failed. */
async function asker(address: string, token: string, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const paths = ["/healthz", `/api${divisi.getDivisi.path}`, `/api${order.getOrder.path}?page=1&limit=10`];
  for (let at = 0; !tally.isOver; at++) {
    tally.asked += 1;
    await new Promise<void>((done) => {
      const fail = (why: unknown) => {
        tally.failed.push(String(why));
        done();
      };
      request(`${address}${paths[at % paths.length]}`, { agent, headers: { token } }, (response) => {
        response.on("error", fail).on("end", done).resume();
        if (response.statusCode !== 200) tally.failed.push(`${response.statusCode} ${paths[at % paths.length]}`);
      })
        .on("error", fail)
        .end();
    });
    await sleep(25);
  }
  agent.destroy();
}

/** WORKERS=2 replaced one by one under load: not one request fails, and nobody who works has to ask again because of it. */
export const ganti = amidBusiness("the two processes are replaced 5 times under load", async (business, { say }) => {
  const { company, ledger, more } = business;
  const findings: string[] = [];
  const token = await signIn(company.address, company.login);
  const tally: Tally = { asked: 0, failed: [], isOver: false };
  const asking = Array.from({ length: ASKERS }, () => asker(company.address, token, tally));
  const replaced = () => company.log().split("All processes were replaced").length - 1;
  for (let time = 1; time <= TIMES; time++) {
    if (!(await more(4))) findings.push(`No work before replacement ${time}`);
    const [before, over] = [replaced(), performance.now() + ROLLED_MS];
    signal(company.pid(), "SIGUSR2");
    while (replaced() === before && performance.now() < over) await sleep(50);
    if (replaced() === before) findings.push(`Replacement ${time} did not come to its end`);
    say(`${time}/${TIMES} replaced: ${tally.asked} requests, ${tally.failed.length} failed`);
  }
  tally.isOver = true;
  await Promise.all(asking);
  if (company.exits.length > 0) findings.push("The app ended meanwhile");
  for (const why of new Set(tally.failed)) findings.push(`Failed: ${why}`);
  const failed = `${tally.asked} requests, ${tally.failed.length} failed`;
  return { count: `replaced ${TIMES} times under load: ${failed}; ${ledger.repeated} actions asked again`, findings };
});
