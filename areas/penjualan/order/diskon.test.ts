import fc from "fast-check";
import { expect, test } from "vitest";
import { diskonBerlebih, hargaBersih, persenDiskon, problemOfDiskon, sebelumDiskon } from "./diskon.ts";

const line = (namaProduk: string, harga: number, diskon: number) => ({ namaProduk, harga, diskon });

test("a discount is given off the price of a unit", () => {
  expect(hargaBersih({ harga: 1000, diskon: 250 })).toBe(750);
  expect(sebelumDiskon({ hargaProduk: 750, diskon: 250 })).toBe(1000);
  expect(persenDiskon({ harga: 1000, diskon: 125 })).toBe("12,5%");
  expect(persenDiskon({ harga: 0, diskon: 0 })).toBe("0%");
  expect(problemOfDiskon("Oven", { harga: 1000, diskon: 1000 })).toBeNull();
  expect(problemOfDiskon("Oven", { harga: 1000, diskon: 1001 })).toBe("Diskon Oven melebihi harganya");
});

test("a discount at the limit of a role is its own, one rupiah above it waits", () => {
  const lebih = (batas: number | null, ...lines: ReturnType<typeof line>[]) =>
    diskonBerlebih(lines, { role: "Sales", batas });
  expect([lebih(null, line("Oven", 1000, 1000)), lebih(5), lebih(5, line("Oven", 1000, 50))]).toEqual([
    null,
    null,
    null,
  ]);
  expect(lebih(5, line("Oven", 1000, 60))).toBe("Diskon Oven 6% melebihi batas role Sales 5%");
  // Beyond by less than two digits show: not said to be the limit itself.
  expect(lebih(5, line("Oven", 1_000_000, 50_001))).toBe("Diskon Oven 5,01% melebihi batas role Sales 5%");
  expect(lebih(0, line("Oven", 1000, 1), line("Rak", 1000, 0))).toBe("Diskon Oven 0,1% melebihi batas role Sales 0%");
  expect(
    lebih(5, line("Oven", 1000, 100), line("Rak", 1000, 50), line("Tungku", 400, 30), line("Oven", 1000, 100)),
  ).toBe("Diskon Oven 10%, Tungku 7,5% melebihi batas role Sales 5%");
});

test("what waits is just what is beyond the limit, to the rupiah", () => {
  const harga = fc.integer({ min: 1, max: 9e9 });
  fc.assert(
    fc.property(harga, fc.integer({ min: 0, max: 100 }), fc.boolean(), (satu, batas, lewat) => {
      const paling = Math.floor((satu * batas) / 100);
      const hasil = diskonBerlebih([line("Oven", satu, lewat ? paling + 1 : paling)], { role: "Sales", batas });
      expect(hasil === null).toBe(!lewat);
    }),
  );
});
