import { parseArgs } from "node:util";
import type { FaultName } from "./faults.ts";
import { FAULTS } from "./faults.ts";
import { seconds, trial } from "./trial.ts";

/** 20 failovers, and five faults that need none. */
const USUAL = "postgres network switchover machine standby".split(" ");
const { values } = parseArgs({
  options: {
    faults: { type: "string", default: [...Array(5).fill(USUAL).flat(), "etcd", "etcd"].join() },
    clients: { type: "string", default: "16" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
  },
});
const say = (line: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => process.exit(1));
const faults = values.faults.split(",") as FaultName[];
const unknown = faults.filter((name) => !(name in FAULTS));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(", ")}; choose from ${Object.keys(FAULTS).join(", ")}`);
say(`Seed ${values.seed}`);
const { struck, ledger, sejarah, findings, said } = await trial({
  seed: Number(values.seed),
  clients: Number(values.clients),
  faults,
  say,
});
const failovers = struck.filter(({ failedOver }) => failedOver);
const middle = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const told = (times: readonly number[]) =>
  `median ${seconds(middle(times))}, longest ${seconds(Math.max(0, ...times))}`;
say(`${failovers.length} failovers in ${struck.length} faults`);
for (const what of ["writes", "reads", "live"] as const)
  say(`  without ${what}: ${told(failovers.map((one) => one[what]))}`);
say(`${ledger.acknowledged} actions acknowledged, ${ledger.repeated} times asked again; ${findings.length} findings`);
say(`${sejarah.usaha.length} actions and questions in the history that was judged`);
for (const [what, sentences] of Object.entries(said)) {
  for (const [sentence, count] of sentences) say(`  ${what}: ${count} times ${sentence}`);
}
for (const [sentence, count] of Object.entries(ledger.refused)) say(`  refused ${count} times: ${sentence}`);
for (const finding of findings) say(`  FINDING ${finding}`);
process.exit(findings.length === 0 ? 0 : 1);
