import { expect, test } from "vitest";
import { geserBulan } from "#kernel/kalender.ts";
import { masaPilihan, satuanMasa } from "./masa.ts";

test("a range is made of whole calendar years and the months beside them", () => {
  expect(satuanMasa({ awal: "2025-11", akhir: "2027-02" })).toEqual({
    tahun: ["2026-01-01"],
    bulan: ["2025-11-01", "2025-12-01", "2027-01-01", "2027-02-01"],
  });
  expect(satuanMasa({ awal: "2026-01", akhir: "2026-12" })).toEqual({ tahun: ["2026-01-01"], bulan: [] });
  expect(satuanMasa({ awal: "2026-01", akhir: "2026-03" }).bulan).toEqual(["2026-01-01", "2026-02-01", "2026-03-01"]);
  expect(satuanMasa({ awal: "2026-02", akhir: "2026-01" })).toEqual({ tahun: [], bulan: [] });
});

test("the ranges of one press are those of the month in which it is", () => {
  expect(masaPilihan("2026-02")).toEqual({
    "Bulan Ini": { awal: "2026-02", akhir: "2026-02" },
    "Bulan Lalu": { awal: "2026-01", akhir: "2026-01" },
    "Triwulan Ini": { awal: "2026-01", akhir: "2026-03" },
    "Tahun Ini": { awal: "2026-01", akhir: "2026-12" },
    "Tahun Lalu": { awal: "2025-01", akhir: "2025-12" },
  });
  const triwulan = ["2026-03", "2026-04", "2026-12"].map((bulan) => masaPilihan(bulan)["Triwulan Ini"].awal);
  expect(triwulan).toEqual(["2026-01", "2026-04", "2026-10"]);
  expect(geserBulan("2026-01", -1)).toBe("2025-12");
});
