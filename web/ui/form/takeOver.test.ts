import { expect, test } from "vitest";
import { takeOver } from "./takeOver.ts";

const base = { nama: "Budi", telp: "081", kota: "Solo", versi: 1 };

test("a colleague's changes come in where nothing was typed; typing stays, and a clash is told at its field", () => {
  const fresh = { nama: "Budi", telp: "082", kota: "Tegal", versi: 2 };
  const merged = takeOver(base, fresh, { ...base, nama: "Budi S", kota: "Semarang" });
  expect(merged?.values).toEqual({ nama: "Budi S", telp: "082", kota: "Semarang", versi: 2 });
  expect(Object.keys(merged?.conflicts ?? {})).toEqual(["kota"]);
  expect(merged?.conflicts.kota ?? "").toMatch(/Tegal/);
});

test("both typed the same: no clash", () => {
  const merged = takeOver(base, { ...base, kota: "Tegal", versi: 2 }, { ...base, kota: "Tegal" });
  expect(merged?.conflicts).toEqual({});
});

test("a record that did not change was refused for another reason", () => {
  expect(takeOver(base, { ...base }, { ...base, nama: "X" })).toBeNull();
});
