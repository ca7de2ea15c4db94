import { expect, test } from "vitest";
import type { Rupiah } from "../kernel/types.ts";
import { bandingkan, bulanBanding, kalimatBanding } from "./banding.ts";
import type { BulanLabaRugi, KomponenLabaRugi } from "./laba-rugi.ts";

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
  const rows = bandingkan(oktober, september);
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
  expect(kalimatBanding(rows, "2026-10", "2026-09")).toBe(
    "Laba Oktober 2026 turun Rp 350 (87%) dari September 2026. Paling menggerakkan: Harga pokok barang keluar naik Rp 300; Penjualan turun Rp 100; Sewa turun Rp 50.",
  );
  expect(kalimatBanding(bandingkan(oktober, oktober), "2026-10", "2026-09")).toBe(
    "Laba Oktober 2026 tidak berubah dari September 2026.",
  );
});

test("the other month is the one before, or that of the year before", () => {
  expect([
    bulanBanding("2026-01", "bulan"),
    bulanBanding("2026-10", "bulan"),
    bulanBanding("2026-10", "tahun"),
  ]).toEqual(["2025-12", "2026-09", "2025-10"]);
});
