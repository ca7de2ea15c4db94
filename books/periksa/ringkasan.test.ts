import { beforeAll, expect, test } from "vitest";
import { order } from "#areas/penjualan/order/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { testDatabase } from "#test/support/database.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { isiRekening, makeOrder } from "../fixtures.ts";
import { foldRingkasan } from "../ringkasan.ts";
import { periksaBuku } from "./periksa.ts";

const office = openOffice();
let boss: Person;
beforeAll(async () => {
  boss = await office.person("Super Admin");
});

const temuan = async () => (await office.periksa()).flatMap((rule) => rule.temuan);

test("the sums of the reports follow orders, lines and requests wherever they go", async () => {
  await isiRekening(office, boss, "Kas Kecil", 1_000_000);
  const pl = { sumberProduk: "PL" } as const;
  const idSo = await makeOrder(office, boss, { tglOrder: "2026-10-05", baris: [pl, { ...pl, qty: 3 }] });
  const lain = await makeOrder(office, boss, { tglOrder: "2026-10-05", baris: [{}] });
  const unit = async () => {
    const [row] = await office.sql<{ unit: number }[]>`select coalesce(sum(unit), 0)::int as unit from terjual_bulanan`;
    return row?.unit;
  };
  expect(await unit()).toBe(5);
  const [line] = await office.sql<{ idOrderan: number }[]>`
    select id_orderan from orderan where id_so = ${idSo} order by urutan limit 1`;
  await boss.call(pesanLangsung.cancelPl, { idOrderan: line?.idOrderan } as never);
  expect(await unit()).toBe(4);
  await boss.call(order.cancelSo, { idSo: lain });
  expect(await unit()).toBe(3);
  await boss.call(order.cancelSo, { idSo });
  expect(await unit()).toBe(0);
  expect(await temuan()).toEqual([]);
  const [before] = await office.sql`select count(*)::int as rows from so_harian`;
  await foldRingkasan(office.sql);
  const [after] = await office.sql`select count(*)::int as rows from so_harian`;
  expect(after?.rows).toBeLessThan(before?.rows);
  expect(await unit()).toBe(0);
  expect(await temuan()).toEqual([]);
});

test("a sum that no document bears out is named", async () => {
  const { sql, drop } = await testDatabase();
  try {
    await sql.unsafe(`
      insert into so_harian values ('2026-11-02', 'Ajukan', '', 2, 500);
      insert into terjual_bulanan values ('2026-11-01', 7, 4);
      insert into stok_harian values ('2026-11-02', 9, 0, 0);
      insert into laba_harian values (3, '2026-11-02', 2, -5, 1)`);
    expect((await periksaBuku(sql)).flatMap((rule) => rule.temuan)).toEqual([
      "2026-11-02 Ajukan: 2 order 500, seharusnya 0 order 0",
      "produk 7 bulan 2026-11: 4 unit, seharusnya 0",
      "2026-11-02: nilai 9, HPP 0, keluar 0; seharusnya 0, 0, 0",
      "kebutuhan 3 rekening 2: 2026-11-02: -5 dari 1 pengajuan, seharusnya 0 dari 0",
    ]);
  } finally {
    await drop();
  }
});
