import { expect, test } from "vitest";
import { po } from "#areas/pembelian/po/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice } from "#test/support/office.ts";
import { cariSemua } from "../contract.ts";

const office = openOffice();

test("one search finds all kinds, each within the searcher's menus and without prices of purchase", async () => {
  const boss = await office.person("Super Admin", { nama: "Bambang Mesin" });
  await makeProduk(office, boss, { kodeProduk: "OVN-9", namaProduk: "Oven Mesin", hargaBeli: 4_321_000, stock: 2 });
  const { data } = await boss.call(cariSemua.cari, { q: "mesin" });
  expect(data).toContainEqual({ jenis: "produk", kunci: "OVN-9", judul: "Oven Mesin", keterangan: "OVN-9 · stock 2" });
  expect(data).toContainEqual(expect.objectContaining({ jenis: "karyawan", kunci: String(boss.idUser) }));
  expect(JSON.stringify(data)).not.toContain("4321000");

  const sales = await office.person("Sales", { menu: ["Produk Card"] });
  const seen = await sales.call(cariSemua.cari, { q: "mesin" });
  expect(new Set(seen.data.map((found) => found.jenis))).toEqual(new Set(["produk"]));
  const nobody = await office.person("Sales", { menu: [] });
  expect((await nobody.call(cariSemua.cari, { q: "mesin" })).data).toEqual([]);
});

test("a purchase order is found by its batch and by its code, and named by what finds it alone", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { kodeProduk: "PMP-3", namaProduk: "Pompa" });
  const { data: dibuat } = await boss.call(po.addPo, { idProduk, qty: 1 });
  const found = { jenis: "po", kunci: dibuat.idPo, judul: "PMP-3/1 · Pompa", keterangan: `${dibuat.idPo} · Proses` };
  for (const q of ["pmp-3/1", dibuat.idPo, dibuat.idPo.toLowerCase()]) {
    expect((await boss.call(cariSemua.cari, { q })).data).toContainEqual(found);
  }
  expect((await boss.call(po.getPo, { statusPo: "Proses", cari: dibuat.idPo })).totalDocs).toBe(1);
});

test("a whole batch comes before the longer ones that it is a part of", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { kodeProduk: "PMP-4", namaProduk: "Pompa" });
  for (let ke = 1; ke <= 15; ke++) await boss.call(po.addPo, { idProduk, qty: 1 });
  const { data } = await boss.call(cariSemua.cari, { q: "pmp-4/1" });
  expect(data.map(({ judul }) => judul.split(" ")[0])).toEqual([
    "PMP-4/1",
    "PMP-4/15",
    "PMP-4/14",
    "PMP-4/13",
    "PMP-4/12",
  ]);
});

test("signs of a pattern are text, and a single letter finds nothing", async () => {
  const boss = await office.person("Super Admin");
  expect((await boss.call(cariSemua.cari, { q: "%%" })).data).toEqual([]);
  expect((await boss.call(cariSemua.cari, { q: "m" })).data).toEqual([]);
});

test("an order is found by its customer's telephone number, however it is written", async () => {
  const boss = await office.person("Super Admin");
  const idSo = await makeOrder(office, boss, { noTelp: "081255557777" });
  for (const q of ["081255557777", "+62 812-5555-7777", "55557777"]) {
    expect((await boss.call(cariSemua.cari, { q })).data).toContainEqual(
      expect.objectContaining({ jenis: "order", kunci: idSo }),
    );
  }
});

test("words are found in any order, and codes without their signs", async () => {
  const boss = await office.person("Super Admin");
  const idSo = await makeOrder(office, boss, { customerInstansi: "PT Rempah Nusantara", noTelp: "087766665555" });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const idProduk = await makeProduk(office, boss, { kodeProduk: "KTL-500", namaProduk: "Ketel Uap" });
  const { idPo } = (await boss.call(po.addPo, { idProduk, qty: 1 })).data;
  const found = async (q: string) => (await boss.call(cariSemua.cari, { q })).data.map(({ kunci }) => kunci);
  expect(await found("nusantara rempah")).toContain(idSo);
  expect(await found("+62 877 6666")).toContain(idSo);
  for (const kode of [idSo, idInvoice, idPo]) {
    const [jenis, bulan, nomor] = kode.split("-");
    expect(await found(`${jenis} ${bulan} ${Number(nomor)}`), kode).toContain(kode);
    expect(await found(`${jenis?.toLowerCase()}${bulan}${Number(nomor)}`), kode).toContain(kode);
    expect(await found(`${bulan}-${Number(nomor)}`), kode).toContain(kode);
  }
  expect(await found("uap ktl500")).toContain("KTL-500");
});
