import { expect, test } from "vitest";
import { readNumber, type Shown, shownAfter, writtenNumber } from "./readNumber.ts";

const UANG = { min: 0, max: 999_999_999_999_999, uang: true };
const JUMLAH = { ...UANG, uang: false };

test("an amount is read however people write it", () => {
  for (const typed of ["2500000", "2.500.000", "Rp 2.500.000", "rp2.500.000", "Rp. 2.500.000,00", "Rp 2.500.000,-"]) {
    expect(readNumber(typed, UANG), typed).toEqual({ angka: 2_500_000, masalah: null });
  }
  expect(readNumber(" ", UANG)).toEqual({ angka: "", masalah: null });
  expect(readNumber("-Rp 5.000", { ...UANG, min: -10_000 })).toEqual({ angka: -5_000, masalah: null });
});

test("what is no whole number is none, and none becomes another", () => {
  for (const typed of ["12.5", "12,5", "1e5", "2,500,000", "1.00", "5 juta", "--5", "Rp", "-", "0x10", "5000x"]) {
    const { angka, masalah } = readNumber(typed, UANG);
    expect(angka, typed).toBe("");
    expect(masalah, typed).toBe("Isi dengan rupiah bulat, misalnya 2.500.000");
  }
  expect(readNumber("Rp 5", JUMLAH).masalah).toBe("Isi dengan bilangan bulat, misalnya 1250");
});

test("too small and too large are said with the limit", () => {
  expect(readNumber("-5000", UANG)).toEqual({ angka: "", masalah: "Paling sedikit 0" });
  expect(readNumber("99999999999999999999", UANG)).toEqual({ angka: "", masalah: "Paling banyak 999.999.999.999.999" });
  expect(readNumber("1.001", { ...JUMLAH, max: 1000 })).toEqual({ angka: "", masalah: "Paling banyak 1.000" });
});

/** The text after these keys were typed one by one. */
function typing(keys: string, rules = UANG): Shown {
  let shown: Shown = { text: "", ours: true };
  for (const key of keys)
    shown = shownAfter(shown, { raw: shown.text + key, inputType: "insertText", data: key }, rules);
  return shown;
}
const erased = (text: string) =>
  shownAfter({ text, ours: true }, { raw: text.slice(0, -1), inputType: "deleteContentBackward", data: null }, UANG);
const pasted = (raw: string, rules = UANG) =>
  shownAfter({ text: "Rp 0", ours: true }, { raw, inputType: "insertFromPaste", data: null }, rules);

test("an amount is grouped while it is typed, its own dots typed or not", () => {
  expect(typing("1250000").text).toBe("Rp 1.250.000");
  expect(typing("1.250.000").text).toBe("Rp 1.250.000");
  expect(typing("1250000", JUMLAH).text).toBe("1.250.000");
  expect(erased("Rp 1.250").text).toBe("Rp 125");
  expect(erased("Rp 1").text).toBe("");
  expect(pasted("Rp 2.500.000").text).toBe("Rp 2.500.000");
});

test("what can not be read stays as it was typed", () => {
  expect(typing("-5000").text).toBe("-5000");
  expect(typing("12.5").text).toBe("Rp 12.5");
  expect(typing("1e5").text).toBe("Rp 1e5");
  for (const raw of ["-5000", "12.5", "1e5", "99999999999999999999"]) expect(pasted(raw).text).toBe(raw);
  // A pasted number that begins like the old one is not the same as deleting digits.
  expect(
    shownAfter({ text: "12.500", ours: true }, { raw: "12.5", inputType: "insertFromPaste", data: null }, JUMLAH).text,
  ).toBe("12.5");
});

test("no digit of a number that is too long is lost or changed", () => {
  expect(typing("99999999999999999999").text.replace(/\D/g, "")).toBe("99999999999999999999");
});

test("a value from outside is shown as money or plain", () => {
  expect(writtenNumber(1_250_000, true)).toBe("Rp 1.250.000");
  expect(writtenNumber(-5_000, true)).toBe("-Rp 5.000");
  expect(writtenNumber("", true)).toBe("");
  expect(writtenNumber(null, false)).toBe("");
});
