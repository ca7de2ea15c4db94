import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import { kapan } from "./kapan.ts";

const hari = (satu: string) => satu as Tanggal;
const order = { tglOrder: hari("2026-11-18"), orders: [], mesinSelesai: 1, mesinProgress: 2, suratJalan: [] };

test("a card tells the missing machines, the age of the order, or the day on which goods last left", () => {
  expect(kapan(order, "menungguMesin", hari("2026-11-20"))).toBe("1/3 selesai");
  expect(kapan(order, "siapKirim", hari("2026-11-18"))).toBe("Diorder hari ini");
  expect(kapan(order, "siapKirim", hari("2026-11-20"))).toBe("2 hari");
  const suratJalan = ["2026-11-20", "2026-11-19", ""].map((tglKeluar) => ({ tglKeluar: hari(tglKeluar) }));
  expect(kapan({ ...order, suratJalan }, "terkirim", hari("2026-11-20"))).toContain("20");
});
