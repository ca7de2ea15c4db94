import { expect, test } from "vitest";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { produk } from "../contract.ts";
import { tambah } from "./produk.testing.ts";
import { usulanPo } from "./rules.ts";

const office = openOffice();

const HABIS = { stockSales: 0, minimalStock: 0, datangBebas: 0, menunggu: 0, lazim: null };

test("what is free and on its way is brought above the minimum, and every waiting line gets its units", () => {
  expect(usulanPo(HABIS)).toBe(1);
  expect(usulanPo({ ...HABIS, stockSales: 2, minimalStock: 5 })).toBe(4);
  expect(usulanPo({ ...HABIS, stockSales: 2, minimalStock: 5, datangBebas: 3 })).toBe(1);
  expect(usulanPo({ ...HABIS, stockSales: 2, minimalStock: 5, datangBebas: 4 })).toBe(0);
  expect(usulanPo({ ...HABIS, stockSales: 9, minimalStock: 5, menunggu: 2 })).toBe(2);
  expect(usulanPo({ ...HABIS, minimalStock: 3, menunggu: 2 })).toBe(6);
});

test("the proposal comes in whole lots where one quantity is usual", () => {
  expect(usulanPo({ ...HABIS, minimalStock: 3, lazim: 10 })).toBe(10);
  expect(usulanPo({ ...HABIS, minimalStock: 9, menunggu: 3, lazim: 10 })).toBe(20);
  expect(usulanPo({ ...HABIS, datangBebas: 9, lazim: 10 })).toBe(0);
});

test("a product to reorder says what is held, what comes when, who delivers it, and how many to order", async () => {
  const boss = await office.person("Management");
  const sales = await office.person("Sales", { menu: ["Produk"] });
  const idProduk = await tambah(boss, { kodeProduk: "USL-1", jumlahStock: 3, minimalStock: 4, hargaBeli: 1_000_000 });
  const usul = async (orang = boss) => (await orang.call(produk.getProdukHarusPo, { cari: "usl-1" })).data[0];
  expect(await usul()).toMatchObject({ datang: { unit: 0, po: 0, tglDeadline: null }, usulan: 2, pemasok: null });

  await makeOrder(office, boss, { baris: [{ idProduk, qty: 2 }] });
  await makeOrder(office, boss, { baris: [{ idProduk, sumberProduk: "PL", qty: 3 }] });
  // One is free of five, and three are waited for.
  expect(await usul()).toMatchObject({ jumlahStock: 3, stockSales: 1, menunggu: 3, usulan: 7 });

  // Asked for by itself, also one that does not run low; prices are for those who may see them.
  const cukup = await tambah(boss, { kodeProduk: "USL-2", jumlahStock: 9, minimalStock: 4, hargaBeli: 1_000_000 });
  const pilihan = { idProduk: [idProduk, cukup] };
  expect((await boss.call(produk.getUsulanPo, pilihan)).data).toMatchObject([
    { idProduk: cukup, usulan: 0, hargaBeli: 1_000_000 },
    { idProduk, menunggu: 3, usulan: 7 },
  ]);
  expect((await sales.call(produk.getUsulanPo, pilihan)).data.map(({ hargaBeli }) => hargaBeli)).toEqual([null, null]);

  const { idPemasok } = (await boss.call(pemasok.addPemasok, { nama: "Baja Utama" })).data;
  const kesepakatan = { idPemasok, hargaPemasok: 900_000, hariKirim: 12 };
  const { data: satu } = await boss.call(po.addPo, { idProduk, qty: 4, ...kesepakatan });
  expect(await usul()).toMatchObject({
    datang: { unit: 4, po: 1, tglDeadline: "2026-12-02" },
    menunggu: 0,
    usulan: 3,
    pemasok: { idPemasok, nama: "Baja Utama", hargaTerakhir: 900_000, hariKirim: null },
  });
  expect((await usul(sales))?.pemasok?.hargaTerakhir).toBeNull();

  await boss.call(po.addPo, { idProduk, qty: 1 });
  expect((await usul())?.usulan).toBe(2);
  // Twice four units: that is the usual lot now.
  await boss.call(po.cancelPo, { idPo: satu.idPo });
  await boss.call(po.addPo, { idProduk, qty: 4 });
  await boss.call(po.addPo, { idProduk, qty: 4 });
  expect(await usul()).toMatchObject({ datang: { unit: 9, po: 3 }, menunggu: 0, usulan: 0 });
});
