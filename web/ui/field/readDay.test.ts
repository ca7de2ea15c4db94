import { expect, test } from "vitest";
import { problemOfDay, problemOfRentang, readDay } from "./readDay.ts";

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

test("a day that no calendar has is told apart from what is no day, and from one that is out of bounds", () => {
  for (const typed of ["31-06-1985", "1990-02-30", "30/2/1990", "29-02-2025", "00-01-2026", "01-13-2026"]) {
    expect(problemOfDay(typed), typed).toBe("Tanggal tidak ada");
  }
  for (const typed of ["lusa", "5", "05-03-26"])
    expect(problemOfDay(typed), typed).toBe("Tulis tanggal sebagai DD-MM-YYYY");
  const until = { max: "2026-11-21" };
  expect(problemOfDay("22-11-2026", until)).toBe("Tanggal tidak boleh setelah 21-11-2026");
  expect(problemOfDay("21-11-2026", until)).toBe(null);
  expect(problemOfDay("20-11-2026", { min: "2026-11-21" })).toBe("Tanggal tidak boleh sebelum 21-11-2026");
  // However far beyond it is, also where no field takes it.
  for (const typed of ["22-11-2026", "01-01-3000", "9999-12-31"]) {
    expect(problemOfDay(typed, until, "2026-11-21"), typed).toBe("Tanggal tidak boleh setelah hari ini");
  }
  expect(problemOfDay("01-01-1800", until)).toBe("Tanggal tidak boleh sebelum 01-01-1900");
  expect(problemOfDay("01-01-3000")).toBe("Tanggal tidak boleh setelah 31-12-2999");
  expect(problemOfDay(" ")).toBe(null);
});

test("a range says which of its days is wrong, or that they are the wrong way round", () => {
  expect(problemOfRentang("2026-01-01", "2026-12-31")).toBe(null);
  expect(problemOfRentang("", "2026-12-31")).toBe(null);
  expect(problemOfRentang("2026-12-31", "2026-01-01")).toBe("Tanggal awal melewati tanggal akhir");
  expect(problemOfRentang("31-06-1985", "2026-01-01")).toBe("Tanggal tidak ada");
});
