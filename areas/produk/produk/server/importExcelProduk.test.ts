import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import { sheet } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { produk } from "../contract.ts";

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
  await makeProduk(office, boss, { kodeProduk: "ADA-1" });
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
  expect(errors.map(({ message }) => message)).toContain("Kode mesin baik-1 sudah ada di baris 2 file salah.xlsx");
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

test("the format's example row is never imported, wherever it stands", async () => {
  const boss = await office.person("Super Admin");
  const { raw, headers } = await boss.send(produk.formatImportProduk, {});
  expect(headers["content-disposition"]).toContain("Format%20Import%20Produk.xlsx");
  const before = await banyak(boss);
  const format = new File([new Uint8Array(raw)], "format.xlsx");
  expect((await boss.refused(produk.importExcelProduk, { excelFile: [format] })).message).toBe(
    "File excel hanya berisi baris CONTOH, isi data mulai dari baris di bawahnya",
  );
  const [form] = (await readXlsx(raw)).sheets;
  const [header = [], example = []] = (form?.rows ?? []).map((row) => row.map((cell) => String(cell ?? "")));
  expect(example[0]).toBe("CONTOH");
  const filled = await sheet([header, example, example.with(0, "FRM-1")], "isi.xlsx");
  expect((await boss.call(produk.importExcelProduk, { excelFile: [filled] })).message).toBe(
    "1 produk berhasil diimpor",
  );
  const { data } = await boss.call(produk.getProduk, { cari: "FRM-1" });
  expect(data).toMatchObject([{ hargaProduk: 25_000_000, hargaBeli: 17_500_000, jumlahStock: 5, minimalStock: 2 }]);
  expect(await banyak(boss)).toBe(before + 1);
});

test("amounts are read as the forms read them, and the refusal says how many cells are wrong and where the first is", async () => {
  const boss = await office.person("Super Admin");
  const good = await sheet([HEADER, ["RP-1", "Oven", "utama", "2.500.000", "Rp 1.000.000", "1.250"]]);
  await boss.call(produk.importExcelProduk, { excelFile: [good] });
  const { data } = await boss.call(produk.getProduk, { cari: "RP-1" });
  expect(data).toMatchObject([{ hargaProduk: 2_500_000, hargaBeli: 1_000_000, jumlahStock: 1_250 }]);

  const bad = await sheet(
    [
      HEADER,
      ["RP-2", "Oven", "utama", 1_000, 500, 1],
      ["RP-3", "Oven", "utama", "2,5", 2.125, "1"],
      ["RP-1", "Oven", "utama", 1_000, 500, 1],
    ],
    "salah.xlsx",
  );
  const { message, errors } = await boss.refused(produk.importExcelProduk, { excelFile: [bad] });
  expect(errors).toHaveLength(3);
  expect(message).toBe(
    "3 sel salah, yang pertama di file salah.xlsx baris 3 kolom Harga Produk: Harga produk harus berupa bilangan bulat",
  );
  const one = await sheet([HEADER, ["RP-1", "Oven", "utama", 1_000, 500, 1]], "satu.xlsx");
  expect((await boss.refused(produk.importExcelProduk, { excelFile: [one] })).message).toBe(
    "1 sel salah, di file satu.xlsx baris 2 kolom Kode Produk: Kode mesin RP-1 sudah digunakan",
  );
});
