import { expect, test } from "vitest";
import { titleCase } from "./titleCase.ts";

test.each([
  ["GAJI bulan januari", "Gaji Bulan Januari"],
  ["pembayaran rutin (mei)", "Pembayaran Rutin (Mei)"],
  ["invoice INV-2611-00001", "Invoice INV-2611-00001"],
  ["", ""],
])("%s reads %s", (text, read) => {
  expect(titleCase(text)).toBe(read);
});
