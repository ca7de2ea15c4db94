import { expect, test } from "vitest";
import { openRepeats } from "./repeats.ts";

function counting() {
  let now = 0;
  const written: { name: string; kali: number }[] = [];
  const repeats = openRepeats<{ name: string }>({
    write: (item) => written.push(item),
    keyOf: ({ name }) => name,
    summed: () => ({ name: "many" }),
    clock: () => new Date(now),
  });
  const wait = (minutes: number) => {
    now += minutes * 60_000;
  };
  return { repeats, written, wait };
}

test("the first is written at once, its repeats as one when ten minutes are over", () => {
  const { repeats, written, wait } = counting();
  for (let i = 0; i < 1000; i++) repeats.add({ name: "a" });
  expect(written).toEqual([{ name: "a", kali: 1 }]);
  wait(11);
  repeats.add({ name: "b" });
  expect(written.slice(1)).toEqual([
    { name: "a", kali: 999 },
    { name: "b", kali: 1 },
  ]);
  repeats.close();
});

test("what never repeats is not written twice, and what was counted is written at the end", () => {
  const { repeats, written, wait } = counting();
  repeats.add({ name: "once" });
  wait(11);
  repeats.add({ name: "twice" });
  repeats.add({ name: "twice" });
  repeats.close();
  expect(written).toEqual([
    { name: "once", kali: 1 },
    { name: "twice", kali: 1 },
    { name: "twice", kali: 1 },
  ]);
});

test("a hundred thousand different ones are no more rows than a few hundred", () => {
  const { repeats, written } = counting();
  for (let i = 0; i < 100_000; i++) repeats.add({ name: String(i) });
  repeats.close();
  expect(written.length).toBeLessThan(1000);
  expect(written.reduce((sum, { kali }) => sum + kali, 0)).toBe(100_000);
});
