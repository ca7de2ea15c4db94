import { expect, test } from "vitest";
import { umur } from "./umur.ts";

test("an age is told in its largest unit", () => {
  const MINUTE = 60_000;
  expect([0, 59_999, MINUTE, 59 * MINUTE, 60 * MINUTE, 23.9 * 60 * MINUTE, 50 * 60 * MINUTE].map(umur)).toEqual([
    "baru saja",
    "baru saja",
    "1 menit lalu",
    "59 menit lalu",
    "1 jam lalu",
    "23 jam lalu",
    "2 hari lalu",
  ]);
});
