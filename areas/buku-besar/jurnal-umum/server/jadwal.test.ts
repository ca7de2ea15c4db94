import fc from "fast-check";
import { expect, test } from "vitest";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import "#test/support/cases.ts";
import { type Berulang, jadwalDari, masalahUlangan } from "../jadwal.ts";

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
