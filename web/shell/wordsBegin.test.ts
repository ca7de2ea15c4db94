import { expect, test } from "vitest";
import { wordsBegin, wordsNearlyBegin } from "./wordsBegin.ts";

test("a label is found by how its words begin, and with a slip in a longer word", () => {
  expect(wordsBegin("Sales Order", "ord sal")).toBe(true);
  expect(wordsBegin("Sales Order", "ordr")).toBe(false);
  for (const typed of ["sal ordr", "slaes", "salses order", "seles", "saels ord"]) {
    expect([typed, wordsNearlyBegin("Sales Order", typed)]).toEqual([typed, true]);
  }
  for (const typed of ["sla", "solos", "sales dua", "rodre"]) {
    expect([typed, wordsNearlyBegin("Sales Order", typed)]).toEqual([typed, false]);
  }
});
