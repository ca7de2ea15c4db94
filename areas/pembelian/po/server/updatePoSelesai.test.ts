import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { po } from "../contract.ts";
import { detail, pesanLangsung, pesanPo, selesaikan, startProduction, stok } from "./po.testing.ts";

const office = openOffice();

test("what arrives goes to the direct orders that wait and have begun, oldest first; the rest is free to sell", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik", { nama: "Agus", menu: ["Purchase Order"] });
  const idProduk = await makeProduk(office, boss, { namaProduk: "Oven", stock: 1 });
  const [a, belum, c] = [
    await pesanLangsung(office, boss, idProduk, 2),
    await pesanLangsung(office, boss, idProduk, 1, false),
    await pesanLangsung(office, boss, idProduk, 1),
  ];
  const idPo = await pesanPo(boss, idProduk, 6);
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 1, stockSales: 1, ditahan: 0, statusPo: true });

  const { message } = await selesaikan(gudang, idPo, 1);
  expect(message).toContain(`1 unit untuk ${a}`);
  await selesaikan(gudang, idPo, 4);
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 6, stockSales: 3, ditahan: 3, statusPo: true });
  const open = await detail(boss, idPo);
  expect(open).toMatchObject({ statusPo: "Proses", qty: 6, qtySelesai: 5, tglSelesai: null });
  expect(open.orderan.map(({ idSo, qty, qtyDilayani }) => [idSo, qty, qtyDilayani])).toEqual([
    [a, 2, 2],
    [belum, 1, 0],
    [c, 1, 1],
  ]);
  expect(open.history).toMatchObject([
    { selesai: 1, untukOrderan: 1, untukStock: 0, nama: "Agus", keterangan: `1 unit untuk ${a} (Budi Santoso)` },
    { selesai: 4, untukOrderan: 2, untukStock: 2, keterangan: expect.stringContaining("2 unit ke stock") },
  ]);

  // A line whose production begins later gets what arrives after that.
  await startProduction(office, boss, belum);
  await selesaikan(gudang, idPo, 1);
  expect(await detail(boss, idPo)).toMatchObject({ statusPo: "Selesai", tglSelesai: "2026-11-20", qtySelesai: 6 });
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 7, stockSales: 3, ditahan: 4, statusPo: false });
  const book = await office.sql`
    select jenis, qty, sumber from stok where id_produk = ${idProduk} and jenis = 'po' order by urut`;
  expect(book.reduce((sum, row) => sum + Number(row.qty), 0)).toBe(6);
  expect(new Set(book.map((row) => row.sumber))).toEqual(new Set([idPo]));
});

test("a line that a finished purchase order could not serve waits for the next one", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss);
  const idSo = await pesanLangsung(office, boss, idProduk, 2, false);
  const first = await pesanPo(boss, idProduk, 2);
  await selesaikan(boss, first, 2);
  expect((await detail(boss, first)).orderan).toEqual([]);
  const second = await pesanPo(boss, idProduk, 2);
  expect((await detail(boss, second)).orderan).toMatchObject([{ idSo, qty: 2, qtyDilayani: 0 }]);
});

test("more than is left, of another product, by the wrong person: refused, and nothing moves", async () => {
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales", { menu: ["Purchase Order"] });
  const idProduk = await makeProduk(office, boss);
  const lain = await makeProduk(office, boss);
  const idPo = await pesanPo(boss, idProduk, 3);
  await boss.call(po.updatePoSelesai, { idPo, selesai: 1, idProduk, qtySelesai: 0 });
  expect(await boss.refused(po.updatePoSelesai, { idPo, selesai: 3 })).toMatchObject({
    status: 409,
    message: "Mesin yang belum selesai tersisa 2, jumlah selesai tidak boleh 3",
  });
  expect((await boss.refused(po.updatePoSelesai, { idPo, selesai: 0 })).status).toBe(400);
  expect((await boss.refused(po.updatePoSelesai, { idPo, selesai: 1, idProduk: lain })).status).toBe(409);
  expect((await boss.refused(po.updatePoSelesai, { idPo: "PO-0000-00000", selesai: 1 })).status).toBe(404);
  expect((await sales.send(po.updatePoSelesai, { idPo, selesai: 1 })).status).toBe(401);
  expect((await detail(sales, idPo)).aksi.selesai.boleh).toBe(false);
  expect(await stok(office, idProduk)).toMatchObject({ jumlahStock: 1 });
});

test("two who report the same machines at once: they arrive once, and the second hears of the first", async () => {
  const boss = await office.person("Super Admin", { nama: "Rina" });
  const idProduk = await makeProduk(office, boss, { kodeProduk: "BERDUA" });
  const idPo = await pesanPo(boss, idProduk, 5);
  const both = [1, 2].map(() => boss.send(po.updatePoSelesai, { idPo, selesai: 2, qtySelesai: 0 }));
  const replies = await Promise.all(both);
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  expect(replies.find((reply) => reply.status === 409)?.body.message).toMatch(
    /^Sudah 2 mesin PO BERDUA\/1 selesai, diubah oleh Rina pada 20-11-2026 .*Periksa kembali jumlahnya$/,
  );
  expect(await stok(office, idProduk)).toMatchObject({ jumlahStock: 2 });
});

test("however many report at once, never more arrive than were ordered", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss);
  await pesanLangsung(office, boss, idProduk, 3);
  const idPo = await pesanPo(boss, idProduk, 5);
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => boss.send(po.updatePoSelesai, { idPo, selesai: 1 })),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(5);
  expect(replies.filter((reply) => reply.status === 409)).toHaveLength(7);
  expect(await stok(office, idProduk)).toEqual({ jumlahStock: 5, stockSales: 2, ditahan: 3, statusPo: false });
});
