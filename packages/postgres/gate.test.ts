import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Gate } from "./gate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Those of `many` that are inside, in the order in which they came in. */
function asking(gate: Gate, many: number): number[] {
  const inside: number[] = [];
  for (let one = 1; one <= many; one += 1)
    gate.enter({ enter: () => inside.push(one), refuse: () => inside.push(-one) });
  return inside;
}

test("lets in as many as usual, and the next where one comes out", () => {
  const gate = new Gate(2, 4);
  const inside = asking(gate, 5);
  expect(inside).toEqual([1, 2]);
  expect(gate.waiting).toBe(3);
  gate.leave();
  expect(inside).toEqual([1, 2, 3]);
});

test("lets in more while nobody comes out, never more than most, and as many as usual again when they come out", () => {
  const gate = new Gate(2, 4);
  const inside = asking(gate, 9);
  vi.advanceTimersByTime(20);
  expect(inside).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(200);
  expect(inside).toEqual([1, 2, 3, 4]);
  for (let moment = 0; moment < 3; moment += 1) {
    gate.leave();
    vi.advanceTimersByTime(20);
  }
  // Three came out; for two of them nobody came in.
  expect(inside).toEqual([1, 2, 3, 4, 5]);
  gate.leave();
  expect(inside).toEqual([1, 2, 3, 4, 5, 6]);
});

test("refuses who waits, and nobody else", () => {
  const gate = new Gate(1, 1);
  const inside = asking(gate, 3);
  gate.refuseAll(new Error("gone"));
  expect(inside).toEqual([1, -2, -3]);
  gate.leave();
  expect(asking(gate, 1)).toEqual([1]);
});
