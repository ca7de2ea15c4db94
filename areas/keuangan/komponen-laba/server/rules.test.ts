import { expect, test } from "vitest";
import { bolehHapus } from "./rules.ts";

test("a profit component is deleted while nothing uses it and no closed month shows it", () => {
  const bebas = { namaKomponenLaba: "Beban Kantor", bawaan: false, pemakai: 0, ditutup: false };
  expect(bolehHapus(bebas).boleh).toBe(true);
  expect(bolehHapus({ ...bebas, bawaan: true }).alasan).toContain("aturan program");
  expect(bolehHapus({ ...bebas, pemakai: 1 }).alasan).toContain("masih digunakan oleh 1 kebutuhan");
  expect(bolehHapus({ ...bebas, ditutup: true }).alasan).toContain("bulan yang sudah ditutup");
});
