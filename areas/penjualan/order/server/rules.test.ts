import { describe, expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import { mayCancel, maySetor, problemOfTglSetor } from "./rules.ts";

const [bos, sales] = [{ role: "Super Admin" }, { role: "Sales" }];
const PIMPINAN = "Hanya Super Admin dan Management";
const order = { statusSo: "Proses", dibatalkanOleh: "", semuaKembali: false, orders: [] } as const;

describe("what may be done with an order, and why not", () => {
  test.each([
    ["cancel", mayCancel(bos, order), null],
    ["cancel as Sales", mayCancel(sales, order), PIMPINAN],
    [
      "cancel twice",
      mayCancel(bos, { ...order, statusSo: "Cancel", dibatalkanOleh: "Rina" }),
      "Order sudah dibatalkan oleh Rina",
    ],
    [
      "cancel what was fetched",
      mayCancel(bos, { ...order, statusSo: "Diambil" }),
      "Order sudah Diambil, tidak dapat dibatalkan",
    ],
    ["cancel what all came back", mayCancel(bos, { ...order, statusSo: "Diambil", semuaKembali: true }), null],
    [
      "cancel twice what all came back",
      mayCancel(bos, { ...order, statusSo: "Cancel", dibatalkanOleh: "Rina", semuaKembali: true }),
      "Order sudah dibatalkan oleh Rina",
    ],
    ["note the deposit", maySetor(bos, order), null],
    ["note the deposit as Sales", maySetor(sales, order), PIMPINAN],
    [
      "note the deposit of a cancelled one",
      maySetor(bos, { statusSo: "Cancel" }),
      "Order sudah dibatalkan, status setornya tidak dapat diubah",
    ],
  ])("%s", (_, { boleh, alasan }, expected) => {
    expect(boleh ? null : alasan).toBe(expected);
  });
});

test("a deposit is made between the order's day and today, both included", () => {
  const masalah = (tgl: string) => problemOfTglSetor(tgl as Tanggal, "2026-11-10" as Tanggal, "2026-11-20" as Tanggal);
  expect(masalah("2026-11-09")).toMatch(/^Tanggal setor tidak boleh sebelum tanggal order/);
  expect([masalah("2026-11-10"), masalah("2026-11-20")]).toEqual([null, null]);
  expect(masalah("2026-11-21")).toMatch(/^Tanggal setor/);
});
