import fc from "fast-check";
import { expect, test } from "vitest";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import "#test/support/cases.ts";
import { type Berulang, berkala, jadwalDari, masalahUlangan } from "../jadwal.ts";

const sewa = (lain: Partial<Berulang> = {}): Berulang => ({
  tanggal: "2026-01-31" as Tanggal,
  ulangan: "Dibagi rata",
  ulangSampai: "2026-04-30" as Tanggal,
  baris: [
    { debit: 1_000 as Rupiah, kredit: 0 as Rupiah },
    { debit: 0 as Rupiah, kredit: 1_000 as Rupiah },
  ],
  ...lain,
});

test("the last month takes the rest, and a day that a month lacks is its last one", () => {
  const jadwal = jadwalDari(sewa({ ulangSampai: "2026-03-31" as Tanggal }));
  expect(jadwal.map(({ tanggal, baris }) => [tanggal, baris[0]?.debit])).toEqual([
    ["2026-01-31", 333],
    ["2026-02-28", 333],
    ["2026-03-31", 334],
  ]);
  expect(
    jadwalDari(sewa({ ulangan: "Balik otomatis", ulangSampai: null })).map(({ tanggal, baris }) => [tanggal, ...baris]),
  ).toEqual([
    ["2026-01-31", { debit: 1_000, kredit: 0 }, { debit: 0, kredit: 1_000 }],
    ["2026-02-01", { debit: 0, kredit: 1_000 }, { debit: 1_000, kredit: 0 }],
  ]);
  expect(jadwalDari(sewa({ tanggal: "2026-12-05" as Tanggal, ulangan: "Balik otomatis" }))[1]?.tanggal).toBe(
    "2027-01-01",
  );
});

test("what cannot be repeated is said at its field", () => {
  expect(masalahUlangan(sewa({ ulangSampai: null }))?.message).toBe("Sampai tanggal tidak boleh kosong.");
  expect(masalahUlangan(sewa({ ulangSampai: "2026-02-27" as Tanggal }))?.message).toBe(
    "Sampai tanggal paling cepat sebulan setelah tanggal jurnal",
  );
  expect(masalahUlangan(sewa({ ulangSampai: "2046-02-27" as Tanggal }))?.message).toBe(
    "Jurnal berulang paling banyak 120 kali",
  );
  const kecil = [
    { debit: 3 as Rupiah, kredit: 0 as Rupiah },
    { debit: 0 as Rupiah, kredit: 3 as Rupiah },
  ];
  expect(masalahUlangan(sewa({ baris: kecil }))?.message).toBe("Nominal satu baris terlalu kecil untuk dibagi 4 bulan");
  expect(masalahUlangan(sewa({ ulangan: "Sekali", ulangSampai: null }))).toBeNull();
});

test("every part balances, and the parts of a line come to the line", () => {
  const sisi = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 5 });
  const isian = fc.record({ debit: sisi, kredit: sisi, bulan: fc.integer({ min: 2, max: 60 }) });
  fc.assert(
    fc.property(isian, ({ debit, kredit, bulan }) => {
      const jumlah = (angka: readonly number[]) => angka.reduce((sum, satu) => sum + satu, 0);
      const beda = jumlah(debit) - jumlah(kredit);
      const rata = { debit: [...debit, Math.max(1, 1 - beda)], kredit: [...kredit, Math.max(1, 1 + beda)] };
      const baris = [
        ...rata.debit.map((satu) => ({ debit: satu as Rupiah, kredit: 0 as Rupiah })),
        ...rata.kredit.map((satu) => ({ debit: 0 as Rupiah, kredit: satu as Rupiah })),
      ];
      const ulangSampai = new Date(Date.UTC(2026, bulan - 1, 10)).toISOString().slice(0, 10) as Tanggal;
      const tahap = jadwalDari({ tanggal: "2026-01-10" as Tanggal, ulangan: "Dibagi rata", ulangSampai, baris });
      expect(tahap).toHaveLength(bulan);
      for (const { baris: bagian } of tahap) {
        expect(jumlah(bagian.map((satu) => satu.debit))).toBe(jumlah(bagian.map((satu) => satu.kredit)));
      }
      for (const [at, satu] of baris.entries()) {
        expect(jumlah(tahap.map((bagian) => bagian.baris[at]?.debit ?? 0))).toBe(satu.debit);
        expect(jumlah(tahap.map((bagian) => bagian.baris[at]?.kredit ?? 0))).toBe(satu.kredit);
      }
    }),
  );
});

const baris = (...sisi: [debit: number, kredit: number][]) =>
  sisi.map(([debit, kredit]) => ({ debit: debit as Rupiah, kredit: kredit as Rupiah }));

test("each line has its own part of a month, the last of a side what its side lacks", () => {
  const bagi = (isi: Berulang["baris"]) =>
    jadwalDari(sewa({ ulangSampai: "2026-03-31" as Tanggal, baris: isi })).map((tahap) =>
      tahap.baris.map(({ debit, kredit }) => debit - kredit),
    );
  expect(bagi(baris([100, 0], [200, 0], [0, 300]))).toEqual([
    [33, 67, -100],
    [33, 67, -100],
    [34, 66, -100],
  ]);
  expect(bagi(baris([0, 100], [300, 0], [0, 200]))).toEqual([
    [-33, 100, -67],
    [-33, 100, -67],
    [-34, 100, -66],
  ]);
});

test("an entry stands alone, is turned round once, or comes again as it is", () => {
  const hari = (lain: Partial<Berulang>) => jadwalDari(sewa(lain)).map(({ tanggal }) => tanggal);
  expect(hari({ ulangan: "Sekali" })).toEqual(["2026-01-31"]);
  expect(hari({ ulangan: "Berulang", ulangSampai: null })).toEqual([]);
  const lagi = jadwalDari(sewa({ ulangan: "Berulang" }));
  expect(lagi.map(({ ke, tanggal, baris: isi }) => [ke, tanggal, isi[0]?.debit, isi[1]?.kredit])).toEqual([
    [1, "2026-01-31", 1_000, 1_000],
    [2, "2026-02-28", 1_000, 1_000],
    [3, "2026-03-31", 1_000, 1_000],
    [4, "2026-04-30", 1_000, 1_000],
  ]);
  expect(["Sekali", "Balik otomatis", "Berulang", "Dibagi rata"].map(berkala)).toEqual([false, false, true, true]);
});

test("the bounds of what can be repeated", () => {
  const masalah = (lain: Partial<Berulang>) => masalahUlangan(sewa(lain));
  const sampai = (ulangSampai: string) => masalah({ ulangan: "Berulang", ulangSampai: ulangSampai as Tanggal });
  expect([sampai("2026-02-28"), sampai("2035-12-31")]).toEqual([null, null]);
  expect(sampai("2036-01-31")).toEqual({ field: "ulangSampai", message: "Jurnal berulang paling banyak 120 kali" });
  expect(sampai("2026-02-27")?.field).toBe("ulangSampai");
  expect(masalah({ ulangSampai: null })?.field).toBe("ulangSampai");
  const tiga = { ulangSampai: "2026-03-31" as Tanggal };
  const kecil = { field: "baris", message: "Nominal satu baris terlalu kecil untuk dibagi 3 bulan" };
  expect(masalah({ ...tiga, baris: baris([3, 0], [6, 0], [0, 9]) })).toBeNull();
  expect(masalah({ ...tiga, baris: baris([2, 0], [7, 0], [0, 9]) })).toEqual(kecil);
  // The last line takes so much of the others every month that less than nothing is left for the last one.
  expect(masalah({ ...tiga, baris: baris([5, 0], [5, 0], [5, 0], [3, 0], [0, 18]) })).toEqual(kecil);
  expect(masalah({ ...tiga, baris: baris([18, 0], [0, 5], [0, 5], [0, 5], [0, 3]) })).toEqual(kecil);
});
