import { describe, expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import { bolehCancel, bolehSetor, masalahTglSetor } from "./rules.ts";

const [bos, sales] = [{ role: "Super Admin" }, { role: "Sales" }];
const PIMPINAN = "Hanya Super Admin dan Management";
const order = { statusSo: "Proses", dibatalkanOleh: "", semuaKembali: false, orders: [] } as const;

describe("what may be done with an order, and why not", () => {
  test.each([
    ["cancel", bolehCancel(bos, order), null],
    ["cancel as Sales", bolehCancel(sales, order), PIMPINAN],
    [
      "cancel twice",
      bolehCancel(bos, { ...order, statusSo: "Cancel", dibatalkanOleh: "Rina" }),
      "Order sudah dibatalkan oleh Rina",
    ],
    [
      "cancel what was fetched",
      bolehCancel(bos, { ...order, statusSo: "Diambil" }),
      "Order sudah Diambil, tidak dapat dibatalkan",
    ],
    ["cancel what all came back", bolehCancel(bos, { ...order, statusSo: "Diambil", semuaKembali: true }), null],
    [
      "cancel twice what all came back",
      bolehCancel(bos, { ...order, statusSo: "Cancel", dibatalkanOleh: "Rina", semuaKembali: true }),
      "Order sudah dibatalkan oleh Rina",
    ],
    ["note the deposit", bolehSetor(bos, order), null],
    ["note the deposit as Sales", bolehSetor(sales, order), PIMPINAN],
    [
      "note the deposit of a cancelled one",
      bolehSetor(bos, { statusSo: "Cancel" }),
      "Order sudah dibatalkan, status setornya tidak dapat diubah",
    ],
  ])("%s", (_, { boleh, alasan }, expected) => {
    expect(boleh ? null : alasan).toBe(expected);
  });
});

test("a deposit is made between the order's day and today, both included", () => {
  const masalah = (tgl: string) => masalahTglSetor(tgl as Tanggal, "2026-11-10" as Tanggal, "2026-11-20" as Tanggal);
  expect(masalah("2026-11-09")).toMatch(/^Tanggal setor tidak boleh sebelum tanggal order/);
  expect([masalah("2026-11-10"), masalah("2026-11-20")]).toEqual([null, null]);
  expect(masalah("2026-11-21")).toMatch(/^Tanggal setor/);
});
