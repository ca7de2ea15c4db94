import { expect, test } from "vitest";
import { inSlices, pieces } from "./slices.ts";

test("a long work lets others have their turn, and does every item once and in order", async () => {
  const done: number[] = [];
  let turns = 0;
  const beside = setInterval(() => turns++, 1);
  await inSlices(Array(40).keys(), (item) => {
    done.push(item);
    for (const since = performance.now(); performance.now() - since < 2; );
  });
  clearInterval(beside);
  expect(done).toEqual([...Array(40).keys()]);
  expect(turns).toBeGreaterThan(2);
});

test("pieces of a list are the list", () => {
  expect([...pieces([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...pieces([], 2)]).toEqual([]);
});
