import fc from "fast-check";
import { expect, test } from "vitest";
import { searchTerms } from "./searchTerms.ts";

const finds = (typed: string, text: string): boolean =>
  searchTerms(typed.toLowerCase()).every((spellings) => spellings.some((word) => text.toLowerCase().includes(word)));

test("words are found in any order, also with a comma between", () => {
  const text = "SO-2611-00155\nPT Rempah Nusantara\nDewi Lestari";
  for (const typed of ["rempah nusantara", "nusantara  rempah", "nusantara, rempah", "lestari 2611 PT"]) {
    expect(finds(typed, text), typed).toBe(true);
  }
  expect(finds("rempah melati", text)).toBe(false);
});

test("a code is found without its signs, with others, and without zeros", () => {
  for (const typed of ["SO 2611 155", "2611-155", "so2611155", "so261100155", "SO/2611/00155", "2611 155", "so2611"]) {
    expect(finds(typed, "SO-2611-00155"), typed).toBe(true);
  }
  expect(finds("so 2611 155", "SO-2611-01155")).toBe(false);
  expect(finds("so 2611 155", "INV-2611-00155")).toBe(false);
  // A thirteenth month is no code.
  expect(searchTerms("so 2613 155")).toEqual([["so"], ["2613"], ["155"]]);
  expect(finds("ktl500ss", "Ketel\nKTL-500-SS")).toBe(true);
  expect(finds("pmp3/1", "PMP-3/1")).toBe(true);
  expect(finds("ovn 9", "Oven\nOVN-9")).toBe(true);
});

test("a short number is found behind its word alone", () => {
  expect(finds("oven 1", "Oven 12\nOVN-5")).toBe(true);
  expect(finds("oven 1", "Oven 9\nOVN-1")).toBe(false);
  expect(searchTerms("9 oven")).toEqual([["9"], ["oven"]]);
});

test("a text is always found by any part of it", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab 26110,-/ \n%é"), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (whole, from, to) => {
      const part = whole.slice(Math.min(from, to) % whole.length, (Math.max(from, to) % whole.length) + 1);
      expect(finds(part, whole)).toBe(true);
    }),
  );
});

test("up to eight words are searched for each, more as they stand", () => {
  const words = (n: number) => Array.from({ length: n }, (_, at) => `kata${"abcdefghij"[at]}`);
  expect(searchTerms(words(8).join(" "))).toEqual(words(8).map((word) => [word]));
  expect(searchTerms(words(9).join(" "))).toEqual([[words(9).join(" ")]]);
  expect([searchTerms(" , "), searchTerms("")]).toEqual([[[" , "]], [[""]]]);
});
