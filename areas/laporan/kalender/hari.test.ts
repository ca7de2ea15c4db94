import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import { awalPekan, bulanDari, moveMonth, pekanDari } from "./hari.ts";

const hari = (text: string) => text as Tanggal;

test("weeks begin on Monday, also before the first known one", () => {
  expect(awalPekan(hari("2026-11-27"))).toBe("2026-11-23");
  expect(awalPekan(hari("2026-11-23"))).toBe("2026-11-23");
  expect(awalPekan(hari("2023-12-31"))).toBe("2023-12-25");
  expect(pekanDari(hari("2026-12-31")).at(-1)).toBe("2027-01-03");
});

test("a month is six whole weeks", () => {
  const november = bulanDari(hari("2026-11-27"));
  expect([november.length, november[0], november.at(-1)]).toEqual([42, "2026-10-26", "2026-12-06"]);
});

test("a month on is the same day, or its last one", () => {
  expect(moveMonth(hari("2026-01-31"), 1)).toBe("2026-02-28");
  expect(moveMonth(hari("2026-01-15"), -1)).toBe("2025-12-15");
  expect(moveMonth(hari("2026-12-31"), 2)).toBe("2027-02-28");
});
