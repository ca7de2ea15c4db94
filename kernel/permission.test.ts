import { expect, test } from "vitest";
import { hasMenu, type Menu, mayCall, withMenu } from "./permission.ts";

const person = (...menu: Menu[]) => ({ role: "Sales", menu });

test("customers open with Sales Order, suppliers with Purchase Order, both debts with Invoice or Pengajuan too", () => {
  const opened = (...menu: Menu[]) =>
    (["Pelanggan", "Piutang", "Pemasok", "Hutang"] as const).filter((screen) => hasMenu(person(...menu), screen));
  expect(opened("Sales Order")).toEqual(["Pelanggan"]);
  expect(opened("Purchase Order")).toEqual(["Pemasok"]);
  expect(opened("Invoice")).toEqual(["Piutang", "Hutang"]);
  expect(opened("Pengajuan")).toEqual(["Piutang", "Hutang"]);
  expect(opened("Piutang", "Pemasok")).toEqual(["Piutang", "Pemasok"]);
  expect(opened("Surat Jalan")).toEqual([]);
  // The menu of a debt opens no calls of the documents behind it.
  expect(mayCall(withMenu("Invoice"), person("Piutang"))).toBe(false);
});
