import fc from "fast-check";
import { expect, test } from "vitest";
import type { Id } from "#kernel/types.ts";
import { bagiSelisih, barisPembebanan, keadaanOf, mayBebankan } from "./rules.ts";
import type { BiayaAkun, BulanRow, ProdukStandar } from "./sql.ts";

const akun = (nomor: number) => nomor as Id<"akun">;
const biaya = (idAkun: number, nilai: number) => ({ idAkun, nilai }) as unknown as BiayaAkun;
const produk = (standar: number, unit: number) => ({ standar, unit }) as unknown as ProdukStandar;
const bulan = (lain: Partial<BulanRow> = {}): BulanRow => ({
  ...{ bulan: "2026-10", biaya: 100, standar: 80, beban: false, idJurnalUmum: "JU-1", menunggu: false },
  ...lain,
});

test("what is left of a month is cleared once it is over, and nobody has asked for it", () => {
  const keadaan = (lain: Partial<BulanRow>) => [
    keadaanOf(bulan(lain), "2026-11"),
    mayBebankan(bulan(lain), "2026-11").alasan,
  ];
  expect(keadaan({})).toEqual(["Belum Dibebankan", null]);
  expect(keadaan({ bulan: "2026-11" })).toEqual(["Berjalan", "November 2026 belum berakhir"]);
  expect(keadaan({ menunggu: true })).toEqual(["Menunggu", "Biaya produksi Oktober 2026 menunggu keputusan JU-1"]);
  expect(keadaan({ biaya: 0, standar: 0 })).toEqual(["Dibebankan", "Biaya produksi Oktober 2026 sudah dibebankan"]);
  expect(keadaan({ standar: 100 })).toEqual([
    "Sesuai Standar",
    "Biaya produksi Oktober 2026 sama dengan nilai standarnya",
  ]);
  expect(keadaan({ standar: 100, beban: true })).toEqual(["Belum Dibebankan", null]);
  expect(keadaan({ biaya: 0 })).toEqual([
    "Belum Dibebankan",
    "Tidak ada biaya produksi di Oktober 2026: pilih dahulu kebutuhan yang menjadi biaya produksi",
  ]);
});

test("what products share of a difference comes to the whole, to the rupiah, and goes by their worth", () => {
  const bagi = (selisih: number, ...isi: [number, number][]) =>
    bagiSelisih(
      selisih,
      isi.map(([standar, unit]) => produk(standar, unit)),
    ).map((satu) => satu.selisih);
  expect(bagi(100, [300, 1], [100, 1])).toEqual([75, 25]);
  expect(bagi(-10, [1, 1], [1, 1], [1, 1])).toEqual([-3, -3, -4]);
  // What is worth nothing, or less, shares nothing beside what is worth something; among themselves they go by units.
  expect(bagi(100, [-50, 9], [10, 1])).toEqual([0, 100]);
  expect(bagi(100, [0, 1], [-5, 3])).toEqual([25, 75]);
});

test("shares come to the whole whatever it is, each on its side", () => {
  const bobot = fc.array(fc.tuple(fc.integer({ min: -1e12, max: 9e12 }), fc.integer({ min: 1, max: 1000 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(fc.integer({ min: -9e12, max: 9e12 }), bobot, (selisih, isi) => {
      const hasil = bagiSelisih(
        selisih,
        isi.map(([standar, unit]) => produk(standar, unit)),
      );
      expect(hasil.reduce((sum, satu) => sum + satu.selisih, 0)).toBe(selisih);
      for (const satu of hasil) expect(Math.sign(satu.selisih) * Math.sign(selisih)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("what was spent leaves the accounts of its needs, on the other side", () => {
  expect(barisPembebanan([biaya(1, 70), biaya(2, 0), biaya(3, -20)], akun(9))).toEqual([
    { idAkun: 9, debit: 50, kredit: 0 },
    { idAkun: 1, debit: 0, kredit: 70 },
    { idAkun: 3, debit: 20, kredit: 0 },
  ]);
  expect(barisPembebanan([biaya(1, -5)], akun(9))).toEqual([
    { idAkun: 9, debit: 0, kredit: 5 },
    { idAkun: 1, debit: 5, kredit: 0 },
  ]);
  expect(barisPembebanan([], akun(9))).toEqual([]);
});
