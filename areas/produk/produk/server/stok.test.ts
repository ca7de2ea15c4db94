import { expect, test } from "vitest";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { produk } from "../contract.ts";
import { edit, satu, tambah } from "./produk.testing.ts";

const office = openOffice();

test("a count corrects the book with its reason, but takes nothing from open orders", async () => {
  const boss = await office.person("Management");
  const idProduk = await makeProduk(office, boss, { namaProduk: "Mixer", kodeProduk: "MIX-1", stock: 5 });
  await makeOrder(office, boss, { baris: [{ idProduk, qty: 3 }] });
  const koreksi = (jumlahStock: number, keterangan = "Stock opname") => ({ idProduk, jumlahStock, keterangan });
  expect((await boss.refused(produk.koreksiStok, koreksi(2))).message).toBe(
    "Stock Mixer tidak boleh kurang dari 3 unit yang ditahan order",
  );
  expect((await boss.refused(produk.koreksiStok, koreksi(5))).status).toBe(409);
  expect((await boss.refused(produk.koreksiStok, koreksi(4, " "))).errors).toMatchObject([{ field: "keterangan" }]);
  await boss.call(produk.koreksiStok, koreksi(3, "Dua unit rusak"));
  expect(await satu(boss, "MIX-1")).toMatchObject({ jumlahStock: 3, stockSales: 0 });
  const { data } = await boss.call(produk.getKartuStok, { idProduk });
  expect(data[0]).toMatchObject({ jenis: "koreksi", qty: -2, saldo: 3, keterangan: "Dua unit rusak" });
});

test("goods that move between the count and its correction are not corrected away", async () => {
  const boss = await office.person("Management");
  const idProduk = await tambah(boss, { kodeProduk: "HTG-1", namaProduk: "Rak", jumlahStock: 5 });
  await boss.call(
    produk.editProduk,
    edit({ idProduk }, { kodeProduk: "HTG-1", namaProduk: "Rak", penambahanStock: 2 }),
  );
  const hitungan = { idProduk, jumlahStock: 4, keterangan: "Satu rusak" };
  expect(await boss.refused(produk.koreksiStok, { ...hitungan, stockDilihat: 5 })).toMatchObject({
    status: 409,
    message: "Stock Rak baru saja berubah dari 5 menjadi 7, periksa kembali hitungannya",
  });
  expect((await satu(boss, "HTG-1")).jumlahStock).toBe(7);
  await boss.call(produk.koreksiStok, { ...hitungan, jumlahStock: 6, stockDilihat: 7 });
  expect((await satu(boss, "HTG-1")).jumlahStock).toBe(6);
});

test("everything added at once counts, nothing is overwritten", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await tambah(boss, { kodeProduk: "BRS-1", jumlahStock: 0 });
  const add = (penambahanStock: number) => edit({ idProduk }, { kodeProduk: "BRS-1", penambahanStock });
  await Promise.all([1, 2, 3, 4, 5, 6].map((n) => boss.call(produk.editProduk, add(n))));
  expect((await satu(boss, "BRS-1")).jumlahStock).toBe(21);
});
