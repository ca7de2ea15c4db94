import fc from "fast-check";
import { expect, test } from "vitest";
import { ribuan, rupiah, tanggal } from "./format.ts";
import { typedDay, typedNumber } from "./typed.ts";

test("a day is read however a person writes it", () => {
  for (const typed of ["05-01-1990", "5/1/1990", "5.1.1990", "05011990", "1990-01-05", "1990-1-5", " 5 Jan 1990 "]) {
    expect(typedDay(typed), typed).toBe("1990-01-05");
  }
  for (const typed of ["5 Januari 1990", "5-JAN-1990", "5 january 1990", "5Jan1990", "5 Jan. 1990", "5 Jan, 1990"]) {
    expect(typedDay(typed), typed).toBe("1990-01-05");
  }
  const months = ["Jan", "Peb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agt", "Sept", "Okt", "Nop", "Des"];
  expect(months.map((name) => typedDay(`1 ${name} 2024`)?.slice(5, 7))).toEqual(
    months.map((_, at) => String(at + 1).padStart(2, "0")),
  );
});

test("what is no day, or none that there is, is none", () => {
  const wrong = [
    "",
    "5",
    "05-01",
    "05-01-90",
    "31-06-1985",
    "1990-02-30",
    "5 Ja 1990",
    "5 Foo 1990",
    "Jan 1990",
    "32874",
  ];
  for (const typed of wrong) expect(typedDay(typed), typed).toBe(null);
});

test("an amount is read as it is shown anywhere in the app", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      expect(typedNumber(ribuan(amount))).toBe(String(amount));
      if (amount >= 0) expect(typedNumber(rupiah(amount))).toBe(String(amount));
    }),
  );
  for (const typed of ["2500000", "2.500.000", "Rp 2.500.000", "rp2.500.000", "Rp. 2.500.000,00", "Rp 2.500.000,-"]) {
    expect(typedNumber(typed), typed).toBe("2500000");
  }
});

test("a number is never read as another one", () => {
  const unclear = ["", "Rp", "2,5", "2.5", "2.50", "2500.000", "2.5000", "2,500,000", "1e3", "12a", "2.500.000,50"];
  for (const typed of unclear) expect(typedNumber(typed), typed).toBe(null);
});

test("a day reads back as it is shown", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("1900-01-01"), max: new Date("2999-12-31"), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(typedDay(tanggal(day))).toBe(day);
    }),
  );
});
