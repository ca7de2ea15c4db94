import { expect, test } from "vitest";
import * as z from "zod/mini";
import { akhirBulan, geserBulan, isHari, luarBatas } from "./kalender.ts";
import { berbulan, berentang, rentang, rentangBulan, rentangPenuh } from "./range.ts";
import type { Tanggal } from "./types.ts";

const hari = (text: string | null) => text as Tanggal;

test("a day is one of the calendar", () => {
  const [ada, tidak] = [
    ["2026-11-20", "2024-02-29", "0026-01-01", "2026-12-31"],
    [
      "2026-02-29",
      "2026-13-01",
      "2026-00-10",
      "2026-11-31",
      "2026-1-1",
      "x2026-11-20",
      "2026-11-20x",
      "",
      "2026-11-00",
    ],
  ];
  expect(ada?.filter((satu) => !isHari(satu))).toEqual([]);
  expect(tidak?.filter(isHari)).toEqual([]);
});

test("a field takes days within its bounds, and calls today so", () => {
  const batas = { min: "2026-01-01", max: "2026-11-20", today: "2026-11-20" };
  const masalah = (satu: string) => luarBatas("Tanggal", satu, batas);
  expect([masalah("2026-01-01"), masalah("2026-11-20")]).toEqual([null, null]);
  expect(masalah("2025-12-31")).toBe("Tanggal tidak boleh sebelum 01-01-2026");
  expect(masalah("2026-11-21")).toBe("Tanggal tidak boleh setelah hari ini");
  expect([luarBatas("T", "1900-01-01"), luarBatas("T", "2999-12-31")]).toEqual([null, null]);
  expect(luarBatas("T", "1899-12-31")).toBe("T tidak boleh sebelum 01-01-1900");
  expect(luarBatas("T", "3000-01-01", {})).toBe("T tidak boleh setelah 31-12-2999");
});

test("months end and follow each other over the years", () => {
  expect(["2026-02", "2024-02", "2026-12", "2026-04"].map(akhirBulan)).toEqual([
    ...["2026-02-28", "2024-02-29", "2026-12-31", "2026-04-30"],
  ]);
  const geser = (banyak: number) => geserBulan("2026-11", banyak);
  expect([geser(0), geser(1), geser(2), geser(-11), geser(14)]).toEqual([
    ...["2026-11", "2026-12", "2027-01", "2025-12", "2028-01"],
  ]);
});

test("a range begins before it ends; what is left open runs from January to today", () => {
  const masalah = (schema: z.ZodMiniType, raw: unknown) => {
    const parsed = z.safeParse(schema, raw);
    return parsed.success ? null : parsed.error.issues.map(({ path, message }) => `${path}: ${message}`).join();
  };
  const hariHari = berentang(z.object(rentang));
  expect(masalah(hariHari, { tglAwal: "2026-11-20", tglAkhir: "2026-11-20" })).toBeNull();
  expect([masalah(hariHari, { tglAwal: "2026-11-20" }), masalah(hariHari, { tglAkhir: "2026-11-20" })]).toEqual([
    null,
    null,
  ]);
  expect(masalah(hariHari, { tglAwal: "2026-11-21", tglAkhir: "2026-11-20" })).toBe(
    "tglAwal: Tanggal awal tidak boleh setelah tanggal akhir",
  );
  const bulan = berbulan(z.object(rentangBulan));
  expect(masalah(bulan, { awal: "2026-11", akhir: "2026-11" })).toBeNull();
  expect(masalah(bulan, { awal: "2026-12", akhir: "2026-11" })).toBe(
    "awal: Bulan awal tidak boleh setelah bulan akhir",
  );
  const penuh = (awal: string | null, akhir: string | null) =>
    Object.values(rentangPenuh({ tglAwal: hari(awal), tglAkhir: hari(akhir) }, hari("2026-11-20"))).join(" ");
  expect(penuh(null, null)).toBe("2026-01-01 2026-11-20");
  expect(penuh(null, "2025-03-04")).toBe("2025-01-01 2025-03-04");
  expect(penuh("2026-05-01", null)).toBe("2026-05-01 2026-11-20");
  expect(penuh("2026-11-20", null)).toBe("2026-11-20 2026-11-20");
  expect(penuh("2027-05-01", null)).toBe("2027-05-01 2027-05-01");
  expect(penuh("2026-05-01", "2026-06-01")).toBe("2026-05-01 2026-06-01");
});
