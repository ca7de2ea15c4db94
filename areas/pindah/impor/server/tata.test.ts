import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { lokasiAsset } from "#areas/asset/lokasi/contract.ts";
import { makeKategori } from "#areas/asset/server/asset.testing.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { impor } from "../contract.ts";
import { berkasImpor } from "./impor.testing.ts";

const office = openOffice();
const FOLDER = join(import.meta.dirname, "../../../../test/fixtures/impor");

const PANGGILAN = {
  pelanggan: impor.imporPelanggan,
  pemasok: impor.imporPemasok,
  produk: impor.imporProduk,
  karyawan: impor.imporKaryawan,
  asset: impor.imporAsset,
  order: impor.imporOrder,
};
type Isi = Readonly<Record<string, string>>;

const OVEN = { kodeProduk: "OVN-100", namaProduk: "Oven Pengering 100 kg", hargaProduk: "25000000" };
const SARI = { nama: "Ibu Sari", instansi: "PT Sumber Makmur", email: "sari@sumber.co.id", alamat: "Jl. Raya 1" };
const BUBUT = {
  ...{ namaBarang: "Mesin Bubut", kategori: "Mesin Produksi", lokasi: "Gudang Utama" },
  ...{ tglAssetMasuk: "2024-07-20", harga: "48000000" },
};
const PESANAN = { pelanggan: "PT Sumber Makmur", tglOrder: "2026-09-05", harga: "7500000" };

/** The category and the place that the files of assets name, the product and the customer of those of orders. */
beforeAll(async () => {
  const boss = await office.person("Super Admin");
  await makeKategori(boss, { nama: BUBUT.kategori, kode: "MSP" });
  const oven = { kodeProduk: "OVN-77", namaProduk: "Oven Pengering 77", tipe: "Gas", kapasitas: "77 kg" };
  await boss.call(produk.addProduk, {
    ...{
      ...oven,
      kategoriProduk: "utama",
      hargaProduk: 8_000_000,
      hargaBeli: 4_000_000,
      jumlahStock: 0,
      minimalStock: 0,
    },
    ...{ fotoProduk: await picture() },
  } as never);
  await boss.call(pelanggan.addPelanggan, {
    nama: "Ibu Sari",
    instansi: PESANAN.pelanggan,
    telepon: "0215551234",
  } as never);
  await boss.call(lokasiAsset.addLokasiAsset, { namaLokasi: BUBUT.lokasi, singkatan: "GDU" });
});

/** The layouts of other programs, each with what its first row must be. */
const TATA: readonly [file: string, jenis: keyof typeof PANGGILAN, pertama: Isi][] = [
  [
    "accurate-pelanggan.csv",
    "pelanggan",
    { nama: "PT Sumber Makmur", telepon: "021-5551234", npwp: "01.234.567.8-901.000" },
  ],
  ["accurate-barang.csv", "produk", { ...OVEN, hargaBeli: "17500001", jumlahStock: "3", kategoriProduk: "utama" }],
  ["accurate-pemasok.csv", "pemasok", { nama: "CV Logam Jaya", telepon: "021-4440001", termin: "30" }],
  ["jurnal-produk.csv", "produk", { ...OVEN, hargaBeli: "17500000", minimalStock: "2" }],
  ["jurnal-kontak.csv", "pelanggan", { ...SARI, telepon: "021-5551234" }],
  ["kledo-kontak.csv", "pelanggan", { ...SARI, telepon: "081234567890" }],
  ["kledo-produk.csv", "produk", { ...OVEN, hargaBeli: "17500000", jumlahStock: "3", minimalStock: "1" }],
  ["odoo-kontak.csv", "pelanggan", { nama: "Budi Santoso", instansi: "PT Sumber Makmur", catatan: "Via telepon" }],
  ["odoo-produk.csv", "produk", { ...OVEN, hargaBeli: "17500000", jumlahStock: "3" }],
  ["odoo-karyawan.csv", "karyawan", { noKaryawan: "EMP-0001", namaLengkap: "Siti Rahayu", email: "siti@contoh.co.id" }],
  ["erpnext-pelanggan.csv", "pelanggan", { nama: "PT Sumber Makmur", telepon: "0812 3456 7890" }],
  ["erpnext-barang.csv", "produk", { ...OVEN, hargaBeli: "17500000", jumlahStock: "3", minimalStock: "1" }],
  ["erpnext-pemasok.csv", "pemasok", { nama: "CV Logam Jaya", telepon: "0214440001", email: "jual@logam.id" }],
  ["ipos-barang.csv", "produk", { ...OVEN, hargaBeli: "17500000", jumlahStock: "3", tipe: "MESIN" }],
  ["accurate-aset.csv", "asset", { ...BUBUT, umurTahun: "4" }],
  ["jurnal-aset.csv", "asset", { ...BUBUT, umurTahun: "4" }],
  ["kledo-aset.csv", "asset", { ...BUBUT, umurTahun: "4" }],
  ["odoo-aset.csv", "asset", { ...BUBUT, umurTahun: "4" }],
  ["erpnext-aset.csv", "asset", { ...BUBUT, umurBulan: "48" }],
  ["accurate-pesanan.csv", "order", { ...PESANAN, produk: "OVN-77", qty: "3", terkirim: "1", rekening: "BRI RJP" }],
  ["jurnal-pesanan.csv", "order", { ...PESANAN, produk: "Oven Pengering 77", qty: "2", alamat: "Jl. Raya 1" }],
  ["kledo-pesanan.csv", "order", { ...PESANAN, nomor: "SO/00077", deadline: "2026-12-20", catatan: "Warna merah" }],
  ["odoo-pesanan.csv", "order", { ...PESANAN, nomor: "S00077", qty: "3", terkirim: "1", produk: "Oven Pengering 77" }],
  ["erpnext-pesanan.csv", "order", { ...PESANAN, produk: "OVN-77", qty: "2", dp: "0" }],
];

test.each(TATA)("%s is understood without a question", async (name, jenis, pertama) => {
  const boss = await office.person("Super Admin");
  const berkas = [berkasImpor(name, readFileSync(join(FOLDER, name), "utf8"))];
  const { data } = await boss.call(PANGGILAN[jenis], { coba: true, berkas });
  expect([data.kurang, data.salah]).toEqual([[], []]);
  const terisi = data.kolom.filter(({ judul, tetap }) => judul !== null || tetap !== "");
  const isi = Object.fromEntries(terisi.map(({ kolom }, index) => [kolom, data.contoh[0]?.[index]]));
  expect(isi).toMatchObject(pertama);
});
