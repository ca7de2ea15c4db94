import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import type { JenisKode } from "../kode.ts";
import { problemOfKode } from "./rules.ts";

const hari = (text: string) => text as Tanggal;
const masalah = (jenis: JenisKode, kode: string, sampai: string | null = null) =>
  problemOfKode({ jenis, kode, mulai: hari("2026-01-02"), sampai: sampai === null ? null : hari(sampai) });

test.each<[JenisKode, string]>([
  ["transaksi", "04"],
  ["satuan", "UM.0018"],
  ["barang", "841900"],
  ["jasa", "200302"],
  ["negara", "IDN"],
  ["keterangan-07", "TD.00518"],
  ["keterangan-08", "TD.00510"],
  ["cap-07", "TD.01118"],
  ["cap-08", "TD.01110"],
])("a code of %s is written like %s, no more and no less", (jenis, contoh) => {
  expect(masalah(jenis, contoh)).toBeNull();
  const salah = [`${contoh}0`, `0${contoh}`, contoh.slice(1), contoh.slice(0, -1), `${contoh.slice(0, -1)}-`];
  for (const kode of [...salah, contoh.replace(".", "_").replace(/\d|^[A-Z]{3}$/, "x")]) {
    expect(masalah(jenis, kode), kode).toEqual({ field: "kode", message: `Kode ditulis seperti ${contoh}` });
  }
});

test("a code ends on its first day or later, or never", () => {
  expect([masalah("transaksi", "04", "2026-01-02"), masalah("transaksi", "04", "2027-01-01")]).toEqual([null, null]);
  expect(masalah("transaksi", "04", "2026-01-01")).toEqual({
    field: "sampai",
    message: "Hari terakhir tidak sebelum hari mulainya",
  });
});
