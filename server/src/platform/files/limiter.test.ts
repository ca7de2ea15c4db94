import { expect, test } from "vitest";
import { limiter } from "./limiter.ts";

test("runs no more than its number at once, in order, and goes on after a failure", async () => {
  const limited = limiter(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (n: number) =>
    limited(async () => {
      started.push(n);
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      if (n % 3 === 0) throw new Error("gagal");
      return n;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(task));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(results.filter((result) => result.status === "rejected")).toHaveLength(3);
  expect(await task(7)).toBe(7);
});
