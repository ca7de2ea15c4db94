import fc from "fast-check";
import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import type { Id } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { openOffice } from "#test/support/office.ts";
import { order } from "../contract.ts";
import { keranjang } from "./order.testing.ts";

const office = openOffice();

test("64 people order the last 5 units at the same instant: five get one, the rest are told, nothing else is kept", async () => {
  const sales = await office.person("Sales");
  const idProduk = await makeProduk(office, sales, { namaProduk: "Mesin Terakhir", stock: 5 });
  const isian = await keranjang(office, [{ idProduk }]);
  const replies = await Promise.all(Array.from({ length: 64 }, () => sales.send(order.addOrder, isian)));
  const won = replies.filter((reply) => reply.status === 200);
  const lost = replies.filter((reply) => reply.status !== 200);
  expect(won).toHaveLength(5);
  expect(new Set(lost.map((reply) => `${reply.status} ${String(reply.body.message)}`))).toEqual(
    new Set(["409 Stock Mesin Terakhir tidak mencukupi, tersisa 0"]),
  );
  const [counts] = await office.sql`
    select (select count(*) from so) as so, (select count(*) from orderan) as orderan,
      (select count(*) from berkas) as berkas, stock_sales, ditahan from produk where id_produk = ${idProduk}`;
  expect(counts).toEqual({ so: 5, orderan: 5, berkas: 5, stockSales: 0, ditahan: 5 });
  const codes = await office.sql<{ idSo: string }[]>`select id_so from so order by urut`;
  // No gaps: the 59 refused orders used no number.
  expect(codes.map((row) => row.idSo.slice(-5)).sort()).toEqual(["00001", "00002", "00003", "00004", "00005"]);
});

test("two carts over the same products in opposite order never block each other for good", async () => {
  const sales = await office.person("Sales");
  const a = await makeProduk(office, sales, { stock: 30 });
  const b = await makeProduk(office, sales, { stock: 30 });
  const there = await keranjang(office, [{ idProduk: a }, { idProduk: b }]);
  const back = await keranjang(office, [{ idProduk: b }, { idProduk: a }]);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => sales.send(order.addOrder, at % 2 ? there : back)),
  );
  expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200));
});

test("one submit that is sent twice makes one order, at once or later; another cart under its key is refused", async () => {
  const sales = await office.person("Sales");
  const idProduk = await makeProduk(office, sales, { stock: 9 });
  const isian = await keranjang(office, [{ idProduk }]);
  const extra = { idempotencyKey: "satu-kali-pesan" };
  const twins = await Promise.all([sales.call(order.addOrder, isian, extra), sales.call(order.addOrder, isian, extra)]);
  const later = await sales.call(order.addOrder, isian, extra);
  expect(new Set([...twins, later].map((answer) => answer.data.idSo)).size).toBe(1);
  const [row] = await office.sql`select stock_sales from produk where id_produk = ${idProduk}`;
  expect(row).toEqual({ stockSales: 8 });
  const other = await sales.refused(order.addOrder, { ...isian, namaCustomer: "Orang lain" }, extra);
  expect(other.status).toBe(409);
});

type Belanja = { produk: number; qty: number; sumberProduk: "SG" | "PL" }[];

test("whatever is ordered, taken or refused: stock and reservations always agree", async () => {
  const sales = await office.person("Sales");
  const stock = [4, 7, 0];
  const produk: Id<"produk">[] = [];
  for (const units of stock) produk.push(await makeProduk(office, sales, { hargaProduk: 1_000_000, stock: units }));
  const free = [...stock];
  const baris = fc.record({
    produk: fc.nat({ max: 2 }),
    qty: fc.integer({ min: 1, max: 4 }),
    sumberProduk: fc.constantFrom<"SG" | "PL">("SG", "PL"),
  });
  const belanja = fc.array(baris, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(belanja, async (lines: Belanja) => {
      const wanted = stock.map((_, at) =>
        lines.filter((l) => l.produk === at && l.sumberProduk === "SG").reduce((sum, l) => sum + l.qty, 0),
      );
      const fits = wanted.every((qty, at) => qty <= (free[at] ?? 0));
      const isian = await keranjang(
        office,
        lines.flatMap(({ produk: at, ...line }) => (produk[at] ? [{ idProduk: produk[at], ...line }] : [])),
      );
      const { status } = await sales.send(order.addOrder, isian);
      expect(status).toBe(fits ? 200 : 409);
      if (fits) for (const [at, qty] of wanted.entries()) free[at] = (free[at] ?? 0) - qty;
      const rows = await office.sql<{ stockSales: number; jumlahStock: number }[]>`
        select stock_sales, jumlah_stock from produk where id_produk = any(${produk}) order by id_produk`;
      expect(rows.map((row) => row.stockSales)).toEqual(free);
      expect(rows.map((row) => row.jumlahStock)).toEqual(stock);
      expect((await office.periksa()).filter((rule) => !rule.lolos)).toEqual([]);
    }),
    few(10),
  );
});
