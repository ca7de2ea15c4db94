import fc from "fast-check";
import { expect, test } from "vitest";
import type { Id } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { openOffice } from "#test/support/office.ts";
import { carryOut, makeOrder, makeProduk } from "../fixtures.ts";
import { holdUnits, type JenisStok, moveGoods } from "./stok.ts";

const office = openOffice();

type Langkah = { what: JenisStok | "tahan" | "lepas"; produk: number; qty: number };
type Gudang = { stock: number; ditahan: number };

const langkah: fc.Arbitrary<Langkah> = fc.record({
  what: fc.constantFrom(
    "tambah",
    "po",
    "produksi",
    "kirim",
    "batal-kirim",
    "koreksi",
    "retur",
    "perbaikan",
    "tahan",
    "lepas",
  ),
  produk: fc.nat(2),
  qty: fc.integer({ min: 1, max: 9 }),
});

/** The expected state of a product after a step; null where the step must be refused. */
function seharusnya({ stock, ditahan }: Gudang, { what, qty }: Langkah): Gudang | null {
  const after = {
    tahan: { stock, ditahan: ditahan + qty },
    lepas: { stock, ditahan: ditahan - qty },
    produksi: { stock: stock + qty, ditahan: ditahan + qty },
    kirim: { stock: stock - qty, ditahan: ditahan - qty },
    "batal-kirim": { stock: stock + qty, ditahan: ditahan + qty },
    koreksi: { stock: stock - qty, ditahan },
    tambah: { stock: stock + qty, ditahan },
    po: { stock: stock + qty, ditahan },
    awal: { stock: stock + qty, ditahan },
    retur: { stock: stock + qty, ditahan },
    perbaikan: { stock: stock + qty, ditahan },
    servis: { stock: stock - qty, ditahan },
    "batal-servis": { stock: stock + qty, ditahan },
    pakai: { stock: stock - qty, ditahan },
    "batal-pakai": { stock: stock + qty, ditahan },
  }[what];
  return after.stock >= after.ditahan && after.ditahan >= 0 ? after : null;
}

test("whatever happens in whatever order, book, balance and what is held agree and never fall below zero", async () => {
  const boss = await office.person("Super Admin");
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 10, maxLength: 30 }), async (steps) => {
      const ids: Id<"produk">[] = [];
      for (const stock of [5, 0, 2]) ids.push(await makeProduk(office, boss, { stock }));
      const model: Gudang[] = [5, 0, 2].map((stock) => ({ stock, ditahan: 0 }));
      for (const step of steps) {
        const idProduk = ids[step.produk] as Id<"produk">;
        const expected = seharusnya(model[step.produk] as Gudang, step);
        const done = carryOut(office, boss, (deed) => {
          const { what, qty } = step;
          if (what === "tahan" || what === "lepas")
            return holdUnits(deed, [{ idProduk, qty: what === "tahan" ? qty : -qty }]);
          const out = what === "kirim" || what === "koreksi";
          const held = { produksi: qty, "batal-kirim": qty, kirim: -qty }[what as string] ?? 0;
          return moveGoods(deed, [{ idProduk, jenis: what, qty: out ? -qty : qty, tahan: held }]);
        });
        if (expected === null) await expect(done).rejects.toThrow();
        else {
          await done;
          model[step.produk] = expected;
        }
      }
      const rows = await office.sql`
        select jumlah_stock as stock, ditahan, (select sum(qty)::int from stok s where s.id_produk = p.id_produk) as buku
        from produk p where id_produk = any(${ids}) order by id_produk`;
      expect(rows.map((row) => ({ stock: row.stock, ditahan: row.ditahan }))).toEqual(model);
      expect(rows.map((row) => row.buku ?? 0)).toEqual(model.map(({ stock }) => stock));
      // The books check would find stock that is held without an order.
      await office.sql`update produk set ditahan = 0 where id_produk = any(${ids})`;
    }),
    few(12),
  );
});

test("sixty-four buyers of the last five units: five get one each, everyone else is told", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { namaProduk: "Oven", stock: 5 });
  const buy = () => makeOrder(office, boss, { baris: [{ idProduk, qty: 1 }] });
  const answers = await Promise.allSettled(Array.from({ length: 64 }, buy));
  const refused = answers.filter((answer) => answer.status === "rejected").map(({ reason }) => String(reason.message));
  expect(answers.length - refused.length).toBe(5);
  expect(new Set(refused)).toEqual(new Set(["Stock Oven tidak mencukupi, tersisa 0"]));
  const [row] = await office.sql`select jumlah_stock, stock_sales from produk where id_produk = ${idProduk}`;
  expect(row).toEqual({ jumlahStock: 5, stockSales: 0 });
  const [lines] = await office.sql`select count(*)::int as banyak from orderan where id_produk = ${idProduk}`;
  expect(lines).toEqual({ banyak: 5 });
});

test("an order of several machines is held whole or not at all, whatever the order of its lines", async () => {
  const boss = await office.person("Super Admin");
  const [one, other] = [await makeProduk(office, boss, { stock: 30 }), await makeProduk(office, boss, { stock: 10 })];
  const lines = [
    { idProduk: one, qty: 1 },
    { idProduk: other, qty: 1 },
  ];
  const orders = Array.from({ length: 24 }, (_, at) =>
    makeOrder(office, boss, { baris: at % 2 === 0 ? lines : lines.toReversed() }),
  );
  const won = (await Promise.allSettled(orders)).filter((answer) => answer.status === "fulfilled").length;
  expect(won).toBe(10);
  const rows = await office.sql`select ditahan from produk where id_produk = any(${[one, other]})`;
  expect(rows).toEqual([{ ditahan: 10 }, { ditahan: 10 }]);
  expect((await office.periksa()).filter((rule) => !rule.lolos)).toEqual([]);
});

test("days in a book only run forward, also where an action of yesterday ends after one of today", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 1, hargaBeli: 100 });
  const pada = (waktu: string, qty: number) => {
    office.travel(waktu);
    return carryOut(office, boss, (deed) => moveGoods(deed, [{ idProduk, jenis: "tambah", qty }]));
  };
  const kini = office.now().toISOString();
  await pada("2026-12-02T17:00:01Z", 2);
  await pada("2026-12-02T16:59:59Z", 4);
  office.travel(kini);
  const rows =
    await office.sql`select tanggal, saldo from stok where id_produk = ${idProduk} and qty > 1 order by urut`;
  expect(rows).toEqual([
    { tanggal: "2026-12-03", saldo: 3 },
    { tanggal: "2026-12-03", saldo: 7 },
  ]);
});
