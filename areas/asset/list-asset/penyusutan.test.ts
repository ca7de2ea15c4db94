import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_RUPIAH, type Rupiah, type Tanggal } from "#kernel/types.ts";
import { bulanPenuh, jadwalPenyusutan, penyusutanPada, setelahBulan } from "./penyusutan.ts";

const hari = (text: string) => text as Tanggal;
const asset = (harga: number, pembagi: number, tglAssetMasuk = "2024-01-31") => ({
  harga: harga as Rupiah,
  pembagi,
  tglAssetMasuk: hari(tglAssetMasuk),
});

test.each([
  ["2024-01-15", "2024-02-14", 0],
  ["2024-01-15", "2024-02-15", 1],
  ["2024-01-31", "2024-02-28", 0],
  ["2024-01-31", "2024-02-29", 1],
  ["2023-01-31", "2023-02-28", 1],
  ["2024-01-31", "2024-04-29", 2],
  ["2024-01-31", "2024-04-30", 3],
  ["2024-02-29", "2025-02-28", 12],
  ["2024-12-10", "2025-01-10", 1],
  ["2024-05-10", "2024-05-10", 0],
  ["2024-05-10", "2023-05-10", 0],
])("from %s to %s are %i full months", (dari, sampai, bulan) => {
  expect(bulanPenuh(hari(dari), hari(sampai))).toBe(bulan);
});

test.each([
  ["2026-01-31", -11, "2025-02-28"],
  ["2026-01-31", -1, "2025-12-31"],
  ["2026-03-15", 0, "2026-03-15"],
  ["2023-11-30", 3, "2024-02-29"],
])("from %s so many months on (%i) is %s", (dari, bulan, sampai) => {
  expect(setelahBulan(hari(dari), bulan)).toBe(sampai);
});

test("the last month takes the rest of the division", () => {
  expect(jadwalPenyusutan(asset(1_000_000, 3))).toEqual([
    { bulanKe: 1, tanggal: "2024-02-29", nilaiSusut: 333_333, akumulasiSusut: 333_333, totalSusut: 666_667 },
    { bulanKe: 2, tanggal: "2024-03-31", nilaiSusut: 333_333, akumulasiSusut: 666_666, totalSusut: 333_334 },
    { bulanKe: 3, tanggal: "2024-04-30", nilaiSusut: 333_334, akumulasiSusut: 1_000_000, totalSusut: 0 },
  ]);
});

/** Depreciation computed another way: day by day on the calendar, with exact integers. */
function menurutAturan({ harga, pembagi, tglAssetMasuk }: ReturnType<typeof asset>, sampai: string) {
  const hariMasuk = Number(tglAssetMasuk.slice(8));
  let penuh = 0n;
  for (const hari = new Date(`${tglAssetMasuk}T00:00:00Z`); ; ) {
    hari.setUTCDate(hari.getUTCDate() + 1);
    if (hari.toISOString().slice(0, 10) > sampai) break;
    const besok = new Date(hari);
    besok.setUTCDate(besok.getUTCDate() + 1);
    const terakhir = besok.getUTCDate() === 1;
    if (hari.getUTCDate() === hariMasuk || (terakhir && hari.getUTCDate() < hariMasuk)) penuh += 1n;
  }
  const [semua, bagian] = [BigInt(harga), BigInt(pembagi)];
  const perBulan = semua / bagian;
  const akumulasi = penuh >= bagian ? semua : perBulan * penuh;
  return {
    hargaSusutPerBulan: Number(perBulan),
    akumulasiSusut: Number(akumulasi),
    totalSusut: Number(semua - akumulasi),
  };
}

const sembarang = fc.record({
  harga: fc.integer({ min: 1, max: MAX_RUPIAH }),
  pembagi: fc.integer({ min: 1, max: 600 }),
  masuk: fc.integer({ min: 0, max: 20_000 }),
});
const tanggalKe = (n: number) => new Date(Date.UTC(1990, 0, 1 + n)).toISOString().slice(0, 10);

test("for any price and term the schedule sums to the price, ends at 0 and never passes the cost", () => {
  fc.assert(
    fc.property(sembarang, ({ harga, pembagi, masuk }) => {
      const jadwal = jadwalPenyusutan(asset(harga, pembagi, tanggalKe(masuk)));
      expect(jadwal).toHaveLength(pembagi);
      expect(jadwal.reduce((sum, bulan) => sum + bulan.nilaiSusut, 0)).toBe(harga);
      expect(jadwal.at(-1)?.totalSusut).toBe(0);
      expect(jadwal.every((bulan) => bulan.totalSusut >= 0 && bulan.akumulasiSusut <= harga)).toBe(true);
    }),
  );
});

test("the figures of a day are those of the last row of the schedule that is due", () => {
  const kapan = fc.integer({ min: 0, max: 25_000 });
  fc.assert(
    fc.property(sembarang, kapan, ({ harga, pembagi, masuk }, pada) => {
      const dari = asset(harga, pembagi, tanggalKe(masuk));
      const sudah = jadwalPenyusutan(dari).filter((bulan) => bulan.tanggal <= tanggalKe(pada));
      const akhir = sudah.at(-1);
      expect(penyusutanPada(dari, hari(tanggalKe(pada)))).toEqual({
        hargaSusutPerBulan: Math.floor(harga / pembagi),
        akumulasiSusut: akhir?.akumulasiSusut ?? 0,
        totalSusut: akhir?.totalSusut ?? harga,
      });
      expect(bulanPenuh(dari.tglAssetMasuk, setelahBulan(dari.tglAssetMasuk, pembagi))).toBe(pembagi);
    }),
  );
});

test("the figures of any day are those of the rule counted day by day with exact integers", () => {
  const lama = fc.integer({ min: 0, max: 4_000 });
  fc.assert(
    fc.property(sembarang, lama, fc.integer({ min: 1, max: 140 }), ({ harga, masuk }, hariKe, pembagi) => {
      const dari = asset(harga, pembagi, tanggalKe(masuk));
      const sampai = tanggalKe(masuk + hariKe);
      expect(penyusutanPada(dari, hari(sampai))).toEqual(menurutAturan(dari, sampai));
    }),
  );
});
