import fc from "fast-check";
import { expect, test } from "vitest";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { bahan } from "#areas/produksi/bahan/contract.ts";
import { makeBahan, makeResep, stockOf } from "#areas/produksi/bahan/server/bahan.testing.ts";
import type { Id } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { makeOrder, makeProduk } from "../fixtures.ts";
import { makeInvoice } from "../fixturesBayar.ts";
import { saldoJurnal } from "../fixturesJurnal.ts";

const office = openOffice();
const saldo = (akun: Parameters<typeof saldoJurnal>[1]) => saldoJurnal(office.sql, akun);

const langkah = fc.record({
  apa: fc.constantFrom("selesai", "selesai", "lain", "urung", "resep", "datang", "kirim"),
  bahan: fc.nat(2),
  /** In thousandths. */
  jumlah: fc.integer({ min: 1, max: 9_000 }),
  unit: fc.integer({ min: 1, max: 3 }),
});
type Langkah = typeof langkah extends fc.Arbitrary<infer L> ? L : never;

type Bengkel = {
  boss: Person;
  mesin: Id<"produk">;
  ids: Id<"produk">[];
  order: { idSo: string; idInvoice: string; idOrderan: Id<"orderan"> };
  /** The counts that stand, with what they took. */
  hitungan: { unit: number; diambil: Map<number, number> }[];
  selesai: number;
  terkirim: boolean;
  /** Only the last count can be taken back, and once. */
  dapatDiurungkan: boolean;
  stock: Map<number, number>;
  resep: Map<number, number>;
};

const QTY = 12;

async function bengkelBaru(boss: Person): Promise<Bengkel> {
  const ids = [];
  for (const hargaBeli of [10_007, 333, 777_777]) ids.push(await makeBahan(boss, { hargaBeli, jumlahStock: 40 }));
  const mesin = await makeProduk(office, boss);
  const resep = new Map([[ids[0] ?? 0, 1_234]]);
  await makeResep(boss, mesin, [[ids[0] as Id<"produk">, 1.234]], 99_999);
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", qty: QTY, idProduk: mesin }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const [row] = (await boss.call(pesanLangsung.getOrderanPl, { cari: idSo })).data;
  if (!row) throw new Error(`${idSo} has no line made to order`);
  const stock = new Map(ids.map((id) => [id as number, 40_000]));
  const order = { idSo, idInvoice, idOrderan: row.idOrderan };
  return { boss, mesin, ids, order, hitungan: [], selesai: 0, terkirim: false, dapatDiurungkan: false, stock, resep };
}

const kali = (resep: ReadonlyMap<number, number>, unit: number) =>
  new Map([...resep].map(([id, qty]) => [id, qty * unit]));

/** Counts machines; refused where a material is short, and then nothing has changed. */
async function selesaikan(bengkel: Bengkel, unit: number, lain: Map<number, number> | null): Promise<void> {
  const { boss, order, stock } = bengkel;
  if (bengkel.selesai + unit > QTY) return;
  const diambil = lain ?? kali(bengkel.resep, unit);
  const isian = { idOrderan: order.idOrderan, selesai: unit };
  const dipakai = lain && [...lain].map(([idProduk, qty]) => ({ idProduk, dipakai: qty / 1000 }));
  const masukan = dipakai ? { ...isian, bahan: dipakai } : isian;
  if ([...diambil].some(([id, qty]) => qty > (stock.get(id) ?? 0))) {
    expect((await boss.refused(pesanLangsung.updatePl, masukan)).message).toContain("Bahan tidak cukup");
    return;
  }
  await boss.call(pesanLangsung.updatePl, masukan);
  for (const [id, qty] of diambil) stock.set(id, (stock.get(id) ?? 0) - qty);
  bengkel.hitungan.push({ unit, diambil });
  bengkel.selesai += unit;
  bengkel.dapatDiurungkan = true;
}

async function urungkan(bengkel: Bengkel): Promise<void> {
  const last = bengkel.hitungan.at(-1);
  if (!last || bengkel.terkirim || !bengkel.dapatDiurungkan) return;
  const { idOrderan } = bengkel.order;
  await bengkel.boss.call(pesanLangsung.undoPl, { idOrderan, selesai: last.unit, qtySelesai: bengkel.selesai });
  bengkel.hitungan.pop();
  bengkel.dapatDiurungkan = false;
  bengkel.selesai -= last.unit;
  for (const [id, qty] of last.diambil) bengkel.stock.set(id, (bengkel.stock.get(id) ?? 0) + qty);
}

async function jalankan(bengkel: Bengkel, { apa, bahan: ke, jumlah, unit }: Langkah): Promise<void> {
  const { boss, ids, stock, order } = bengkel;
  const id = ids[ke] as Id<"produk">;
  if (apa === "selesai") await selesaikan(bengkel, unit, null);
  if (apa === "lain") await selesaikan(bengkel, unit, new Map([[id, jumlah]]));
  if (apa === "urung") await urungkan(bengkel);
  if (apa === "resep") {
    bengkel.resep = new Map([[id, jumlah]]);
    await makeResep(boss, bengkel.mesin, [[id, jumlah / 1000]], jumlah);
  }
  if (apa === "datang") {
    const baru = (stock.get(id) ?? 0) + jumlah;
    await boss.call(bahan.koreksiBahan, { idProduk: id, jumlahStock: baru / 1000, keterangan: "Datang" });
    stock.set(id, baru);
  }
  if (apa === "kirim" && bengkel.selesai === QTY && !bengkel.terkirim) {
    await boss.call(suratJalan.addSuratJalan, await isianBaru(order, { statusSo: "Kirim" }));
    bengkel.terkirim = true;
  }
}

test("whatever the workshop does, value in is value out, nothing stays in process, and no material falls below zero", async () => {
  const boss = await office.person("Super Admin");
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 8, maxLength: 24 }), async (steps) => {
      const bengkel = await bengkelBaru(boss);
      const dalamProses = await saldo("barang-dalam-proses");
      const [persediaan, upah] = [await saldo("persediaan"), await saldo("upah-produksi")];
      const [penyesuaian, hpp] = [await saldo("penyesuaian-persediaan"), await saldo("hpp")];
      for (const step of steps) await jalankan(bengkel, step);
      expect(await saldo("barang-dalam-proses")).toBe(dalamProses);
      for (const id of bengkel.ids) {
        expect((await stockOf(boss, id))[0]).toBe((bengkel.stock.get(id) ?? 0) / 1000);
      }
      const masuk = (await saldo("persediaan")) - persediaan;
      const dari = (await saldo("upah-produksi")) - upah + (await saldo("penyesuaian-persediaan")) - penyesuaian;
      expect(masuk + dari + (await saldo("hpp")) - hpp).toBe(0);
    }),
    few(12),
  );
}, 120_000);
