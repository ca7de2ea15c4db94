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
    ...baris.map((row) => [row.nama, row.jumlah, row.anak, row.dulu]),
  ]);
  expect(baris).toEqual([
    [
      "Ekuitas",
      130,
      ["Modal", 30, false, false],
      ["Setoran", 30, true, false],
      ["Belum Dipetakan", 100, false, false],
      ["Setoran", 100, true, true],
    ],
    ["Pendapatan", 30, ["Sewa", 30, false, true]],
    ["Beban", 100, ["Sewa", 100, false, false]],
  ]);
});
