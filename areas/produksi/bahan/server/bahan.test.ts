import { expect, test } from "vitest";
import { makePemasok } from "#areas/pembelian/pemasok/server/pemasok.testing.ts";
import { po } from "#areas/pembelian/po/contract.ts";
import { tagih } from "#areas/pembelian/tagihan/server/tagihan.testing.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { impor } from "#areas/pindah/impor/contract.ts";
import { berkasImpor } from "#areas/pindah/impor/server/impor.testing.ts";
import { opname } from "#areas/produk/opname/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { makeProduk } from "#books/fixtures.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { isianOrder } from "#test/support/order.ts";
import { bahan } from "../contract.ts";
import { makeBahan, stockOf } from "./bahan.testing.ts";

const office = openOffice();

test("a material is kept to a thousandth of its unit, and valued at what was paid", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeBahan(boss, { jumlahStock: "12,345", hargaBeli: 15_500, minimalStock: 20 });
  expect(await stockOf(boss, idProduk)).toEqual([12.345, 191_348]);
  await boss.call(bahan.koreksiBahan, { idProduk, jumlahStock: 4.115, keterangan: "Ditimbang", stockDilihat: 12.345 });
  expect(await stockOf(boss, idProduk)).toEqual([4.115, 63_783]);
  const basi = { idProduk, jumlahStock: 4, keterangan: "Ditimbang", stockDilihat: 12.345 };
  expect((await boss.refused(bahan.koreksiBahan, basi)).message).toContain("baru saja berubah menjadi 4,115 kg");
  const salah = await boss.refused(bahan.koreksiBahan, { idProduk, jumlahStock: 4.1234, keterangan: "Ditimbang" });
  expect(salah.errors).toMatchObject([
    { field: "jumlahStock", message: "Hasil hitungan paling banyak tiga angka di belakang koma" },
  ]);
  const { data } = await boss.call(bahan.getKartuBahan, { idProduk });
  expect(data.map(({ jenis, qty, saldo }) => [jenis, qty, saldo])).toEqual([
    ["koreksi", -8.23, 4.115],
    ["awal", 12.345, 12.345],
  ]);
  const { data: kurang } = await boss.call(bahan.getBahan, { kurang: true, cari: "bhn" });
  expect(kurang.map((row) => row.idProduk)).toContain(idProduk);
});

test("a purchase order brings packs: debt by the pack, stock by the content, and undoing takes just that", async () => {
  const boss = await office.person("Super Admin");
  const pipa = { satuan: "m", satuanBeli: "batang", isiBeli: 6, hargaBeli: 100_001, jumlahStock: 0 };
  const idProduk = await makeBahan(boss, pipa);
  const hutang = await saldoJurnal(office.sql, "hutang-usaha");
  const idPemasok = await makePemasok(boss, "PT Pipa");
  const { idPo } = (await boss.call(po.addPo, { idProduk, qty: 10, idPemasok })).data;
  await boss.call(po.updatePoSelesai, { idPo, selesai: 3 });
  await boss.call(po.updatePoSelesai, { idPo, selesai: 4 });
  expect(await stockOf(boss, idProduk)).toEqual([42, 700_007]);
  expect((await saldoJurnal(office.sql, "hutang-usaha")) - hutang).toBe(-700_007);
  await boss.call(po.undoPoSelesai, { idPo, selesai: 4, qtySelesai: 7 });
  expect(await stockOf(boss, idProduk)).toEqual([18, 300_003]);
  const row = (await boss.call(po.getDetailPo, { idPo })).data;
  expect([row.satuan, row.produk.kapasitas, row.qtySelesai]).toEqual(["batang", "batang isi 6 m", 3]);
  // What a bill adds stays with what is still there: 12 of the 18 m.
  await boss.call(bahan.koreksiBahan, { idProduk, jumlahStock: 12, keterangan: "Dipotong" });
  await tagih(boss, { idPemasok, barang: [{ idPo, unit: 3, harga: 103_001 }] });
  expect(await stockOf(boss, idProduk)).toEqual([12, 206_002]);
});

test("the calls of the specification know no materials", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeBahan(boss, { namaProduk: "Plat Rahasia" });
  const [{ kodeProduk } = { kodeProduk: "" }] = (await boss.call(bahan.getBahan, { cari: "plat rahasia" })).data;
  const { data, totalDocs } = await boss.call(produk.getProduk, { limit: 100 });
  expect([data.length, data.some((row) => row.idProduk === idProduk)]).toEqual([totalDocs, false]);
  expect((await boss.call(produk.getProdukDipilih, { idProduk: [idProduk] })).data).toEqual([]);
  expect((await boss.refused(produk.getDetailProduk, { kodeProduk })).status).toBe(404);
  expect((await boss.refused(produk.koreksiStok, { idProduk, jumlahStock: 1, keterangan: "x" })).status).toBe(404);
  const mesin = { idProduk: await makeProduk(office, boss), hargaProduk: 10_000_000 };
  const pesan = isianOrder([mesin, { idProduk, sumberProduk: "PL", hargaProduk: 0 }]);
  expect((await boss.refused(order.addOrder, { ...pesan, dokumen: [await picture()] })).message).toContain(
    "tidak ditemukan",
  );
  await makeProduk(office, boss, { stock: 1 });
  const { idOpname } = (await boss.call(opname.addOpname, { cakupan: "semua" })).data;
  const baris = (await boss.call(opname.getBarisOpname, { idOpname, bagian: "belum", limit: 100 })).data;
  expect(baris.some((row) => row.idProduk === idProduk)).toBe(false);
});

test("who keeps materials orders those, who keeps machines orders machines, and neither the other's", async () => {
  const boss = await office.person("Super Admin");
  const [bengkel, toko] = [
    await office.person("Bengkel", { menu: ["Bahan"] }),
    await office.person("Toko", { menu: ["Produk"] }),
  ];
  const [plat, mesin] = [await makeBahan(boss), await makeProduk(office, boss)];
  await bengkel.call(po.addPo, { idProduk: plat, qty: 1 });
  await toko.call(po.addPo, { idProduk: mesin, qty: 1 });
  expect((await bengkel.refused(po.addPo, { idProduk: mesin, qty: 1 })).status).toBe(401);
  expect((await toko.refused(po.addPo, { idProduk: plat, qty: 1 })).status).toBe(404);
  const { data } = await toko.call(po.addBeberapaPo, { po: [{ idProduk: plat, qty: 1 }] });
  expect(data).toMatchObject([{ status: 404 }]);
});

test("who may not see purchase prices sees quantities only, and the unit of what moved is fixed", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik", { menu: ["Bahan"] });
  const idProduk = await makeBahan(boss, { namaProduk: "Motor 1 HP", satuan: "pcs", satuanBeli: "pcs" });
  const row = (await gudang.call(bahan.getDetailBahan, { idProduk })).data;
  expect([row.jumlahStock, row.hargaBeli, row.nilaiStok]).toEqual([100, null, null]);
  const [kartu] = (await gudang.call(bahan.getKartuBahan, { idProduk })).data;
  expect([kartu?.nilai, kartu?.nilaiSaldo]).toEqual([null, null]);
  const isi = { kodeProduk: row.kodeProduk, namaProduk: "Motor", satuanBeli: "dus", isiBeli: 12, minimalStock: 5 };
  expect((await gudang.refused(bahan.editBahan, { idProduk, ...isi, satuan: "pcs", hargaBeli: 1 })).status).toBe(401);
  const tetap = await boss.refused(bahan.editBahan, { idProduk, ...isi, satuan: "kg", hargaBeli: 1 });
  expect(tetap.errors).toMatchObject([{ field: "satuan" }]);
  await boss.call(bahan.editBahan, { idProduk, ...isi, satuan: "pcs", hargaBeli: 120_000, versi: row.versi });
  const sama = { ...isi, kodeProduk: row.kodeProduk.toLowerCase(), satuan: "pcs", hargaBeli: 1, jumlahStock: 0 };
  expect((await boss.refused(bahan.addBahan, sama)).errors).toMatchObject([{ field: "kodeProduk" }]);
});

test("materials come from a file of another program, all or none, and go again while nothing has moved", async () => {
  const boss = await office.person("Super Admin");
  const berkas = (...baris: string[]) =>
    berkasImpor("bahan.csv", ["Kode Barang,Nama Barang,Satuan,Isi,Kemasan,Harga Pokok,Stok", ...baris].join("\n"));
  const plat = 'PLT-9,Plat impor,kg,"25,5",lembar,600000,"10,25"';
  const salah = { coba: false, berkas: [berkas(plat, "plt-9,Ganda,kg,1,kg,1,0", 'X-1,Tanpa satuan,,1,,1,"1,2345"')] };
  const { errors } = await boss.refused(impor.imporBahan, salah);
  expect(errors.map(({ message }) => message)).toEqual([
    "Kode plt-9 sudah ada di baris 2 file bahan.csv",
    "Satuan tidak boleh kosong",
    "Stock paling banyak tiga angka di belakang koma",
  ]);
  const { idImpor } = (
    await boss.call(impor.imporBahan, {
      coba: false,
      berkas: [berkas(plat, "BT-1,Baut,pcs,,,500,200", "KR-1,Karet,kg,,,9000,0")],
    })
  ).data;
  const { data } = await boss.call(bahan.getBahan, { cari: "impor" });
  expect(data).toMatchObject([
    { kodeProduk: "PLT-9", isiBeli: 25.5, satuanBeli: "lembar", jumlahStock: 10.25, nilaiStok: 241_176 },
  ]);
  const [baut] = (await boss.call(bahan.getBahan, { cari: "baut" })).data;
  expect(baut).toMatchObject({ satuan: "pcs", satuanBeli: "pcs", isiBeli: 1, jumlahStock: 200, nilaiStok: 100_000 });
  await boss.call(impor.batalImpor, { idImpor: idImpor ?? 0 });
  expect((await boss.call(bahan.getBahan, { cari: "plat impor" })).data).toMatchObject([
    { softDelete: true, jumlahStock: 0, nilaiStok: 0 },
  ]);
  expect((await boss.call(bahan.getBahan, { cari: "karet" })).data).toEqual([]);
});
