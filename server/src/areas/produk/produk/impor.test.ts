import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { produk } from "#contract/produk/produk.ts";
import { buatProduk } from "#server/books/fixtures.ts";
import { sheet } from "#server/testing/files.ts";
import { openOffice, type Person } from "#server/testing/office.ts";

const office = openOffice();
const HEADER = ["Kode Produk *", "Nama Produk", "Kategori", "Harga Produk", "Harga Beli", "Jumlah Stock"];

const banyak = async (person: Person) => (await person.call(produk.getProduk, {})).totalDocs;

test("rows of several files become machines with their first stock", async () => {
  const boss = await office.person("Management");
  const one = await sheet([HEADER, ["IMP-1", "Oven", "Utama", 25_000_000, 17_000_000, 3]], "satu.xlsx");
  const two = await sheet([HEADER, ["IMP-2", "Rak", "UPGRADE", 500_000, null, null]], "dua.xlsx");
  const { message, data } = await boss.call(produk.importExcelProduk, { excelFile: [one, two] });
  expect({ message, data }).toEqual({ message: "2 produk berhasil diimpor", data: { jumlah: 2 } });
  const { data: list } = await boss.call(produk.getProduk, { cari: "IMP-" });
  expect(list).toMatchObject([
    { kodeProduk: "IMP-2", kategoriProduk: "upgrade", hargaBeli: 0, jumlahStock: 0 },
    { kodeProduk: "IMP-1", kategoriProduk: "utama", hargaBeli: 17_000_000, jumlahStock: 3, stockSales: 3 },
  ]);
  const oven = list[1]?.idProduk ?? 0;
  const { data: book } = await boss.call(produk.getKartuStok, { idProduk: oven });
  expect(book).toMatchObject([{ jenis: "awal", qty: 3, keterangan: "Impor satu.xlsx baris 2" }]);
});

test("one bad cell and nothing is written; every bad cell is named", async () => {
  const boss = await office.person("Super Admin");
  await buatProduk(office, boss, { kodeProduk: "ADA-1" });
  const before = await banyak(boss);
  const file = await sheet(
    [
      HEADER,
      ["BAIK-1", "Oven", "utama", 1_000, 1_000, 1],
      ["ada-1", "Oven", "utama", 1_000, 1_000, 1],
      ["BAIK-2", "", "mesin", "mahal", -5, 1.5],
      ["baik-1", "Kembar", "utama", 1_000, 1_000, 1],
    ],
    "salah.xlsx",
  );
  const { status, errors } = await boss.refused(produk.importExcelProduk, { excelFile: [file] });
  expect(status).toBe(400);
  expect(errors.map(({ file: name, baris, kolom }) => `${name} ${baris} ${kolom}`).sort()).toEqual([
    "salah.xlsx 3 Kode Produk",
    "salah.xlsx 4 Harga Beli",
    "salah.xlsx 4 Harga Produk",
    "salah.xlsx 4 Jumlah Stock",
    "salah.xlsx 4 Kategori",
    "salah.xlsx 4 Nama Produk",
    "salah.xlsx 5 Kode Produk",
  ]);
  expect(errors.map(({ message }) => message)).toContain("Kode produk baik-1 sudah ada di baris 2 file salah.xlsx");
  expect(await banyak(boss)).toBe(before);
});

test("the same file sent twice at once is imported once", async () => {
  const boss = await office.person("Super Admin");
  const rows = Array.from({ length: 30 }, (_, at) => [`DUA-${at}`, "Rak", "upgrade", 1_000, 500, 1]);
  const send = async () => boss.send(produk.importExcelProduk, { excelFile: [await sheet([HEADER, ...rows])] });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await boss.call(produk.getProduk, { cari: "DUA-" })).totalDocs).toBe(30);
});

test("ten thousand rows are one import, and one export; one bad cell among them and none is", async () => {
  const boss = await office.person("Management");
  const before = await banyak(boss);
  const rows = Array.from({ length: 10_000 }, (_, at) => [`BSR-${at}`, `Mesin ${at}`, "utama", 1_000, 500, 2]);
  const bad = rows.map((row, at) => (at === 9_876 ? row.with(5, "dua") : row));
  const refusal = await boss.refused(produk.importExcelProduk, {
    excelFile: [await sheet([HEADER, ...bad], "besar.xlsx")],
  });
  expect(refusal.errors).toEqual([
    expect.objectContaining({ file: "besar.xlsx", baris: 9_878, kolom: "Jumlah Stock" }),
  ]);
  expect(await banyak(boss)).toBe(before);
  await boss.call(produk.importExcelProduk, { excelFile: [await sheet([HEADER, ...rows])] });
  expect(await banyak(boss)).toBe(before + 10_000);
  const { raw } = await boss.send(produk.exportExcelProduk, {});
  const [first] = (await readXlsx(raw)).sheets;
  expect(first?.rows).toHaveLength(before + 10_000 + 2);
});

test("the format is itself importable and offers the categories", async () => {
  const boss = await office.person("Super Admin");
  const { raw, headers } = await boss.send(produk.formatImportProduk, {});
  expect(headers["content-disposition"]).toContain("Format%20Import%20Produk.xlsx");
  const file = new File([new Uint8Array(raw)], "format.xlsx");
  await boss.call(produk.importExcelProduk, { excelFile: [file] });
  const { data } = await boss.call(produk.getProduk, { cari: "OVN-100" });
  expect(data).toMatchObject([{ hargaProduk: 25_000_000, hargaBeli: 17_500_000, jumlahStock: 5, minimalStock: 2 }]);
});
