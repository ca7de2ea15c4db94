import { expect, test } from "vitest";
import { pagesShown } from "./pages.ts";

test("three pages around the current one, one at each end, gaps between", () => {
  expect(pagesShown(1, 1)).toEqual([1]);
  expect(pagesShown(1, 8)).toEqual([1, 2, 3, null, 8]);
  expect(pagesShown(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pagesShown(9, 9)).toEqual([1, null, 7, 8, 9]);
});

test("a gap of a single page shows that page", () => {
  expect(pagesShown(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});
