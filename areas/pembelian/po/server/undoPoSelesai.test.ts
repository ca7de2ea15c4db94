import { expect, test } from "vitest";
import { order } from "#areas/penjualan/order/contract.ts";
import { pesanLangsung as pl } from "#areas/penjualan/pesan-langsung/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { isiRekening, makeOrder, makeProduk } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { pemasok } from "../../pemasok/contract.ts";
import { makePemasok } from "../../pemasok/server/pemasok.testing.ts";
import { po } from "../contract.ts";
import { detail, pesanLangsung, pesanPo, selesaikan, stok } from "./po.testing.ts";

const office = openOffice();

test("the last count is taken back: goods, debt, lines and the purchase order are as before, and the history says both", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik", { nama: "Agus", menu: ["Purchase Order"] });
  const idProduk = await makeProduk(office, boss, { namaProduk: "Oven", stock: 1 });
  const [a, b] = [await pesanLangsung(office, boss, idProduk, 2), await pesanLangsung(office, boss, idProduk, 2)];
  const idPo = await pesanPo(boss, idProduk, 6);
  await selesaikan(gudang, idPo, 1);
  const sebelum = { stok: await stok(office, idProduk), po: await detail(boss, idPo) };
  await selesaikan(gudang, idPo, 5);
  expect((await detail(boss, idPo)).orderan.map(({ idSo, qtyDilayani }) => [idSo, qtyDilayani])).toEqual([
    [a, 2],
    [b, 2],
  ]);

  const { message } = await gudang.call(po.undoPoSelesai, { idPo, selesai: 5, qtySelesai: 6 });
  expect(message).toMatch(/^5 mesin PO .* belum selesai lagi$/);
  const { history, ...sesudah } = await detail(boss, idPo);
  const { history: dulu, ...awal } = sebelum.po;
  expect(sesudah).toEqual(awal);
  expect(history).toEqual([
    ...dulu,
    expect.objectContaining({ selesai: 5, untukOrderan: 3, untukStock: 2 }),
    expect.objectContaining({
      ...{ selesai: -5, untukOrderan: -3, untukStock: -2, nama: "Agus" },
      keterangan: `Diurungkan: 1 unit untuk ${a} (Budi Santoso), 2 unit untuk ${b} (Budi Santoso), 2 unit ke stock`,
    }),
  ]);
  expect(await stok(office, idProduk)).toEqual(sebelum.stok);
  const hutang = await office.sql`
    select sum(b.kredit - b.debit)::int as sisa, p.harga_satuan::int as satu from jurnal_baris b join po p on p.id_po = b.sub
    where b.sub = ${idPo} group by 2`;
  expect(hutang).toEqual([{ sisa: hutang[0]?.satu, satu: hutang[0]?.satu }]);
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "po", id: idPo });
  expect(JSON.stringify(data[0])).toContain("Diurungkan");

  // What was taken back is counted anew, and goes where it went.
  await selesaikan(gudang, idPo, 5);
  expect(await detail(boss, idPo)).toMatchObject({ statusPo: "Selesai", qtySelesai: 6 });
});

test("only the last count, by those who count, while nothing was built upon it", async () => {
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales", { menu: ["Purchase Order"] });
  const idProduk = await makeProduk(office, boss);
  const idPo = await pesanPo(boss, idProduk, 4);
  await selesaikan(boss, idPo, 1);
  await selesaikan(boss, idPo, 2);
  const urung = (selesai: number, qtySelesai: number) => boss.refused(po.undoPoSelesai, { idPo, selesai, qtySelesai });
  expect((await sales.send(po.undoPoSelesai, { idPo, selesai: 2, qtySelesai: 3 })).status).toBe(401);
  expect((await urung(1, 1)).message).toMatch(/^Sudah 3 mesin PO .* selesai, diubah oleh/);
  expect((await urung(1, 3)).message).toMatch(/bukan lagi yang terakhir/);

  await makeOrder(office, boss, { baris: [{ idProduk, qty: 2 }] });
  expect((await urung(2, 3)).message).toBe(
    "2 mesin masuk stock, 1 di antaranya masih bebas: selebihnya sudah dipesan atau dikirim, hitungannya tidak dapat diurungkan",
  );
  await boss.call(po.cancelPo, { idPo });
  expect((await urung(2, 3)).message, "the rest was given up since").toMatch(/bukan lagi yang terakhir/);
});

test("what is paid, or of a cancelled order, stays counted", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss);
  const dibayar = await pesanPo(boss, idProduk, 1);
  await selesaikan(boss, dibayar, 1);
  await boss.send(po.updatePoLunas, {
    ...{ idPo: dibayar, statusPembayaran: "true", idRekening: await isiRekening(office, boss, "BCA RJP", 90_000_000) },
    dokumen: [await picture("a.jpg")],
  });
  expect(await boss.refused(po.undoPoSelesai, { idPo: dibayar, selesai: 1, qtySelesai: 1 })).toMatchObject({
    status: 409,
    message: "PO sudah dibayar, mesin selesainya tidak dapat diurungkan",
  });
  const lain = await makeProduk(office, boss);
  const idSo = await pesanLangsung(office, boss, lain, 1);
  const idPo = await pesanPo(boss, lain, 2);
  await selesaikan(boss, idPo, 1);
  await boss.call(order.cancelSo, { idSo });
  expect((await boss.refused(po.undoPoSelesai, { idPo, selesai: 1, qtySelesai: 1 })).message).toBe(
    `Order ${idSo} sudah dibatalkan, mesin selesainya tidak dapat diurungkan`,
  );
});

test("a line whose links were released when it was complete waits again for its purchase order", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss);
  await pesanLangsung(office, boss, idProduk, 3);
  const idPo = await pesanPo(boss, idProduk, 3);
  await selesaikan(boss, idPo, 1);
  const [line] = (await detail(boss, idPo)).orderan;
  const idOrderan = line?.idOrderan ?? 0;
  await boss.call(pl.updatePl, { idOrderan, selesai: 2 });
  expect((await detail(boss, idPo)).orderan).toMatchObject([{ idOrderan, qtyDilayani: 1, dilepas: true }]);
  await boss.call(pl.undoPl, { idOrderan, selesai: 2, qtySelesai: 3 });
  expect((await detail(boss, idPo)).orderan).toMatchObject([{ idOrderan, qtyDilayani: 1, dilepas: false }]);
  await selesaikan(boss, idPo, 2);
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 3, stockSales: 0, ditahan: 3, statusPo: false });
});

test("two who take back the same count at once: it goes once", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss);
  await pesanLangsung(office, boss, idProduk, 1);
  const idPo = await pesanPo(boss, idProduk, 3);
  await selesaikan(boss, idPo, 2);
  const both = [1, 2].map(() => boss.send(po.undoPoSelesai, { idPo, selesai: 2, qtySelesai: 2 }));
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stok(office, idProduk)).toMatchObject({ jumlahStock: 0, ditahan: 0 });
});

test("the page of a supplier shows the arrivals that stand, not those that were taken back", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss);
  const idPemasok = await makePemasok(boss, "CV Tempa Urung");
  const { idPo } = (await boss.call(po.addPo, { idProduk, qty: 9, idPemasok })).data;
  const urung = (selesai: number, qtySelesai: number) => boss.call(po.undoPoSelesai, { idPo, selesai, qtySelesai });
  await selesaikan(boss, idPo, 2);
  await selesaikan(boss, idPo, 3);
  await urung(3, 5);
  await selesaikan(boss, idPo, 1);
  await selesaikan(boss, idPo, 4);
  await urung(4, 7);
  const { data } = await boss.call(pemasok.getPoPemasok, { idPemasok });
  expect(data[0]?.kedatangan.map(({ selesai }) => selesai)).toEqual([2, 1]);
});
