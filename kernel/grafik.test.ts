import { expect, test } from "vitest";
import { grafik, problemOfGrafik, seesGrafik } from "./grafik.ts";

const penjualan = grafik({
  judul: "Order",
  ukuran: { order: { label: "Order" }, unit: { label: "Unit", baris: true }, laba: { label: "Laba", hargaBeli: true } },
  menurut: { sales: { label: "Sales" }, produk: { label: "Produk", baris: true } },
});

test("lines are added up by what they have, documents by what is theirs, and by two different things", () => {
  const masalah = (ukuran: string, menurut: string, kedua: string | null = null) =>
    problemOfGrafik(penjualan, { ukuran, menurut, kedua });
  expect([masalah("order", "sales"), masalah("unit", "produk"), masalah("unit", "sales", "produk")]).toEqual([
    ...[null, null, null],
  ]);
  expect(masalah("unit", "sales", "sales")).toEqual({
    field: "kedua",
    message: "Menurut kedua harus berbeda dari yang pertama",
  });
  const baris = {
    field: "ukuran",
    message: "Menurut Produk hanya baris barang yang dapat dijumlahkan, pilih ukuran lain",
  };
  expect([masalah("order", "produk"), masalah("order", "sales", "produk")]).toEqual([baris, baris]);
  const jasa = problemOfGrafik({ ...penjualan, isi: "jasa" }, { ukuran: "order", menurut: "produk", kedua: null });
  expect(jasa?.message).toContain("hanya jasa yang");
});

test("what purchase prices could be computed from is for those who see them", () => {
  const sees = (role: string) =>
    [penjualan.ukuran.laba, penjualan.ukuran.unit].map((of) => seesGrafik(of, { role, menu: [] }));
  expect([sees("Sales"), sees("Management")]).toEqual([
    [false, true],
    [true, true],
  ]);
});
