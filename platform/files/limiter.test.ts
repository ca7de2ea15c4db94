import { expect, test } from "vitest";
import { limiter, limiterPerKey } from "./limiter.ts";

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

test("tasks of one key wait for each other, those of another key do not", async () => {
  const limited = limiterPerKey<string>(1);
  const log: string[] = [];
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const first = limited("sari", async () => {
    await held;
    log.push("sari 1");
  });
  const second = limited("sari", async () => log.push("sari 2"));
  await limited("joko", async () => log.push("joko"));
  release();
  await Promise.all([first, second]);
  expect(log).toEqual(["joko", "sari 1", "sari 2"]);
  expect(await limited("sari", async () => "lagi")).toBe("lagi");
});
