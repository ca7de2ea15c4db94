import { parseArgs } from "node:util";
import { BAGIAN } from "../test/torture/bagian/daftar.ts";
import { torture } from "../test/torture/torture.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    minutes: { type: "string", default: "60" },
    only: { type: "string", default: "" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
say(`Seed ${values.seed}`);
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => process.exit(1));
if (values.only !== "") process.exit(await only(values.only));

/** One part; answers with what code to end. */
async function only(name: string): Promise<number> {
  const bagian = Object.hasOwn(BAGIAN, name) ? BAGIAN[name] : undefined;
  if (!bagian) {
    say(`There is no part "${name}". The parts are ${Object.keys(BAGIAN).join(", ")}.`);
    return 1;
  }
  say(`${name}: ${bagian.about}`);
  const { count, findings } = await bagian.run({ seed: Number(values.seed), say });
  for (const finding of findings) say(`  ${finding}`);
  say(`${name}: ${count}; ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}

const { kills, hindrances, ledger, sejarah, findings } = await torture({
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
say(`${sejarah.usaha.length} actions and questions in the history that was judged`);
for (const [said, count] of Object.entries(ledger.refused)) say(`  refused ${count} times: ${said}`);
for (const finding of findings) say(`  ${finding}`);
process.exit(findings.length === 0 ? 0 : 1);
