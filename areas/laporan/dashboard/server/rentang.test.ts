import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { order } from "#areas/penjualan/order/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import type { Id } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { dashboard } from "../contract.ts";

const office = openOffice();
let boss: Person;
let mesin: Id<"produk">[] = [];
beforeAll(async () => {
  boss = await office.person("Super Admin");
  mesin = [];
  for (const kodeProduk of ["SATU", "DUA", "TIGA"])
    mesin.push(await makeProduk(office, boss, { kodeProduk, stock: 90 }));
  // Days from September to November, including first and last days of months; every fourth order is cancelled.
  const hari = [1, 1, 2, 15, 29, 30, 31, 45, 60, 61, 62, 80];
  for (const [at, n] of hari.entries()) {
    const tglOrder = harian(n - 1);
    const baris = [at % 3, (at + 1) % 3].map((ke) => ({ idProduk: mesin[ke] as Id<"produk">, qty: 1 + (at % 4) }));
    const idSo = await makeOrder(office, boss, { tglOrder, baris });
    if (at % 4 === 3) await boss.call(order.cancelSo, { idSo });
  }
});

const harian = (n: number) => new Date(Date.UTC(2026, 8, 1 + n)).toISOString().slice(0, 10);
const rentang = fc
  .tuple(fc.integer({ min: 0, max: 85 }), fc.integer({ min: 0, max: 85 }))
  .map(([a, b]) => ({ tglAwal: harian(Math.min(a, b)), tglAkhir: harian(Math.max(a, b)) }));

test("the pages of a list, one after the other, are the whole list, newest first", async () => {
  const kartu = fc.constantFrom<Record<string, string>>(
    {},
    { statusOrder: "Cancel" },
    { statusOrder: "Ajukan" },
    { omset: "Semua" },
  );
  await fc.assert(
    fc.asyncProperty(rentang, kartu, fc.integer({ min: 1, max: 5 }), async (range, saring, limit) => {
      const semua = await boss.call(dashboard.getDetailOrderByStatus, { ...range, ...saring });
      const ids = semua.data.map(({ idSo }) => idSo);
      const urut = [...semua.data].sort((a, b) => b.tglOrder.localeCompare(a.tglOrder) || b.idSo.localeCompare(a.idSo));
      expect(ids).toEqual(urut.map(({ idSo }) => idSo));
      const perHalaman: string[] = [];
      for (let page = 1; page <= Math.ceil(ids.length / limit) + 1; page += 1) {
        const { data, totalDocs } = await boss.call(dashboard.getDetailOrderByStatus, {
          ...range,
          ...saring,
          page,
          limit,
        });
        expect(totalDocs).toBe(ids.length);
        perHalaman.push(...data.map(({ idSo }) => idSo));
      }
      expect(perHalaman).toEqual(ids);
    }),
    few(),
  );
});

test("top products of any range, whole months or parts of them, are what its orders sold", async () => {
  const lines = await office.sql<{ tglOrder: string; idProduk: number; qty: number }[]>`
    select s.tgl_order, o.id_produk, o.qty from orderan o join so s using (id_so)
    where s.dibatalkan is null and o.dibatalkan is null`;
  await fc.assert(
    fc.asyncProperty(rentang, async (range) => {
      const unit = new Map<number, number>();
      for (const { tglOrder, idProduk, qty } of lines) {
        if (tglOrder >= range.tglAwal && tglOrder <= range.tglAkhir)
          unit.set(idProduk, (unit.get(idProduk) ?? 0) + qty);
      }
      const { data, totalDocs } = await boss.call(dashboard.getGrafikTopProduk, range);
      expect(new Map(data.map(({ idProduk, totalOrders }) => [idProduk as number, totalOrders]))).toEqual(unit);
      expect(totalDocs).toBe(unit.size);
      for (const { idProduk, totalOrders } of data) {
        const rincian = await boss.call(dashboard.getDetailTopProduk, { ...range, idProduk });
        expect(rincian.totalOrders).toBe(totalOrders);
      }
    }),
    few(),
  );
});
