import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { po } from "../contract.ts";
import { detail, pesanLangsung, pesanPo, selesaikan, stok } from "./po.testing.ts";

const office = openOffice();

test("cancelled before anything arrived it is gone, and what waited for it can be ordered anew", async () => {
  const boss = await office.person("Management", { nama: "Rina" });
  const idProduk = await makeProduk(office, boss, { kodeProduk: "GONE" });
  const idSo = await pesanLangsung(office, boss, idProduk, 1);
  const idPo = await pesanPo(boss, idProduk, 4);
  const list = async (statusPo: "Proses" | "Selesai") =>
    (await boss.call(po.getPo, { statusPo, cari: "GONE" })).totalDocs;
  expect(await list("Proses")).toBe(1);
  expect((await boss.call(po.cancelPo, { idPo })).message).toBe("PO GONE/1 berhasil dibatalkan");
  expect([await list("Proses"), await list("Selesai")]).toEqual([0, 0]);
  expect((await boss.refused(po.getDetailPo, { idPo })).status).toBe(404);
  expect(await stok(office, idProduk)).toMatchObject({ jumlahStock: 0, statusPo: false });
  for (const later of [
    await boss.refused(po.cancelPo, { idPo }),
    await boss.refused(po.updatePoSelesai, { idPo, selesai: 1 }),
  ]) {
    expect(later.message).toMatch(/^PO GONE\/1 sudah dibatalkan oleh Rina pada/);
  }
  const next = await pesanPo(boss, idProduk, 1);
  expect(await detail(boss, next)).toMatchObject({ kloter: "GONE/2", orderan: [{ idSo, qty: 1 }] });
});

test("cancelled after some arrived it was an order of those: finished, payable, its total follows", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { hargaBeli: 3_000_000 });
  const idPo = await pesanPo(boss, idProduk, 5);
  await pesanPo(boss, idProduk, 1);
  await selesaikan(boss, idPo, 2);
  await boss.call(po.cancelPo, { idPo });
  const row = await detail(boss, idPo);
  expect(row).toMatchObject({
    qty: 2,
    qtySelesai: 2,
    totalHarga: 6_000_000,
    statusPo: "Selesai",
    tglSelesai: "2026-11-20",
    aksi: { bayar: { boleh: true }, cancel: { boleh: false, alasan: "PO sudah selesai, tidak dapat dibatalkan" } },
  });
  expect(row.history.map(({ selesai, keterangan }) => [selesai, keterangan])).toEqual([
    [2, "2 unit ke stock"],
    [0, "Sisa 3 unit dibatalkan, PO menjadi 2 unit"],
  ]);
  // The other purchase order is still open.
  expect(await stok(office, idProduk)).toMatchObject({ jumlahStock: 2, statusPo: true });
  expect(await boss.refused(po.cancelPo, { idPo })).toMatchObject({ status: 409 });
});

test("only Super Admin and Management cancel", async () => {
  const boss = await office.person("Super Admin");
  const idPo = await pesanPo(boss, await makeProduk(office, boss), 1);
  for (const role of ["Admin", "Logistik", "Sales"]) {
    const person = await office.person(role, { menu: ["Purchase Order"] });
    expect((await person.send(po.cancelPo, { idPo })).status).toBe(401);
  }
  expect((await detail(boss, idPo)).statusPo).toBe("Proses");
});

test("finishing, cancelling and ordering at once never wait in a circle and leave one of the two outcomes", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss);
  for (let round = 0; round < 4; round++) {
    await pesanLangsung(office, boss, idProduk, 2);
    const idPo = await pesanPo(boss, idProduk, 3);
    const replies = await Promise.all([
      boss.send(po.updatePoSelesai, { idPo, selesai: 2 }),
      boss.send(po.cancelPo, { idPo }),
      boss.send(po.addPo, { idProduk, qty: 2 }),
      boss.send(po.updatePoSelesai, { idPo, selesai: 1 }),
    ]);
    expect(replies.every((reply) => reply.status === 200 || reply.status === 409)).toBe(true);
    const [row] = await office.sql`select qty, qty_selesai, dibatalkan from po where id_po = ${idPo}`;
    expect(row?.dibatalkan !== null || row?.qty === row?.qtySelesai).toBe(true);
  }
});
