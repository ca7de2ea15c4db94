import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { desimal, jakartaToday, ribuan, rupiah, tanggal, waktu } from "./format.ts";

describe("money", () => {
  test.each([
    [0, "Rp 0"],
    [-0, "Rp 0"],
    [999, "Rp 999"],
    [1000, "Rp 1.000"],
    [1_234_567, "Rp 1.234.567"],
    [-5000, "-Rp 5.000"],
    [Number.MAX_SAFE_INTEGER, "Rp 9.007.199.254.740.991"],
  ])("%d is written %s", (amount, written) => {
    expect(rupiah(amount)).toBe(written);
  });

  test("is grouped as the language does it", () => {
    const id = new Intl.NumberFormat("id-ID");
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        expect(ribuan(n)).toBe(id.format(n));
      }),
    );
  });

  test.each([0.5, Number.NaN, 2 ** 60])("%d is no amount", (amount) => {
    expect(() => rupiah(amount)).toThrow(RangeError);
  });
});

test.each([
  [0, "0"],
  [0.08, "0,08"],
  [-0.5, "-0,5"],
  [8.3333, "8,33"],
  [1234.5, "1.234,5"],
  [2000, "2.000"],
])("the decimal %d is written %s", (n, written) => {
  expect(desimal(n)).toBe(written);
});

describe("dates", () => {
  test("are written day first", () => {
    expect(tanggal("2026-11-21")).toBe("21-11-2026");
    expect(tanggal("")).toBe("");
    expect(tanggal(null)).toBe("");
  });

  test("moments are shown as in Jakarta, across midnight and new year", () => {
    expect(waktu("2026-11-21T07:05:09.000Z")).toBe("21-11-2026 14:05:09");
    expect(waktu(new Date("2026-12-31T17:00:00.000Z"))).toBe("01-01-2027 00:00:00");
    expect(jakartaToday(new Date("2026-11-20T16:59:59.999Z"))).toBe("2026-11-20");
    expect(jakartaToday(new Date("2026-11-20T17:00:00.000Z"))).toBe("2026-11-21");
  });

  test("agree with the time zone data", () => {
    const jakarta = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" });
    const moments = fc.date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(jakartaToday(moment)).toBe(jakarta.format(moment));
      }),
    );
  });
});

test("numbers of many digits are grouped by three, and money is whole rupiah", () => {
  expect([1_234_567.5, 12_345, 123.25, 0.5].map(desimal)).toEqual(["1.234.567,5", "12.345", "123,25", "0,5"]);
  expect(() => rupiah(1.5)).toThrow("Not an amount in whole rupiah: 1.5");
});
