import { expect, test } from "vitest";
import type { Produk } from "../contract.ts";
import { toneOf } from "./status.ts";

const mesin = (jumlahStock: number, mustPo: boolean, statusPo: boolean) =>
  ({ jumlahStock, minimalStock: 2, mustPo, statusPo }) as Produk;

test.each([
  [mesin(2, true, false), "red"],
  [mesin(3, true, false), undefined],
  [mesin(0, false, false), undefined],
  // One that is on a purchase order is taken care of, however low its stock is.
  [mesin(0, true, true), "green"],
  [mesin(9, false, true), "green"],
])("a product row is red at its minimum and green on a purchase order: %o is %s", (row, tone) => {
  expect(toneOf(row)).toBe(tone);
});
