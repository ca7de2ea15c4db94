import { setTimeout as sleep } from "node:timers/promises";
import { session } from "#areas/karyawan/session/contract.ts";
import { periksaBuku } from "#books/periksa/periksa.ts";
import { type Random, seeded } from "#demo/random.ts";
import { connect } from "#platform/db/database.ts";
import { openStorage } from "#platform/files/storage.ts";
import { requestFor } from "#test/support/request.ts";
import { Sejarah } from "../../test/sejarah/sejarah.ts";
import { judgeHistory } from "../../test/torture/bacaan.ts";
import { Client, emptyLedger, type Ledger } from "../../test/torture/clients.ts";
import { findings, prepare } from "../../test/torture/usaha.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { FAULTS, type FaultName } from "./faults.ts";
import { LOGIN } from "./node.ts";
import { type Probe, probeLive, probeReads, probeWrites } from "./probes.ts";

const BACK_MS = 120_000;
/** How long a fault lasts that does not end by itself. */
const LASTS_MS = 12_000;

export type Wanted = { seed: number; clients: number; faults: readonly FaultName[]; say: (line: string) => void };
export type Struck = { fault: FaultName; failedOver: boolean; writes: number; reads: number; live: number };
export type Outcome = {
  struck: Struck[];
  ledger: Ledger;
  sejarah: Sejarah;
  findings: string[];
  said: Record<string, Map<string, number>>;
};

async function signIn(address: string): Promise<string> {
  for (;;) {
    const response = await fetch(requestFor(address, session.login, LOGIN, "")).catch(() => null);
    const body = (await response?.json().catch(() => null)) as { token?: string } | null;
    if (body?.token) return body.token;
    await sleep(300);
  }
}

/** Business by so many clients while the cluster is hurt, one fault after the other. */
export async function trial({ seed, clients, faults, say }: Wanted): Promise<Outcome> {
  const cluster = await openCluster(say);
  const outcome: Outcome = { struck: [], ledger: emptyLedger(), sejarah: new Sejarah(), findings: [], said: {} };
  const sql = connect(cluster.databaseUrl, { max: 2, name: "trial" });
  const storage = openStorage({ dataDir: cluster.home, s3: cluster.s3 });
  try {
    if (!(await cluster.whole(BACK_MS))) throw new Error("The cluster did not come up");
    const { barang, logins } = await prepare(sql, LOGIN, clients);
    let isOver = false;
    const { ledger, sejarah } = outcome;
    const { address } = cluster;
    const office = { address, ...barang, ledger, sejarah, hasReplica: true, isOver: () => isOver };
    const working = logins.map((login, at) => new Client(office, seeded(seed * 1000 + at), seed, at, login).work());
    const watch = { ...office, token: await signIn(cluster.address) };
    const [writes, reads, live] = [probeWrites(watch), probeReads(watch), probeLive(watch)];
    outcome.said = { writes: writes.probe.said, reads: reads.probe.said };
    const probes = { writes: writes.probe, reads: reads.probe, live: live.probe };
    const random = seeded(seed);
    for (const [at, fault] of faults.entries()) {
      const struck = await strike(cluster, fault, random, probes, outcome);
      outcome.struck.push(struck);
      for (const rule of await periksaBuku(sql, { storage })) {
        if (!rule.lolos) outcome.findings.push(`After ${fault}: ${rule.aturan}: ${rule.temuan.slice(0, 3).join("; ")}`);
      }
      const times = [
        `writes ${seconds(struck.writes)}`,
        `reads ${seconds(struck.reads)}`,
        `live ${seconds(struck.live)}`,
      ];
      say(
        `${at + 1}/${faults.length} ${fault}: ${times.join(", ")}; ${ledger.acknowledged} acknowledged, ${ledger.repeated} asked again`,
      );
    }
    isOver = true;
    await Promise.all([...working, writes.over, reads.over]);
    say(`Live streams opened: ${live.opened()}`);
    outcome.findings.push(...ledger.wrong, ...(await findings(sql, storage, cluster.mail.received, ledger)));
    outcome.findings.push(...(await judgeHistory(sql, sejarah.usaha)));
    return outcome;
  } finally {
    storage.close();
    await sql.end({ timeout: 1 });
    await cluster.close();
  }
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

type Probes = Record<"writes" | "reads" | "live", Probe>;

/** One fault, until everything is whole again; the times without an answer are counted from the fault on. */
async function strike(
  cluster: Cluster,
  fault: FaultName,
  random: Random,
  probes: Probes,
  { findings }: Outcome,
): Promise<Struck> {
  const before = (await cluster.leader())?.name;
  const { strike, isFailover } = FAULTS[fault];
  const undo = await strike(cluster, random);
  for (const probe of Object.values(probes)) probe.look();
  const struckAt = performance.now();
  const isBack = () => Object.values(probes).every((probe) => probe.answers() > 5);
  while (performance.now() - struckAt < LASTS_MS || !isBack()) {
    if (performance.now() - struckAt > BACK_MS) {
      findings.push(`${fault}: nothing came back in ${BACK_MS / 1000} s`);
      break;
    }
    await sleep(100);
  }
  const gaps = { writes: probes.writes.gap(), reads: probes.reads.gap(), live: probes.live.gap() };
  undo();
  if (!(await cluster.whole(BACK_MS))) findings.push(`${fault}: the cluster was not whole again`);
  const failedOver = (await cluster.leader())?.name !== before;
  if (isFailover && !failedOver) findings.push(`${fault}: the primary is the same as before`);
  return { fault, failedOver, ...gaps };
}
