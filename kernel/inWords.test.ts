import fc from "fast-check";
import { expect, test } from "vitest";
import { inWords } from "./inWords.ts";

const SMALL: Record<string, number> = Object.fromEntries(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, at) => [word, at]),
);
const TENS: Record<string, number> = Object.fromEntries(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, at) => [word, (at + 2) * 10]),
);
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };

/** Reads the words back by the rules of the language, independently of `inWords`. */
function read(words: string): number {
  let [total, group] = [0, 0];
  for (const word of words.replace(/ rupiah$/, "").split(/[ -]/)) {
    if (word === "hundred") group *= 100;
    else if (word in SCALES) [total, group] = [total + group * (SCALES[word] ?? 0), 0];
    else group += SMALL[word] ?? TENS[word] ?? Number.NaN;
  }
  return total + group;
}

test.each([
  [0, "zero rupiah"],
  [17, "seventeen rupiah"],
  [20, "twenty rupiah"],
  [42, "forty-two rupiah"],
  [100, "one hundred rupiah"],
  [1_001, "one thousand one rupiah"],
  [24_500_000, "twenty-four million five hundred thousand rupiah"],
  [2_000_000_000_000, "two trillion rupiah"],
])("%i is %s", (amount, words) => {
  expect(inWords(amount)).toBe(words);
});

test("whoever reads the words knows the amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (amount) => read(inWords(amount)) === amount),
  );
});

test("half rupiah, debts and more than the words can say are refused", () => {
  for (const amount of [0.5, -1, 1_000_000_000_000_000]) expect(() => inWords(amount)).toThrow(RangeError);
});
