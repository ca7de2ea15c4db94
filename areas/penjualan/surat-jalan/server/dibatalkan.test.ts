import { expect, test } from "vitest";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { picture, sheetRows } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { pesanLangsung } from "../../pesan-langsung/contract.ts";
import { retur } from "../../retur/contract.ts";
import { suratJalan } from "../contract.ts";
import { baris, isianBaru, isianUbah, stok } from "./suratJalan.testing.ts";

const office = openOffice();

/** Repetitions: which of two simultaneous calls is first is chance, so both orders should occur. */
const KALI = 6;

const orang = async () => ({
  boss: await office.person("Management", { nama: "Rina" }),
  gudang: await office.person("Logistik", { nama: "Andi" }),
});

test("sent while it is cancelled: the goods are on their way or free again, never both", async () => {
  const { boss, gudang } = await orang();
  for (let n = 0; n < KALI; n++) {
    const idProduk = await makeProduk(office, boss, { stock: 5 });
    const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 2 }] });
    const idInvoice = await makeInvoice(office, boss, idSo);
    const isian = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" });
    const [kirim, batal] = await Promise.all([
      gudang.send(suratJalan.addSuratJalan, isian),
      boss.send(order.cancelSo, { idSo }),
    ]);
    expect([kirim.status, batal.status].sort()).toEqual([200, 409]);
    const keluar = kirim.status === 200;
    const kalimat = keluar ? batal.body.message : kirim.body.message;
    expect(kalimat).toBe(keluar ? "Order sudah Selesai, tidak dapat dibatalkan" : "Order sudah dibatalkan");
    const sisa = keluar ? 3 : 5;
    expect(await stok(office, idProduk)).toEqual({ jumlahStock: sisa, stockSales: sisa, ditahan: 0 });
  }
});

test("a note changed while its order is cancelled: the order is over, and its goods are free again", async () => {
  const { boss, gudang } = await orang();
  for (let n = 0; n < KALI; n++) {
    const idProduk = await makeProduk(office, boss, { stock: 2 });
    const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 2 }] });
    const idInvoice = await makeInvoice(office, boss, idSo, { dp: 1_000_000 });
    await gudang.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }));
    const isian = await isianUbah(gudang, idSo, { statusBarang: "Pending", namaEkspedisi: "JNE" });
    const [ubah, batal] = await Promise.all([
      gudang.send(suratJalan.updateStatusSj, isian),
      boss.send(order.cancelSo, { idSo }),
    ]);
    expect(batal.status).toBe(200);
    if (ubah.status !== 200) {
      expect(ubah.body.message).toBe("Order sudah dibatalkan, surat jalannya tidak dapat diubah");
    }
    expect((await boss.call(order.getDetailOrder, { idSo })).data.statusSo).toBe("Cancel");
    expect(await stok(office, idProduk)).toEqual({ jumlahStock: 2, stockSales: 2, ditahan: 0 });
  }
});

test("machines finished while their order is cancelled: they are in the warehouse and free, or were never made", async () => {
  const { boss, gudang } = await orang();
  for (let n = 0; n < KALI; n++) {
    const idProduk = await makeProduk(office, boss);
    const idSo = await makeOrder(office, boss, { baris: [{ idProduk, sumberProduk: "PL", qty: 2 }] });
    await makeInvoice(office, boss, idSo, { dp: 1_000_000 });
    const { idOrderan } = (await gudang.call(pesanLangsung.getOrderanPl, { cari: idSo })).data[0] ?? { idOrderan: 0 };
    const [selesai, batal] = await Promise.all([
      gudang.send(pesanLangsung.updatePl, { idOrderan, selesai: 1 }),
      boss.send(order.cancelSo, { idSo }),
    ]);
    expect(batal.status).toBe(200);
    if (selesai.status !== 200) expect(selesai.body.message).toBe("Pesan langsung sudah dibatalkan oleh Rina");
    const dibuat = selesai.status === 200 ? 1 : 0;
    expect(await stok(office, idProduk)).toEqual({ jumlahStock: dibuat, stockSales: dibuat, ditahan: 0 });
  }
});

test("an order that came back and was cancelled has no warranty, and its delivery note says that it is void", async () => {
  const { boss } = await orang();
  const idProduk = await makeProduk(office, boss, { stock: 2 });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 2 }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const isian = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" });
  const { idSuratJalan: idSj } = (await boss.call(suratJalan.addSuratJalan, isian)).data;
  const surat = async () => {
    const { data } = await boss.call(suratJalan.cetakSjPdf, { idSo, idSj });
    return readPdfText(Buffer.from(data.base64, "base64")).join(" ");
  };
  expect(await surat()).not.toContain("BATAL");
  const { data } = await boss.call(order.getDetailOrder, { idSo });
  expect(data.selesaiGaransi).toBe("2027-11-20");
  const barang = data.orders.map(({ idOrderan }) => ({ idOrderan, baik: 2 }));
  await boss.call(retur.addRetur, { idSj, alasan: "Batal", barang, dokumen: [await picture()] });
  await boss.call(order.cancelSo, { idSo });
  expect((await boss.call(order.getDetailOrder, { idSo })).data).toMatchObject({
    selesaiGaransi: null,
    orders: [{ statusProduk: "Selesai" }],
  });
  expect((await baris(boss, idSo)).selesaiGaransi).toBeNull();
  const { raw } = await boss.send(order.exportOrder, { cari: idSo });
  expect((await sheetRows(raw))[0]).toMatchObject({ "Selesai Garansi": null, "Status Produk": "Dibatalkan" });
  expect(await surat()).toContain("DIBATALKAN");
});
