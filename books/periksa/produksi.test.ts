import { test } from "vitest";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { makeBahan, makeResep } from "#areas/produksi/bahan/server/bahan.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { makeOrder, makeProduk } from "../fixtures.ts";
import { makeInvoice } from "../fixturesBayar.ts";
import { pemergok } from "./periksa.testing.ts";

const office = openOffice();
const ketahuan = pemergok(office);

test("a production that is worth something else than it took is found, and materials that nobody noted", async () => {
  const boss = await office.person("Super Admin");
  const plat = await makeBahan(boss, { hargaBeli: 10_000, jumlahStock: 10 });
  const idProduk = await makeProduk(office, boss);
  await makeResep(boss, idProduk, [[plat, 2]], 5_000);
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", qty: 2, idProduk }] });
  await makeInvoice(office, boss, idSo);
  const [row] = (await boss.call(pesanLangsung.getOrderanPl, { cari: idSo })).data;
  await boss.call(pesanLangsung.updatePl, { idOrderan: row?.idOrderan ?? 0, selesai: 1 });
  const produksi = (set: string) => `update produksi set ${set}`;
  await ketahuan(produksi("bahan = 19999"), produksi("bahan = 20000"), /bahan 19999, stock 20000/);
  await ketahuan(produksi("upah = 4999"), produksi("upah = 5000"), /nilai mesin 25000$/);
  await ketahuan(produksi("qty = 2"), produksi("qty = 1"), /2 unit, buku 1/);
  const bahan = (dipakai: number) => `update produksi_bahan set dipakai = ${dipakai}`;
  await ketahuan(bahan(1_999), bahan(2_000), /dipakai 1999, stock 2000$/);
});
