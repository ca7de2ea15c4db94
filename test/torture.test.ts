import { expect, test } from "vitest";
import { torture } from "./torture/torture.ts";

/** The short form of `npm run torture`, which docs/RELIABILITY.md tells of. */
const SHORT = { seed: 12, kills: 4, minutes: 0.5 };
const PATIENCE = 900_000;

test(
  "what was acknowledged is there once, and nothing half, whatever is killed or taken away",
  async () => {
    const said: string[] = [];
    const { ledger, findings } = await torture({ ...SHORT, say: (line) => said.push(line) });
    expect(findings, said.join("\n")).toEqual([]);
    expect(ledger.acknowledged).toBeGreaterThan(0);
  },
  PATIENCE,
);
