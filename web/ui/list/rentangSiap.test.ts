import { expect, test } from "vitest";
import { rentangSiap } from "./rentangSiap.ts";

const siap = (hariIni: string) =>
  Object.fromEntries(rentangSiap(hariIni).map(({ label, dari, sampai }) => [label, [dari, sampai]]));

test("last month is whole, also over New Year and at the end of February", () => {
  expect(siap("2026-11-22")).toMatchObject({
    "Hari ini": ["2026-11-22", "2026-11-22"],
    "Bulan ini": ["2026-11-01", "2026-11-22"],
    "Bulan lalu": ["2026-10-01", "2026-10-31"],
    "Tahun lalu": ["2025-01-01", "2025-12-31"],
  });
  expect(siap("2026-01-05")["Bulan lalu"]).toEqual(["2025-12-01", "2025-12-31"]);
  expect(siap("2028-03-31")["Bulan lalu"]).toEqual(["2028-02-01", "2028-02-29"]);
});
