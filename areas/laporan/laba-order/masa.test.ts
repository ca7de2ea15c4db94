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
  const pilihan = masaPilihan("2026-02");
  expect(pilihan["Bulan Lalu"]).toEqual({ awal: "2026-01", akhir: "2026-01" });
  expect(pilihan["Triwulan Ini"]).toEqual({ awal: "2026-01", akhir: "2026-03" });
  expect(pilihan["Tahun Lalu"]).toEqual({ awal: "2025-01", akhir: "2025-12" });
  expect(geserBulan("2026-01", -1)).toBe("2025-12");
});
