import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hargaSesudah, judgeUndo } from "./rules.ts";

test("a price rises and falls by per cent and is rounded once, to the nearest step", () => {
  expect(hargaSesudah(25_000_000, 5_000, 1)).toBe(26_250_000);
  expect(hargaSesudah(1_234_567, 2_500, 1)).toBe(1_265_431);
  expect(hargaSesudah(1_234_567, 2_500, 500)).toBe(1_265_500);
  expect(hargaSesudah(1_234_567, -10_000, 1000)).toBe(1_111_000);
  expect(hargaSesudah(250, 0, 500)).toBe(500);
  // What has a price keeps one, and what has none gets none.
  expect(hargaSesudah(200, -50_000, 1000)).toBe(1000);
  expect(hargaSesudah(0, 50_000, 1000)).toBe(0);
});

test("no price is further from its per cent than half a step", () => {
  const langkah = fc.constantFrom(1, 100, 500, 1000);
  fc.assert(
    fc.property(
      fc.integer({ min: 2_000, max: 900_000_000_000 }),
      fc.integer({ min: -90_000, max: 1_000_000 }),
      langkah,
      (harga, persen, satuan) => {
        const baru = hargaSesudah(harga, persen, satuan);
        expect(baru % satuan).toBe(0);
        expect(baru).toBeGreaterThan(0);
        const teliti = BigInt(harga) * BigInt(100_000 + persen);
        const beda = BigInt(baru) * 100_000n - teliti;
        expect(2n * (beda < 0n ? -beda : beda) <= BigInt(satuan) * 100_000n || baru === satuan).toBe(true);
      },
    ),
  );
});

test("what somebody changed since stays, each field by itself", () => {
  const lama = { hargaProduk: 100, minimalStock: 2, aktif: null };
  const baru = { hargaProduk: 110, minimalStock: 5, aktif: null };
  const satu = (kini: object) => ({
    ...{ idProduk: 1, kodeProduk: "A", namaProduk: "A", lama, baru },
    kini: { hargaProduk: 110, minimalStock: 5, aktif: false, ...kini },
  });
  const { kembali, tetap } = judgeUndo([
    satu({}),
    satu({ hargaProduk: 120 }),
    satu({ hargaProduk: 120, minimalStock: 2 }),
  ] as never);
  expect(kembali.map((row) => row.sesudah)).toEqual([
    { hargaProduk: 100, minimalStock: 2, aktif: false },
    { hargaProduk: 120, minimalStock: 2, aktif: false },
  ]);
  expect(tetap.map(({ isian }) => isian)).toEqual(["harga", "harga"]);
});
