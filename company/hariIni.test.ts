import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import { hariDiminta, nanti, sampaiMendekati, setelah, setelahHariIni } from "./hariIni.ts";

const [kini, besok] = ["2026-11-20" as Tanggal, "2026-11-21" as Tanggal];

test("a day that people enter is today at the latest", () => {
  const masalah = (hari: Tanggal | null) => setelahHariIni("Tanggal", hari, kini);
  expect([masalah(null), masalah(kini)]).toEqual([null, null]);
  expect(masalah(besok)).toBe("Tanggal tidak boleh setelah hari ini");
  expect(nanti("tgl", "Tanggal", kini, kini)).toEqual([]);
  expect(nanti("tgl", "Tanggal", besok, kini)).toEqual([
    { field: "tgl", message: "Tanggal tidak boleh setelah hari ini" },
  ]);
  expect([hariDiminta(null, kini), hariDiminta("2026-01-01" as Tanggal, kini)]).toEqual([kini, "2026-01-01"]);
  try {
    hariDiminta(besok, kini);
    expect.unreachable();
  } catch (failure) {
    expect(failure).toMatchObject({
      errors: [{ field: "tanggal", message: "Tanggal tidak boleh setelah hari ini" }],
    });
  }
});

test("days are counted over months and years", () => {
  expect(setelah("2026-12-31" as Tanggal, 1)).toBe("2027-01-01");
  expect(setelah("2028-03-01" as Tanggal, -1)).toBe("2028-02-29");
  expect(sampaiMendekati(kini)).toBe("2026-11-27");
});
