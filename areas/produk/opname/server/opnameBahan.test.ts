import { expect, test } from "vitest";
import { bahan } from "#areas/produksi/bahan/contract.ts";
import { makeBahan, stockOf } from "#areas/produksi/bahan/server/bahan.testing.ts";
import { makeProduk } from "#books/fixtures.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { opname } from "../contract.ts";
import { approve, count, detailOf, sendForDecision, startOpname } from "./opname.testing.ts";

const office = openOffice();
const MULAI = { cakupan: "kategori", kategori: "bahan", keterangan: "" } as const;

const startBahan = async (person: Person): Promise<string> =>
  (await person.call(opname.addOpname, MULAI)).data.idOpname;

test("materials are counted in their units, with up to three decimals", async () => {
  const gudang = await office.person("Gudang", { menu: ["Produk", "Bahan"] });
  const boss = await office.person("Super Admin");
  const mesin = await makeProduk(office, boss, { stock: 5 });
  const pelat = await makeBahan(boss, {
    namaProduk: "Pelat",
    kodeProduk: "PLT",
    jumlahStock: "12,5",
    hargaBeli: 10_000,
  });
  const cat = await makeBahan(boss, { namaProduk: "Cat", kodeProduk: "CAT", satuan: "liter", jumlahStock: 3 });
  const idOpname = await startBahan(gudang);
  const { data: lembar } = await gudang.call(opname.getLembarOpname, { idOpname });
  expect(lembar.baris.map(({ namaProduk, satuan }) => [namaProduk, satuan])).toEqual([
    ["Cat", "liter"],
    ["Pelat", "kg"],
  ]);
  expect(lembar.baris.map(({ idProduk }) => idProduk)).not.toContain(mesin);

  const { message } = await gudang.call(opname.hitungOpname, { idOpname, baris: [{ idProduk: pelat, jumlah: 12.25 }] });
  expect(message).toBe("Pelat dihitung 12,25 kg");
  const salah = await gudang.refused(opname.hitungOpname, { idOpname, baris: [{ idProduk: pelat, jumlah: "1,2345" }] });
  expect(salah.message).toBe("Jumlah paling banyak tiga angka di belakang koma");
  await sendForDecision(gudang, idOpname, 1);
  const { data: selisih } = await boss.call(opname.getBarisOpname, { idOpname, bagian: "selisih" });
  expect(selisih).toMatchObject([
    { namaProduk: "Pelat", satuan: "kg", buku: 12.5, jumlah: 12.25, selisih: -0.25, nilai: -2_500, stokKini: 12.5 },
  ]);
  expect(selisih[0]?.hitungan).toMatchObject([{ jumlah: 12.25, buku: 12.5 }]);
  await approve(boss, idOpname);
  expect(await stockOf(boss, pelat)).toEqual([12.25, 122_500]);
  expect(await stockOf(boss, cat)).toEqual([3, 30_000]);
  expect(await detailOf(boss, idOpname)).toMatchObject({ status: "Disetujui", nilai: -2_500 });
  const { data: kartu } = await boss.call(bahan.getKartuBahan, { idProduk: pelat });
  expect(kartu[0]).toMatchObject({ jenis: "koreksi", qty: -0.25, saldo: 12.25, sumber: idOpname });
});

test("a sheet of materials has their unit, and is read with decimals", async () => {
  const boss = await office.person("Super Admin");
  const kawat = await makeBahan(boss, { kodeProduk: "KWT", satuan: "m", jumlahStock: 100 });
  const idOpname = await startBahan(boss);
  const file = new File(["Kode Mesin;Hasil Hitung\nKWT;98,125\n"], "hitung.csv", { type: "text/csv" });
  await boss.call(opname.importExcelOpname, { idOpname, excelFile: [file] });
  const { data } = await boss.call(opname.getBarisOpname, { idOpname, bagian: "selisih" });
  expect(data.find(({ idProduk }) => idProduk === kawat)).toMatchObject({ buku: 100, jumlah: 98.125, selisih: -1.875 });
});

test("machines are counted in whole units, and their opname knows no material", async () => {
  const boss = await office.person("Super Admin");
  const mesin = await makeProduk(office, boss, { stock: 5 });
  const pelat = await makeBahan(boss);
  const idOpname = await startOpname(boss, mesin);
  const pecahan = await boss.refused(opname.hitungOpname, { idOpname, baris: [{ idProduk: mesin, jumlah: 4.5 }] });
  expect(pecahan.message).toBe("Jumlah harus berupa bilangan bulat");
  const banyak = await boss.refused(opname.hitungOpname, { idOpname, baris: [{ idProduk: mesin, jumlah: 1_000_001 }] });
  expect(banyak.message).toBe("Jumlah maksimal 1.000.000");
  const isian = { cakupan: "pilihan", kategori: "", keterangan: "", idProduk: [pelat] } as const;
  expect((await boss.refused(opname.addOpname, isian)).message).toBe("Produk tidak ditemukan");
});

test("who has no menu for materials neither begins, sees nor counts an opname of them", async () => {
  const gudang = await office.person("Gudang", { menu: ["Produk"] });
  const boss = await office.person("Super Admin");
  const idProduk = await makeBahan(boss);
  expect((await gudang.refused(opname.addOpname, MULAI)).status).toBe(401);
  const idOpname = await startBahan(boss);
  expect((await gudang.call(opname.getOpname, { limit: 100 })).data.map((row) => row.idOpname)).not.toContain(idOpname);
  expect((await gudang.refused(opname.getDetailOpname, { idOpname })).status).toBe(404);
  expect((await gudang.refused(opname.getLembarOpname, { idOpname })).status).toBe(404);
  expect((await gudang.refused(opname.getBarisOpname, { idOpname, bagian: "belum" })).status).toBe(404);
  const hitungan = { idOpname, baris: [{ idProduk, jumlah: 1 }] };
  expect((await gudang.refused(opname.hitungOpname, hitungan)).status).toBe(404);
  await expect(count(boss, idOpname, { [idProduk]: 1 })).resolves.toBeDefined();
  expect((await gudang.refused(opname.kirimOpname, { idOpname })).status).toBe(404);
});
