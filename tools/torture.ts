import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { root } from "../test/source.ts";
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
if (values.only === "urutan") process.exit(urutan(values.seed));
if (values.only !== "") {
  say(`There is no part "${values.only}"; --only urutan is one`);
  process.exit(1);
}
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => process.exit(1));

/** The schedules of two actions' statements, test/urutan.test.ts, all of them. */
function urutan(seed: string): number {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project=calls", "test/urutan.test.ts", "--testTimeout=0"];
  const env = { ...process.env, URUTAN: "penuh", URUTAN_SEED: seed };
  return spawnSync(process.execPath, vitest, { cwd: root, env, stdio: "inherit" }).status ?? 1;
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
