import { expect, test } from "vitest";
import { nilaiKetentuan } from "./nilaiKetentuan.ts";

test("a rate is told in per cent, a number as it is, and what is neither as a fraction", () => {
  const told = (atas: number, bawah: number) => nilaiKetentuan({ atas, bawah });
  expect([told(12, 100), told(5, 1000), told(20, 1), told(4_800_000_000, 1), told(11, 12)]).toEqual([
    ...["12%", "0,5%", "20", "4.800.000.000", "11/12"],
  ]);
});
