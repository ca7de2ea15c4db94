import { expect, test } from "vitest";
import { readDay } from "./readDay.ts";

test("a day is read however it is typed", () => {
  for (const typed of ["05-03-2026", "5/3/2026", "5.3.2026", "05032026", "2026-03-05", " 2026-3-5 "]) {
    expect(readDay(typed), typed).toBe("2026-03-05");
  }
});

test("what is no day yet is none", () => {
  for (const typed of ["", "5", "05-03", "05-03-26", "31-02-2026", "00-01-2026", "lusa"]) {
    expect(readDay(typed), typed).toBe(null);
  }
});
