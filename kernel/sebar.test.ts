import fc from "fast-check";
import { expect, test } from "vitest";
import { spread } from "./sebar.ts";

const sum = (values: readonly number[]) => values.reduce((jumlah, satu) => jumlah + satu, 0);

test("an amount is spread to the whole rupiah, each part less than one from its exact share", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000_000),
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 200 }),
      (nominal, bobot) => {
        const bagian = spread(nominal, bobot);
        expect(sum(bagian)).toBe(nominal);
        const semua = sum(bobot);
        if (semua === 0) return;
        const tepat = bagian.every((satu, at) => Math.abs(satu - (nominal * (bobot[at] ?? 0)) / semua) < 1);
        expect(tepat).toBe(true);
      },
    ),
  );
});

test("what has no weights at all is shared evenly, and over nothing nothing is spread", () => {
  expect(spread(10, [0, 0, 0])).toEqual([4, 3, 3]);
  expect(spread(0, [])).toEqual([]);
});
