import fc from "fast-check";
import { expect, test } from "vitest";
import type { Rupiah, Tanggal } from "./types.ts";
import { hariLewat, jatuhTempo, jumlahUmur, sebutanTempo, terlambat, totalUmur, UMUR, umurDari } from "./umur.ts";

const hari = (text: string) => text as Tanggal;

test("an invoice is due its termin later, also over the end of a month and a leap day", () => {
  expect(jatuhTempo(hari("2026-11-20"), 30)).toBe("2026-12-20");
  expect(jatuhTempo(hari("2028-02-28"), 2)).toBe("2028-03-01");
  expect(jatuhTempo(hari("2026-11-20"), 0)).toBe("2026-11-20");
  expect(hariLewat(hari("2026-12-20"), hari("2026-12-20"))).toBe(0);
  expect(hariLewat(hari("2026-12-20"), hari("2027-01-01"))).toBe(12);
  expect(hariLewat(hari("2026-12-20"), hari("2026-12-01"))).toBe(-19);
});

test("the ages begin on the due date and divide at 30, 60 and 90 days after it", () => {
  expect([-400, -1, 0, 1, 30, 31, 60, 61, 90, 91, 4000].map(umurDari)).toEqual([
    "belum",
    "belum",
    "umur0",
    "umur0",
    "umur0",
    "umur31",
    "umur31",
    "umur61",
    "umur61",
    "umur91",
    "umur91",
  ]);
  expect([-1, 0, 1].map(terlambat)).toEqual([false, false, true]);
  expect([-3, 0, 5].map(sebutanTempo)).toEqual(["3 hari lagi", "jatuh tempo hari ini", "lewat 5 hari"]);
});

test("whatever is open, the ages add up to it, and each amount is in one of them", () => {
  const line = fc.record({
    hari: fc.integer({ min: -1000, max: 4000 }),
    sisa: fc.integer({ min: 1, max: 900_000_000_000 }) as fc.Arbitrary<Rupiah>,
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const umur = jumlahUmur(lines);
      expect(totalUmur(umur)).toBe(lines.reduce((sum, { sisa }) => sum + sisa, 0));
      for (const name of UMUR) {
        const own = lines.filter((one) => umurDari(one.hari) === name);
        expect(umur[name]).toBe(own.reduce((sum, { sisa }) => sum + sisa, 0));
      }
    }),
  );
});

test("the due date is as many days away as the termin, whatever the day", () => {
  const day = fc
    .integer({ min: 0, max: 40_000 })
    .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10) as Tanggal);
  fc.assert(
    fc.property(day, fc.nat(365), (tanggal, termin) => {
      expect(hariLewat(jatuhTempo(tanggal, termin), tanggal) + termin).toBe(0);
    }),
  );
});
