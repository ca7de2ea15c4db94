import { expect, test } from "vitest";
import { dimaksud } from "./rules.ts";

const NAMES = ["Oven Gas 3 Rak", "Spinner Peniris Minyak"];

test.each([
  ["spiner", "spinner"],
  ["peniris mniyak", "peniris minyak"],
  // A word of three letters is known, a shorter one is near to too many.
  ["gsa", "gas"],
  // The beginning of a word stands beside one that was meant, as it is.
  ["spiner peni", "spinner peni"],
  ["Spiner Peniris", "spinner peniris"],
  ["spiner oven", null],
  // What was said as it is found needs no other.
  ["oven gas", null],
  ["oven minyak", null],
  ["kulkas", null],
  ["--", null],
  ["", null],
])("%s is meant as %s", (q, meant) => {
  expect(dimaksud(q, NAMES)).toBe(meant);
});
