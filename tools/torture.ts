import { parseArgs } from "node:util";
import { torture } from "../test/torture/torture.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    minutes: { type: "string", default: "60" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
say(`Seed ${values.seed}`);
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => process.exit(1));
const { kills, hindrances, ledger, findings } = await torture({
  seed: Number(values.seed),
  kills: Number(values.kills),
  minutes: Number(values.minutes),
  say,
});
const listed = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
say(`Killed: ${listed(kills)}. Hindered: ${listed(hindrances)}.`);
say(`${ledger.acknowledged} actions acknowledged, ${ledger.repeated} times asked again; ${findings.length} findings`);
for (const [said, count] of Object.entries(ledger.refused)) say(`  refused ${count} times: ${said}`);
for (const finding of findings) say(`  ${finding}`);
process.exit(findings.length === 0 ? 0 : 1);
