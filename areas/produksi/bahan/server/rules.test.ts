import { expect, test } from "vitest";
import { MAX_RUPIAH, type Rupiah } from "#kernel/types.ts";
import { mayKoreksi, problemOfNilai, problemOfSatuan } from "./rules.ts";
import type { BahanRow, Isian } from "./sql.ts";

const plat = { namaProduk: "Plat", satuan: "kg", jumlahStock: 12_500 } as BahanRow;

test("a stock is worth at most what an amount can be", () => {
  const isian = { hargaBeli: MAX_RUPIAH as Rupiah, isiBeli: 25 };
  expect(problemOfNilai(25, isian)).toEqual([]);
  expect(problemOfNilai(0, isian)).toEqual([]);
  expect(problemOfNilai(26, isian)).toEqual([
    { field: "hargaBeli", message: "Nilai stock (jumlah x harga beli) terlalu besar" },
  ]);
});

test("what was used keeps its unit", () => {
  const baru = (satuan: string) => ({ satuan }) as unknown as Isian;
  expect([problemOfSatuan(plat, baru("lembar"), false), problemOfSatuan(plat, baru("kg"), true)]).toEqual([[], []]);
  expect(problemOfSatuan(plat, baru("lembar"), true)).toEqual([
    { field: "satuan", message: "Bahan ini sudah dipakai dengan satuan kg, buat bahan baru" },
  ]);
});

test("a stock is corrected from what the person saw, to something else", () => {
  expect(mayKoreksi(plat, 13_000, null).alasan).toBeNull();
  expect(mayKoreksi(plat, 13_000, 12_500).alasan).toBeNull();
  expect(mayKoreksi(plat, 13_000, 12_000).alasan).toBe(
    "Stock Plat baru saja berubah menjadi 12,5 kg, periksa kembali hitungannya",
  );
  expect(mayKoreksi(plat, 12_500, null).alasan).toBe("Stock Plat sudah 12,5 kg, tidak ada yang perlu dikoreksi");
});
