import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import { pelaksana, rentangLalu, sebulanLalu, setahunSampai } from "./rules.ts";

const hari = (tanggal: string) => tanggal as Tanggal;

test("Management decides about the daily work, and does not do it", () => {
  expect(["Management", "Admin", "Sales"].map((role) => pelaksana({ role }))).toEqual([false, true, true]);
});

test.each([
  ["2026-11-22", "2026-10-22"],
  ["2026-03-31", "2026-02-28"],
  ["2024-03-30", "2024-02-29"],
  ["2026-01-15", "2025-12-15"],
])("a month before %s is %s", (tanggal, lalu) => {
  expect(sebulanLalu(hari(tanggal))).toBe(lalu);
});

test.each([
  ["2026-11-01", "2026-11-22", "2026-10-01", "2026-10-22"],
  // A whole month is compared with the whole month before.
  ["2026-02-01", "2026-02-28", "2026-01-01", "2026-01-31"],
  ["2026-01-01", "2026-12-31", "2025-12-01", "2026-11-30"],
])("%s to %s is compared with %s to %s", (tglAwal, tglAkhir, awal, akhir) => {
  expect(rentangLalu({ tglAwal: hari(tglAwal), tglAkhir: hari(tglAkhir) })).toEqual({
    tglAwal: awal,
    tglAkhir: akhir,
  });
});

test("twelve months end with the month of the day", () => {
  expect(setahunSampai(hari("2026-11-22"))).toEqual({ tglAwal: "2025-12-01", tglAkhir: "2026-11-22" });
});
