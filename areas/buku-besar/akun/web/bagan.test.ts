import { expect, test } from "vitest";
import type { Akun } from "../contract.ts";
import { composeChart } from "./bagan.ts";

const akun = (idAkun: number, nama: string, isi: object = {}) =>
  ({
    idAkun,
    kode: `3-100${idAkun}`,
    nama,
    jenis: "Ekuitas",
    golongan: "Ekuitas",
    saldo: 0,
    idAkunLaporan: idAkun,
    lain: [],
    ...isi,
  }) as unknown as Akun;

test("a need that was mapped anew stands where it counts now, and with what closed months left where it counted", () => {
  const setoran = {
    jenis: "Beban",
    saldo: 130,
    idAkunLaporan: 1,
    lain: [{ idAkunLaporan: 2, jenis: "Ekuitas", saldo: 100 }],
  };
  // Income of 30 in closed months, a cost of 100 since: 70 in all.
  const sewa = { jenis: "Beban", saldo: 70, lain: [{ idAkunLaporan: 4, jenis: "Pendapatan", saldo: 30 }] };
  const semua = [akun(1, "Modal"), akun(2, "Belum Dipetakan"), akun(3, "Setoran", setoran), akun(4, "Sewa", sewa)];
  const baris = composeChart(semua, "").map(({ jenis, jumlah, baris }) => [
    jenis,
    jumlah,
    ...baris.map((row) => [row.nama, row.jumlah, row.anak, row.bagian]),
  ]);
  expect(baris).toEqual([
    [
      "Ekuitas",
      130,
      ["Modal", 30, false, null],
      ["Setoran", 30, true, null],
      ["Belum Dipetakan", 100, false, null],
      ["Setoran", 100, true, "dulu"],
    ],
    ["Pendapatan", 30, ["Sewa", 30, false, "dulu"]],
    ["Beban", 100, ["Sewa", 100, false, null]],
  ]);
});

test("what stands below an account comes to its balance, with a row for what was booked on it directly", () => {
  const bahan = { jenis: "Beban", saldo: 526, idAkunLaporan: 1 };
  const proses = { jenis: "Aset", saldo: -500 };
  const [aset] = composeChart([akun(1, "Barang Dalam Proses", proses), akun(2, "Bahan Baku", bahan)], "");
  expect(aset?.baris.map((row) => [row.nama, row.jumlah, row.bagian])).toEqual([
    ["Barang Dalam Proses", 26, null],
    ["Barang Dalam Proses", -500, "langsung"],
    ["Bahan Baku", 526, null],
  ]);
});
