import { expect, test } from "vitest";
import { sumDampak } from "./dampakBersama.ts";

test("several decisions together: each account once, a transfer on both, what moves no money nowhere", () => {
  expect(
    sumDampak([
      { arah: "masuk", nominal: 22_900_000, rekening: "BRI RJP" },
      { arah: "keluar", nominal: 5_000_000, rekening: "BCA RJP" },
      { arah: "pindah", nominal: 3_000_000, rekening: "BRI RJP → BCA RJP" },
      { arah: null, nominal: 9_000_000, rekening: "" },
      { arah: "masuk", nominal: null, rekening: "BRI RJP" },
    ]),
  ).toEqual([
    { rekening: "BRI RJP", jumlah: 19_900_000 },
    { rekening: "BCA RJP", jumlah: -2_000_000 },
  ]);
});
