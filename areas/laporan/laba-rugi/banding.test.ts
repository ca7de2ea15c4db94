import { expect, test } from "vitest";
import type { Rupiah } from "#kernel/types.ts";
import { bulanBanding, compareLaporan, hariSama, kalimatBanding, kepalaBulan, perubahan } from "./banding.ts";
import type { BulanLabaRugi, KomponenLabaRugi } from "./contract.ts";

const uang = (nilai: number) => nilai as Rupiah;
const komponen = (id: number, nama: string, asal: KomponenLabaRugi["asal"], isi: [number, string, number][]) => ({
  idKomponenLaba: id,
  namaKomponenLaba: nama,
  asal,
  nominal: uang(isi.reduce((sum, [, , nilai]) => sum + nilai, 0)),
  kebutuhan: isi.map(([idKebutuhan, namaKebutuhan, nilai]) => ({
    ...{ idKebutuhan, namaKebutuhan, jumlah: 1, pengajuans: [] },
    nominal: uang(nilai),
  })),
});
const bulan = (
  ke: string,
  isi: ReturnType<typeof komponen>[],
  tanpa: [number, string, number][] = [],
): BulanLabaRugi => ({
  bulan: ke,
  komponen: isi,
  laba: uang(isi.reduce((sum, { nominal }) => sum + nominal, 0)),
  rekeningTanpaGrup: null,
  tanpaKomponen: komponen(0, "", "kebutuhan", tanpa).kebutuhan,
});

const oktober = bulan(
  "2026-10",
  [
    komponen(1, "Pendapatan Penjualan", "kebutuhan", [[1, "Penjualan", 900]]),
    komponen(-1, "HPP", "HPP", [[0, "Harga pokok barang keluar", -700]]),
    komponen(2, "Beban", "kebutuhan", [[3, "Gaji", -150]]),
  ],
  [[9, "Modal", 5_000]],
);
const september = bulan("2026-09", [
  komponen(1, "Pendapatan Penjualan", "kebutuhan", [[1, "Penjualan", 1_000]]),
  komponen(-1, "HPP", "HPP", [[0, "Harga pokok barang keluar", -400]]),
  komponen(2, "Beban", "kebutuhan", [
    [3, "Gaji", -150],
    [4, "Sewa", -50],
  ]),
]);

test("a month stands beside another row by row, with gross profit, and what moved most is said in words", () => {
  const rows = compareLaporan(oktober, september);
  expect(rows.map(({ nama, kini, lalu, selisih, persen }) => [nama, kini, lalu, selisih, persen])).toEqual([
    ["Pendapatan Penjualan", 900, 1_000, -100, -10],
    ["Penjualan", 900, 1_000, -100, -10],
    ["HPP", -700, -400, -300, -75],
    ["Harga pokok barang keluar", -700, -400, -300, -75],
    ["Laba Kotor", 200, 600, -400, -67],
    ["Beban", -150, -200, 50, 25],
    ["Gaji", -150, -150, 0, 0],
    ["Sewa", 0, -50, 50, 100],
    ["Laba / Rugi", 50, 400, -350, -87],
    ["Tanpa Komponen", 5_000, 0, 5_000, null],
    ["Modal", 5_000, 0, 5_000, null],
  ]);
  const bulan = { kini: "2026-10", lalu: "2026-09", hari: "2026-11-02" };
  expect(kalimatBanding(rows, bulan)).toBe(
    "Laba Oktober 2026 Rp 50, turun Rp 350 (87%) dari September 2026. Paling menggerakkan: Harga pokok barang keluar naik Rp 300 (75%); Penjualan turun Rp 100 (10%); Sewa turun Rp 50 (100%).",
  );
  expect(kalimatBanding(compareLaporan(oktober, oktober), { ...bulan, hari: "2026-10-24" })).toBe(
    "Laba 1–24 Oktober 2026 Rp 50, tidak berubah dari 1–24 September 2026.",
  );
});

test.each([
  [-100, 400, "Oktober 2026 rugi Rp 100, turun Rp 500 dari laba Rp 400 pada September 2026."],
  [400, -100, "Oktober 2026 laba Rp 400, naik Rp 500 dari rugi Rp 100 pada September 2026."],
  [-100, -80, "Rugi Oktober 2026 Rp 100, naik Rp 20 (25%) dari September 2026."],
  [-80, -100, "Rugi Oktober 2026 Rp 80, turun Rp 20 (20%) dari September 2026."],
  [0, -100, "Rugi Oktober 2026 Rp 0, turun Rp 100 (100%) dari September 2026."],
  [0, 0, "Laba Oktober 2026 Rp 0, tidak berubah dari September 2026."],
  [-100, 0, "Rugi Oktober 2026 Rp 100, dari Rp 0 pada September 2026."],
  [5_000, 100, "Laba Oktober 2026 Rp 5.000, naik Rp 4.900 (4.900%) dari September 2026."],
  [100_001, 100_000, "Laba Oktober 2026 Rp 100.001, naik Rp 1 (kurang dari 1%) dari September 2026."],
])("a result of %i after %i is called what it is", (kini, lalu, kalimat) => {
  const satu = (ke: string, nilai: number) => bulan(ke, [komponen(1, "Pos", "kebutuhan", [[1, "Isi", nilai]])]);
  const rows = compareLaporan(satu("2026-10", kini), satu("2026-09", lalu));
  const kata = kalimatBanding(rows, { kini: "2026-10", lalu: "2026-09", hari: "2026-11-02" });
  expect(kata.split(" Paling")[0]).toBe(kalimat);
  if (kini * lalu < 0) expect(kata).toContain(lalu < 0 ? "Isi dari -Rp 100 menjadi Rp 400" : "menjadi -Rp 100");
});

test("the table says of each row what the sentence says: of a cost that the cost rose or fell, in the same per cent", () => {
  const kata = (berjalan: boolean) =>
    compareLaporan(oktober, september).map((row) => [row.nama, perubahan(row, berjalan)] as const);
  expect(kata(false)).toEqual([
    ["Pendapatan Penjualan", "turun 10%"],
    ["Penjualan", "turun 10%"],
    ["HPP", "naik 75%"],
    ["Harga pokok barang keluar", "naik 75%"],
    ["Laba Kotor", "turun 67%"],
    ["Beban", "turun 25%"],
    ["Gaji", null],
    ["Sewa", "turun 100%"],
    ["Laba / Rugi", "turun 87%"],
    ["Tanpa Komponen", "naik"],
    ["Modal", "naik"],
  ]);
  // What is not paid yet has not fallen, while the month is not over.
  expect(kata(true)).toContainEqual(["Sewa", "belum ada"]);
  const berjalan = { kini: "2026-10", lalu: "2026-09", hari: "2026-10-24" };
  expect(kalimatBanding(compareLaporan(oktober, september), berjalan)).toContain(
    "Penjualan turun Rp 100 (10%); Sewa belum ada (sebelumnya Rp 50).",
  );
  // As many days of the other month; on its last day the month counts whole.
  const kepala = (hari: string) => ["2026-10", "2026-09"].map((ke) => kepalaBulan(ke, hariSama("2026-10", hari)));
  expect(["2026-10-24", "2026-10-30", "2026-10-31", "2026-11-01"].map(kepala)).toEqual([
    ["1–24 Okt 2026", "1–24 Sep 2026"],
    ["1–30 Okt 2026", "Sep 2026"],
    ["Okt 2026", "Sep 2026"],
    ["Okt 2026", "Sep 2026"],
  ]);
  expect(kepalaBulan("2026-10", hariSama("2026-10", "2026-10-01"))).toBe("1 Okt 2026");
  // Nor has anything fallen in a month that has not begun.
  const nanti = compareLaporan({ ...oktober, komponen: [], laba: 0 as Rupiah, tanpaKomponen: [] }, september);
  expect(kalimatBanding(nanti, { kini: "2026-10", lalu: "2026-09", hari: "2026-09-30" })).toBe(
    "Oktober 2026 belum dimulai.",
  );
});

test.each([
  [-100, 400, "dari laba ke rugi", null],
  [400, -100, "dari rugi ke laba", null],
  [-100, -80, "rugi naik 25%", "naik 25%"],
  [-80, -100, "rugi turun 20%", "turun 20%"],
  [-100, 0, "rugi naik", "naik"],
  [5_000, 100, "naik 4.900%", "naik 4.900%"],
  [100_001, 100_000, "naik kurang dari 1%", "naik kurang dari 1%"],
  [0, 0, null, null],
])("below the difference of %i and %i stands %s for a result, and %s for a part of it", (kini, lalu, hasil, pos) => {
  const satu = (ke: string, nilai: number) => bulan(ke, [komponen(1, "Pos", "kebutuhan", [[1, "Isi", nilai]])]);
  const rows = compareLaporan(satu("2026-10", kini), satu("2026-09", lalu));
  const kata = (nama: string) => rows.filter((row) => row.nama === nama).map((row) => perubahan(row, false));
  expect([kata("Laba / Rugi (sebelum HPP dan penyusutan)"), kata("Isi")]).toEqual([[hasil], [pos]]);
});

test("the other month is the one before, or that of the year before", () => {
  expect([
    bulanBanding("2026-01", "bulan"),
    bulanBanding("2026-10", "bulan"),
    bulanBanding("2026-10", "tahun"),
  ]).toEqual(["2025-12", "2026-09", "2025-10"]);
});
