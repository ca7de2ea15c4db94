import { expect, test } from "vitest";
import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { session } from "#areas/karyawan/session/contract.ts";
import { pemasok } from "#areas/pembelian/pemasok/contract.ts";
import { tagihan } from "#areas/pembelian/tagihan/contract.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { piutang } from "#areas/penjualan/piutang/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { bahan } from "#areas/produksi/bahan/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice } from "#test/support/office.ts";
import { impor } from "../contract.ts";
import { berkasImpor, isiTabel } from "./impor.testing.ts";

const office = openOffice();
const csv = (name: string, ...rows: string[]) => berkasImpor(name, rows.join("\n"));

test("customers of another program: a dry run says what would be, the file is read in once, and undoing leaves nothing", async () => {
  const boss = await office.person("Super Admin");
  const before = await isiTabel(office, "pelanggan", "pelanggan_kunci", "pelanggan_ragu");
  const file = () =>
    csv(
      "kontak.csv",
      "Nama Kontak;Perusahaan;Telepon;Email;NPWP",
      "Rina;PT Rasa;0811 222 333;;",
      "Rudi;;0812 9 1234;;",
    );
  const coba = await boss.call(impor.imporPelanggan, { coba: true, berkas: [file()] });
  expect(coba.message).toBe("Siap: 2 baris akan ditambahkan, belum ada yang disimpan");
  expect(coba.data).toMatchObject({ idImpor: null, baris: 2, kurang: [], salah: [] });
  expect(coba.data.contoh[0]).toEqual(["PT Rasa", "Rina", "0811 222 333", "", ""]);
  expect(await isiTabel(office, "pelanggan", "pelanggan_kunci", "pelanggan_ragu")).toEqual(before);

  const { data, message } = await boss.call(impor.imporPelanggan, { coba: false, berkas: [file()] });
  expect(message).toBe("2 pelanggan diimpor dari kontak.csv");
  const list = await boss.call(pelanggan.getPelanggan, { cari: "rasa" });
  expect(list.data).toMatchObject([{ nama: "Rina", instansi: "PT Rasa", sales: { idUser: boss.idUser } }]);
  const lagi = await boss.refused(impor.imporPelanggan, { coba: false, berkas: [file()] });
  expect(lagi.message).toContain("sudah diimpor 20-11-2026 oleh");

  const idImpor = data.idImpor ?? 0;
  const sales = await office.person("Sales", { menu: ["Pelanggan"] });
  expect((await sales.refused(impor.batalImpor, { idImpor })).message).toContain("Super Admin dan Management");
  await boss.call(impor.batalImpor, { idImpor });
  expect(await isiTabel(office, "pelanggan", "pelanggan_kunci", "pelanggan_ragu")).toEqual(before);
  expect((await boss.refused(impor.batalImpor, { idImpor })).message).toBe("Impor ini sudah dibatalkan");
  await boss.call(impor.imporPelanggan, { coba: false, berkas: [file()] });
});

test("every wrong cell is named with row and column, and one of them refuses all", async () => {
  const boss = await office.person("Super Admin");
  const before = (await boss.call(pelanggan.getPelanggan, {})).totalDocs;
  const file = () =>
    csv(
      "salah.csv",
      "Data Pelanggan PT Lama",
      "",
      "Nama,Telepon,Email",
      "Ani,abc,ani@contoh.id",
      ",0811222333,bukan",
      "Total,,",
    );
  const { data } = await boss.call(impor.imporPelanggan, { coba: true, berkas: [file()] });
  expect(data.salah.map(({ baris, kolom }) => `${baris} ${kolom}`)).toEqual(["4 Telepon", "5 Nama", "5 Email"]);
  const { status, errors } = await boss.refused(impor.imporPelanggan, { coba: false, berkas: [file()] });
  expect([status, errors.length]).toEqual([400, 3]);
  expect((await boss.call(pelanggan.getPelanggan, {})).totalDocs).toBe(before);
});

test("a column that no word finds is asked once, and remembered for files with the same headings", async () => {
  const boss = await office.person("Super Admin");
  const file = (nama: string) => csv("lain.csv", "Sapaan|x\tKode Unik\tNomor", `1\t${nama}\t08112223334`);
  const { data } = await boss.call(impor.imporPemasok, { coba: true, berkas: [file("CV Satu")] });
  expect(data.kurang).toEqual(["Nama Pemasok"]);
  expect((await boss.refused(impor.imporPemasok, { coba: false, berkas: [file("CV Satu")] })).message).toBe(
    "Sebutkan kolom Nama Pemasok",
  );
  const kolom = [
    { kolom: "nama", judul: "Kode Unik" },
    { kolom: "telepon", judul: "Nomor" },
    { kolom: "catatan", tetap: "Dari program lama" },
  ];
  await boss.call(impor.imporPemasok, { coba: false, kolom, berkas: [file("CV Satu")] });
  const before = await isiTabel(office, "pemasok");
  const kedua = await boss.call(impor.imporPemasok, { coba: false, berkas: [file("CV Dua")] });
  expect(kedua.data.kurang).toEqual([]);
  const list = (await boss.call(pemasok.getPemasok, { cari: "cv" })).data;
  expect(list.map(({ nama, telepon, catatan }) => [nama, telepon, catatan])).toEqual([
    ["CV Dua", "08112223334", "Dari program lama"],
    ["CV Satu", "08112223334", "Dari program lama"],
  ]);
  await boss.call(impor.batalImpor, { idImpor: kedua.data.idImpor ?? 0 });
  expect(await isiTabel(office, "pemasok")).toEqual(before);
});

test("machines come with stock and cost; undoing takes the stock back, and stops once something depends on one", async () => {
  const boss = await office.person("Super Admin");
  const baris = [
    "Kode Barang,Nama Barang,Harga Jual,Harga Pokok,Stok",
    'OV-1,Oven satu,"25,000,000.00","17,500,000.33",3',
  ];
  const file = () => csv("barang.csv", ...baris, 'OV-2,Oven dua,"1,500,000.00","900,000.00",0');
  const awal = await isiTabel(office, "produk");
  const { data } = await boss.call(impor.imporProduk, { coba: false, berkas: [file()] });
  const cari = async (cari: string) => (await boss.call(produk.getProduk, { kategori: "utama", cari })).data;
  expect(await cari("oven satu")).toMatchObject([{ hargaProduk: 25_000_000, hargaBeli: 17_500_000, jumlahStock: 3 }]);
  await boss.call(impor.batalImpor, { idImpor: data.idImpor ?? 0 });
  expect((await cari("oven satu")).map(({ softDelete, jumlahStock }) => [softDelete, jumlahStock])).toEqual([
    [true, 0],
  ]);
  expect((await isiTabel(office, "produk")).produk?.length).toBe((awal.produk?.length ?? 0) + 1);

  const ulang = (await boss.call(impor.imporProduk, { coba: false, berkas: [file()] })).data;
  const [mesin] = (await cari("oven satu")).filter(({ softDelete }) => !softDelete);
  await makeOrder(office, boss, { baris: [{ idProduk: (mesin?.idProduk ?? 0) as Id<"produk">, qty: 1 }] });
  const ditolak = await boss.refused(impor.batalImpor, { idImpor: ulang.idImpor ?? 0 });
  expect(ditolak.message).toMatch(/tidak dapat dibatalkan lagi$/);
});

test("employees get a first password each, and go again until one of them signs in", async () => {
  const boss = await office.person("Super Admin");
  const before = await isiTabel(office, "karyawan");
  const file = (nomor: string) => csv("orang.csv", "NIP,Nama Karyawan,Tgl Masuk", `${nomor},Siti,05/01/2024`);
  expect((await boss.call(impor.imporKaryawan, { coba: true, berkas: [file("7001")] })).data.kurang).toEqual(["Role"]);
  const kolom = [
    { kolom: "noKaryawan", judul: "NIP" },
    { kolom: "namaLengkap", judul: "Nama Karyawan" },
    { kolom: "awalBekerja", judul: "Tgl Masuk" },
    { kolom: "role", tetap: "Logistik" },
  ];
  const satu = (await boss.call(impor.imporKaryawan, { coba: false, kolom, berkas: [file("7001")] })).data;
  expect(satu.sandi).toMatchObject([{ noKaryawan: "7001", namaLengkap: "Siti" }]);
  await boss.call(impor.batalImpor, { idImpor: satu.idImpor ?? 0 });
  expect(await isiTabel(office, "karyawan")).toEqual(before);

  const dua = (await boss.call(impor.imporKaryawan, { coba: false, berkas: [file("7002")] })).data;
  const login = { nokar: "7002", password: dua.sandi[0]?.passwordAwal };
  expect((await office.nobody.send(session.login, login)).status).toBe(200);
  const ditolak = await boss.refused(impor.batalImpor, { idImpor: dua.idImpor ?? 0 });
  expect(ditolak.message).toContain("sudah dipakai di dokumen lain");
  expect((await boss.call(karyawan.getUser, { cari: "7002" })).totalDocs).toBe(1);
});

test("who may not add one by hand may not bring many", async () => {
  const { addPelanggan, addPemasok, addProduk, addUser } = { ...pelanggan, ...pemasok, ...produk, ...karyawan };
  const tangan = [
    addPelanggan,
    addPemasok,
    addProduk,
    bahan.addBahan,
    addUser,
    piutang.terimaPiutangAwal,
    tagihan.addTagihan,
    listAsset.addAsset,
  ];
  const bawa = [
    impor.imporPelanggan,
    impor.imporPemasok,
    impor.imporProduk,
    impor.imporBahan,
    impor.imporKaryawan,
    impor.imporPiutang,
    impor.imporHutang,
    impor.imporAsset,
  ];
  expect(bawa.map(({ permission }) => permission)).toEqual(tangan.map(({ permission }) => permission));
  const sales = await office.person("Sales", { menu: ["Pelanggan"] });
  const file = csv("satu.csv", "Nama", "Ani");
  expect((await sales.refused(impor.imporProduk, { coba: false, berkas: [file] })).status).toBe(401);
  expect((await sales.call(impor.getImpor, {})).data.every(({ jenis }) => jenis === "Pelanggan")).toBe(true);
});
