import { spawnSync } from "node:child_process";
import { root } from "../../source.ts";
import type { Bagian } from "./bagian.ts";

/** The schedules of two actions' statements, test/urutan.test.ts, all of them. */
export const urutan: Bagian = {
  about: "two actions about one thing, statement by statement",
  async run({ seed }) {
    const vitest = [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project=calls",
      "test/urutan.test.ts",
      "--testTimeout=0",
    ];
    const env = { ...process.env, URUTAN: "penuh", URUTAN_SEED: String(seed) };
    const { status } = spawnSync(process.execPath, vitest, { cwd: root, env, stdio: "inherit" });
    return { count: "all schedules were tried", findings: status === 0 ? [] : ["A schedule is not as it should be"] };
  },
};
