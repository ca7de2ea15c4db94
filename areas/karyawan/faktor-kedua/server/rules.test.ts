import { expect, test } from "vitest";
import type { FaktorKedua } from "../contract.ts";
import { mayRelease } from "./rules.ts";

const sisa = (totp: string | null, passkey: string[], wajib = true) =>
  mayRelease({ wajib, totp, passkey } as unknown as FaktorKedua).boleh;

test("a role that demands a second factor keeps one, of either kind", () => {
  expect([sisa("now", []), sisa(null, ["phone"]), sisa("now", ["phone"])]).toEqual([true, true, true]);
  expect(sisa(null, [])).toBe(false);
  expect(sisa(null, [], false)).toBe(true);
});
