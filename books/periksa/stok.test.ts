import { test } from "vitest";
import { openOffice } from "#test/support/office.ts";
import { makeOrder, makeProduk } from "../fixtures.ts";
import { pemergok } from "./periksa.testing.ts";

const office = openOffice();
const ketahuan = pemergok(office);

test("whoever changes a stock, its book or what is held behind their back is found, with the product", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { kodeProduk: "CUR-1", stock: 5 });
  await makeOrder(office, boss, { baris: [{ idProduk, qty: 2 }] });
  const produk = (set: string) => `update produk set ${set} where id_produk = ${idProduk}`;
  const stok = (set: string) => `update stok set ${set} where id_produk = ${idProduk} and urut = 1`;
  await ketahuan(produk("jumlah_stock = 6"), produk("jumlah_stock = 5"), /^CUR-1: stock 6, buku 5$/);
  await ketahuan(produk("ditahan = 1"), produk("ditahan = 2"), /^CUR-1: stock sales 4, stock 5, ditahan order 2$/);
  await ketahuan(stok("qty = 4"), stok("qty = 5"), /^CUR-1: stock 5, buku 4$/);
  await ketahuan(stok("saldo = 4"), stok("saldo = 5"), /^CUR-1: baris ke-1: saldo 4$/);
  const nomor = (urut: number) => `update stok set urut = ${urut} where id_produk = ${idProduk}`;
  await ketahuan(nomor(9), nomor(1), /^CUR-1: baris ke-9/);
  await ketahuan(produk("status_po = true"), produk("status_po = false"), /^CUR-1: bertanda tanpa PO terbuka$/);
});
