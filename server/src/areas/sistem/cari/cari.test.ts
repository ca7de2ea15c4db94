import { expect, test } from "vitest";
import { cariSemua } from "#contract/sistem/cari.ts";
import { buatProduk } from "#server/books/fixtures.ts";
import { openOffice } from "#server/platform/testing/office.ts";

const office = openOffice();

test("one search finds all kinds, each within the searcher's menus and without prices of purchase", async () => {
  const boss = await office.person("Super Admin", { nama: "Bambang Mesin" });
  await buatProduk(office, boss, { kodeProduk: "OVN-9", namaProduk: "Oven Mesin", hargaBeli: 4_321_000, stock: 2 });
  const { data } = await boss.call(cariSemua.cari, { q: "mesin" });
  expect(data).toContainEqual({ jenis: "produk", kunci: "OVN-9", judul: "Oven Mesin", keterangan: "OVN-9 · stock 2" });
  expect(data.map((found) => found.jenis)).toContain("karyawan");
  expect(JSON.stringify(data)).not.toContain("4321000");

  const sales = await office.person("Sales", { menu: ["Produk Card"] });
  const seen = await sales.call(cariSemua.cari, { q: "mesin" });
  expect(new Set(seen.data.map((found) => found.jenis))).toEqual(new Set(["produk"]));
  const nobody = await office.person("Sales", { menu: [] });
  expect((await nobody.call(cariSemua.cari, { q: "mesin" })).data).toEqual([]);
});

test("signs of a pattern are text, and a single letter finds nothing", async () => {
  const boss = await office.person("Super Admin");
  expect((await boss.call(cariSemua.cari, { q: "%%" })).data).toEqual([]);
  expect((await boss.call(cariSemua.cari, { q: "m" })).data).toEqual([]);
});
