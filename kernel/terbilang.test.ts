import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { terbilang } from "./terbilang.ts";

const UNITS: Record<string, number> = {
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
};
const SCALES: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 };

/** Reads the words back by the rules of the language, independently of `terbilang`. */
function read(words: string): number {
  let total = 0;
  let group = 0;
  let digit = 0;
  for (const word of words.replace(/ rupiah$/, "").split(" ")) {
    if (word === "nol") digit = 0;
    else if (word === "sepuluh") group += 10;
    else if (word === "sebelas") group += 11;
    else if (word === "seratus") group += 100;
    else if (word === "seribu") total += 1000;
    else if (word === "belas") [group, digit] = [group + 10 + digit, 0];
    else if (word === "puluh") [group, digit] = [group + digit * 10, 0];
    else if (word === "ratus") [group, digit] = [group + digit * 100, 0];
    else if (word in SCALES) [total, group, digit] = [total + (group + digit) * (SCALES[word] ?? 0), 0, 0];
    else digit = UNITS[word] ?? Number.NaN;
  }
  return total + group + digit;
}

describe("terbilang", () => {
  test.each([
    [0, "nol rupiah"],
    [1, "satu rupiah"],
    [10, "sepuluh rupiah"],
    [11, "sebelas rupiah"],
    [12, "dua belas rupiah"],
    [20, "dua puluh rupiah"],
    [21, "dua puluh satu rupiah"],
    [100, "seratus rupiah"],
    [111, "seratus sebelas rupiah"],
    [200, "dua ratus rupiah"],
    [1000, "seribu rupiah"],
    [1001, "seribu satu rupiah"],
    [1100, "seribu seratus rupiah"],
    [2000, "dua ribu rupiah"],
    [11_000, "sebelas ribu rupiah"],
    [100_000, "seratus ribu rupiah"],
    [1_000_000, "satu juta rupiah"],
    [1_001_000, "satu juta seribu rupiah"],
    [1_200_000, "satu juta dua ratus ribu rupiah"],
    [1_000_000_000, "satu miliar rupiah"],
    [2_000_000_000_000, "dua triliun rupiah"],
    [149_500_750, "seratus empat puluh sembilan juta lima ratus ribu tujuh ratus lima puluh rupiah"],
  ])("%d is %s", (amount, words) => {
    expect(terbilang(amount)).toBe(words);
  });

  test("every amount reads back as itself", () => {
    const amounts = fc.oneof(fc.nat(5000), fc.nat(2_000_000_000), fc.integer({ min: 0, max: 999_999_999_999_999 }));
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(read(terbilang(amount))).toBe(amount);
      }),
    );
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_000_000_000])("refuses %d", (amount) => {
    expect(() => terbilang(amount)).toThrow(RangeError);
  });
});
