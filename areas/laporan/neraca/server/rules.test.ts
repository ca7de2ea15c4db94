import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import { mayFill } from "./rules.ts";

test("figures are not entered for the last day of a closed month, and for the day after it they are", () => {
  const hari = (day: string, tutup: string | null) => mayFill(day as Tanggal, tutup as Tanggal | null);
  expect(hari("2026-05-31", "2026-05-31").alasan).toBe("Bulan Mei 2026 sudah ditutup");
  expect(hari("2026-06-01", "2026-05-31").boleh).toBe(true);
  expect(hari("2026-05-31", null).boleh).toBe(true);
});
