import { beforeAll, expect, test } from "vitest";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { impor } from "#areas/pindah/impor/contract.ts";
import { berkasImpor } from "#areas/pindah/impor/server/impor.testing.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { OVEN } from "#areas/produk/produk/server/produk.testing.ts";
import { sheet, sheetRows } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { riwayat } from "../../riwayat/contract.ts";
import { tambahKolom, tambahPelanggan } from "./kolomSendiri.testing.ts";

const office = openOffice();
let boss: Person;
let daya: Awaited<ReturnType<typeof tambahKolom>>;
beforeAll(async () => {
  boss = await office.person("Super Admin");
  await tambahKolom(boss, { untuk: "pelanggan", nama: "Jenis Usaha", pilihan: ["UMKM", "Pabrik"] });
  await tambahKolom(boss, { untuk: "pelanggan", nama: "Kota", posisi: 2 });
  daya = await tambahKolom(boss, { untuk: "produk", nama: "Daya Listrik" });
  await tambahKolom(boss, { untuk: "produk", nama: "Bahan Rangka", pilihan: ["Besi", "Stainless"], posisi: 2 });
});

const bawa = (text: string, coba = false) =>
  boss.send(impor.imporPelanggan, { berkas: [berkasImpor("lama.csv", text)], coba });
const kolomDari = async (cari: string) =>
  (await boss.call(pelanggan.getPelanggan, { cari })).data[0]?.kolomSendiri.map(({ nilai }) => nilai);
const kolomProduk = async (kodeProduk: string) =>
  (await boss.call(produk.getDetailProduk, { kodeProduk })).data.kolomSendiri.map(({ nilai }) => nilai);

test("what another program calls them comes with the customers, a wrong choice is a wrong cell, and all of it goes again", async () => {
  const salah = "Nama Pelanggan;JENIS USAHA;Kota\nPak Bawa;Warung;Malang\nBu Bawa;umkm;\n";
  const dicoba = (await bawa(salah, true)).body as { data: { salah: unknown[] } };
  expect(dicoba.data.salah).toEqual([
    { baris: 2, kolom: "JENIS USAHA", message: "Jenis Usaha harus salah satu dari: UMKM, Pabrik" },
  ]);
  expect((await bawa(salah)).status).toBe(400);
  expect(await kolomDari("Bu Bawa")).toBeUndefined();
  const { body } = await bawa(salah.replace("Warung", "pabrik"));
  expect(body).toMatchObject({ status: 200, message: "2 pelanggan diimpor dari lama.csv" });
  expect(await kolomDari("Pak Bawa")).toEqual(["Pabrik", "Malang"]);
  expect(await kolomDari("Bu Bawa")).toEqual(["UMKM", ""]);
  const { idImpor } = (body as { data: { idImpor: number } }).data;
  await boss.call(impor.batalImpor, { idImpor } as never);
  expect(await office.sql`select from kolom_pelanggan`).toHaveLength(0);
});

test("a file without them is read as before", async () => {
  await bawa("Nama,Telepon\nPak Polos,081399990000\n");
  expect(await kolomDari("Pak Polos")).toEqual(["", ""]);
});

test("the file of customers ends with the own fields, an empty one is blank", async () => {
  await tambahPelanggan(boss, "Bu Ekspor");
  const rows = await sheetRows((await boss.send(pelanggan.exportPelanggan, { cari: "Bu Ekspor" })).raw);
  expect(Object.keys(rows[0] ?? {}).slice(-2)).toEqual(["Jenis Usaha", "Kota"]);
});

const KEPALA = ["Kode Mesin", "Nama Mesin", "Kategori", "Harga Produk"];
const berkas = async (kepala: string[], ...baris: (string | number | null)[][]) => ({
  excelFile: [await sheet([kepala, ...baris])],
});

test("the template names them, and products come in with them", async () => {
  const format = await sheetRows((await boss.send(produk.formatImportProduk, {})).raw);
  expect(Object.keys(format[0] ?? {}).slice(-2)).toEqual(["Daya Listrik", "Bahan Rangka"]);
  const kepala = [...KEPALA, "Daya Listrik", "Bahan Rangka"];
  const salah = await berkas(kepala, ["IMP-1", "Oven", "utama", 1_000_000, "900 W", "Kayu"]);
  expect((await boss.refused(produk.importExcelProduk, salah)).errors).toMatchObject([
    { baris: 2, kolom: "Bahan Rangka", message: "Bahan Rangka harus salah satu dari: Besi, Stainless" },
  ]);
  await boss.call(
    produk.importExcelProduk,
    await berkas(
      kepala,
      ["IMP-1", "Oven", "utama", 1_000_000, "900 W", "besi"],
      ["IMP-2", "Oven B", "utama", 1, "", ""],
    ),
  );
  expect(await kolomProduk("IMP-1")).toEqual(["900 W", "Besi"]);
  expect(await kolomProduk("IMP-2")).toEqual(["", ""]);
});

test("an exported list that is changed in own fields alone changes them, and only where the file has the column", async () => {
  await boss.call(produk.addProduk, {
    ...{ ...OVEN, kodeProduk: "UBH-1", fotoProduk: [] },
    kolomSendiri: [{ idKolom: daya, nilai: "450 W" }],
  });
  const ekspor = async () => {
    const rows = await sheetRows((await boss.send(produk.exportExcelProduk, { cari: "UBH-1" })).raw);
    return rows.slice(0, 1).map((row) => ({ ...row }) as Record<string, string | number | null>);
  };
  const simpan = async (rows: readonly Record<string, string | number | null>[], kecuali: readonly string[] = []) => {
    const kepala = Object.keys(rows[0] ?? {}).filter(
      (key) => !kecuali.includes(key) && !["Dibuat", "Diubah"].includes(key),
    );
    return boss.call(
      produk.importExcelProduk,
      await berkas(kepala, ...rows.map((row) => kepala.map((key) => row[key] ?? null))),
    );
  };
  const rows = await ekspor();
  expect((await simpan(rows)).data).toEqual({ jumlah: 0 });
  expect((await simpan(rows.map((row) => ({ ...row, "Daya Listrik": "600 W" })))).data).toEqual({ jumlah: 1 });
  expect(await kolomProduk("UBH-1")).toEqual(["600 W", ""]);
  const lagi = await ekspor();
  await simpan(
    lagi.map((row) => ({ ...row, "Nama Mesin": "Oven Ubah" })),
    ["Daya Listrik"],
  );
  expect(await kolomProduk("UBH-1")).toEqual(["600 W", ""]);
  await simpan((await ekspor()).map((row) => ({ ...row, "Daya Listrik": null })));
  expect(await kolomProduk("UBH-1")).toEqual(["", ""]);
  const { idProduk } = (await boss.call(produk.getDetailProduk, { kodeProduk: "UBH-1" })).data;
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "produk", id: String(idProduk) });
  const catatan = data.flatMap(({ perubahan }) => perubahan.filter(({ label }) => label === "Daya Listrik"));
  expect(catatan.map(({ sebelum, sesudah }) => [sebelum, sesudah])).toEqual([
    ["600 W", null],
    ["450 W", "600 W"],
    [null, "450 W"],
  ]);
});

test("products of an import that is taken back go with what was filled in", async () => {
  const isi = "Kode Barang;Nama Barang;Harga Jual;Daya Listrik\nTRK-1;Oven Tarik;1000000;900 W\n";
  const { body } = await boss.send(impor.imporProduk, { berkas: [berkasImpor("barang.csv", isi)], coba: false });
  expect(await kolomProduk("TRK-1")).toEqual(["900 W", ""]);
  const { idImpor } = (body as { data: { idImpor: number } }).data;
  await boss.call(impor.batalImpor, { idImpor } as never);
  expect((await boss.send(produk.getDetailProduk, { kodeProduk: "TRK-1" })).status).toBe(404);
});
