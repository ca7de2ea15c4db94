import { expect, test } from "vitest";
import { mayRemove } from "./rules.ts";

test("a profit component is deleted while nothing uses it and no closed month shows it", () => {
  const bebas = { namaKomponenLaba: "Beban Kantor", bawaan: false, pemakai: 0, ditutup: false };
  expect(mayRemove(bebas).boleh).toBe(true);
  expect(mayRemove({ ...bebas, bawaan: true }).alasan).toContain("aturan program");
  expect(mayRemove({ ...bebas, pemakai: 1 }).alasan).toContain("masih digunakan oleh 1 kebutuhan");
  expect(mayRemove({ ...bebas, ditutup: true }).alasan).toContain("bulan yang sudah ditutup");
});
