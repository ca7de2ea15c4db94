import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hargaNaik } from "./persen.ts";

test("a price rises and falls by per cent and is rounded once, to the nearest step", () => {
  expect(hargaNaik(25_000_000, 5, 1)).toBe(26_250_000);
  expect(hargaNaik(1_234_567, 2.5, 1)).toBe(1_265_431);
  expect(hargaNaik(1_234_567, 2.5, 500)).toBe(1_265_500);
  expect(hargaNaik(1_234_567, -10, 1000)).toBe(1_111_000);
  expect(hargaNaik(250, 0, 500)).toBe(500);
  expect(hargaNaik(999, 0.05, 1)).toBe(999);
  expect(hargaNaik(1_001, 0.05, 1)).toBe(1_002);
  // What has a price keeps one, and what has none gets none.
  expect(hargaNaik(200, -50, 1000)).toBe(1000);
  expect(hargaNaik(0, 50, 1000)).toBe(0);
});

test("no price is further from its per cent than half a step", () => {
  const langkah = fc.constantFrom(1, 100, 500, 1000);
  fc.assert(
    fc.property(
      fc.integer({ min: 2_000, max: 900_000_000_000 }),
      fc.integer({ min: -9_000, max: 100_000 }),
      langkah,
      (harga, persen, satuan) => {
        const baru = hargaNaik(harga, persen / 100, satuan);
        expect(baru % satuan).toBe(0);
        expect(baru).toBeGreaterThan(0);
        const teliti = BigInt(harga) * BigInt(10_000 + persen);
        const beda = BigInt(baru) * 10_000n - teliti;
        expect(2n * (beda < 0n ? -beda : beda) <= BigInt(satuan) * 10_000n || baru === satuan).toBe(true);
      },
    ),
  );
});
