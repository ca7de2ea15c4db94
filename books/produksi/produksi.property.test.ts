import fc from "fast-check";
import { expect, test } from "vitest";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { order as orderContract } from "#areas/penjualan/order/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { bahan } from "#areas/produksi/bahan/contract.ts";
import { makeBahan, makeResep, stockOf } from "#areas/produksi/bahan/server/bahan.testing.ts";
import type { Id } from "#kernel/types.ts";
import { few, within } from "#test/support/cases.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { makeOrder, makeProduk } from "../fixtures.ts";
import { makeInvoice } from "../fixturesBayar.ts";
import { saldoJurnal } from "../fixturesJurnal.ts";

const office = openOffice();
const saldo = (akun: Parameters<typeof saldoJurnal>[1]) => saldoJurnal(office.sql, akun);

const langkah = fc.record({
  apa: fc.constantFrom("selesai", "selesai", "lain", "urung", "resep", "datang", "kirim", "retur", "kecil", "batal"),
  bahan: fc.nat(2),
  /** A recipe may name a part that has a recipe of its own. */
  rakitan: fc.boolean(),
  /** In thousandths. */
  jumlah: fc.integer({ min: 1, max: 9_000 }),
  unit: fc.integer({ min: 1, max: 3 }),
});
type Langkah = typeof langkah extends fc.Arbitrary<infer L> ? L : never;

type Bengkel = {
  boss: Person;
  /** Decides what the first asks for. */
  lain: Person;
  mesin: Id<"produk">;
  ids: Id<"produk">[];
  /** A part that is made here: of two of the first material and three of the second. */
  rakitan: Id<"produk">;
  order: { idSo: string; idInvoice: string; idOrderan: Id<"orderan"> };
  /** The counts that stand, with what they took. */
  hitungan: { unit: number; diambil: Map<number, number> }[];
  selesai: number;
  terkirim: boolean;
  /** What is ordered now. */
  qty: number;
  /** Only a paid order is delivered. */
  lunas: boolean;
  dibatalkan: boolean;
  /** Only the last count can be taken back, and once. */
  dapatDiurungkan: boolean;
  stock: Map<number, number>;
  resep: Map<number, number>;
};

const QTY = 6;

async function bengkelBaru(boss: Person, lain: Person, lunas: boolean): Promise<Bengkel> {
  const ids = [];
  for (const hargaBeli of [10_007, 333, 777_777]) ids.push(await makeBahan(boss, { hargaBeli, jumlahStock: 40 }));
  const rakitan = await makeBahan(boss, { jumlahStock: 7 });
  const bagian = ids.slice(0, 2).map((id, at): [Id<"produk">, number] => [id, at + 2]);
  await makeResep(boss, rakitan, bagian);
  const mesin = await makeProduk(office, boss);
  const resep = new Map([[ids[0] ?? 0, 1_234]]);
  await makeResep(boss, mesin, [[ids[0] as Id<"produk">, 1.234]], 99_999);
  const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", qty: QTY, idProduk: mesin }] });
  const idInvoice = await makeInvoice(office, boss, idSo, lunas ? {} : { dp: 1_000_000 });
  const [row] = (await boss.call(pesanLangsung.getOrderanPl, { cari: idSo })).data;
  if (!row) throw new Error(`${idSo} has no line made to order`);
  const stock = new Map(ids.map((id) => [id as number, 40_000]));
  const order = { idSo, idInvoice, idOrderan: row.idOrderan };
  const awal = { hitungan: [], selesai: 0, qty: QTY, dibatalkan: false, terkirim: false, dapatDiurungkan: false };
  return { boss, lain, mesin, ids, rakitan, order, lunas, ...awal, stock, resep };
}

const kali = (resep: ReadonlyMap<number, number>, unit: number) =>
  new Map([...resep].map(([id, qty]) => [id, qty * unit]));

/** Counts machines; refused where a material is short, and then nothing has changed. */
async function selesaikan(bengkel: Bengkel, unit: number, lain: Map<number, number> | null): Promise<void> {
  const { boss, order, stock } = bengkel;
  if (bengkel.dibatalkan || bengkel.selesai + unit > bengkel.qty) return;
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
  if (!last || bengkel.terkirim || bengkel.dibatalkan || !bengkel.dapatDiurungkan) return;
  const { idOrderan } = bengkel.order;
  await bengkel.boss.call(pesanLangsung.undoPl, { idOrderan, selesai: last.unit, qtySelesai: bengkel.selesai });
  bengkel.hitungan.pop();
  bengkel.dapatDiurungkan = false;
  bengkel.selesai -= last.unit;
  for (const [id, qty] of last.diambil) bengkel.stock.set(id, (bengkel.stock.get(id) ?? 0) + qty);
}

async function jalankan(bengkel: Bengkel, { apa, bahan: ke, rakitan, jumlah, unit }: Langkah): Promise<void> {
  const { boss, ids, stock, order } = bengkel;
  const id = ids[ke] as Id<"produk">;
  if (apa === "selesai") await selesaikan(bengkel, unit, null);
  if (apa === "lain") await selesaikan(bengkel, unit, new Map([[id, jumlah]]));
  if (apa === "urung") await urungkan(bengkel);
  if (apa === "resep") {
    const isi = ids.slice(0, 2).map((satu, at): [number, number] => [satu, jumlah * (at + 2)]);
    bengkel.resep = new Map(rakitan ? isi : [[id, jumlah]]);
    await makeResep(boss, bengkel.mesin, [[rakitan ? bengkel.rakitan : id, jumlah / 1000]], jumlah);
  }
  if (apa === "datang") {
    const baru = (stock.get(id) ?? 0) + jumlah;
    await boss.call(bahan.koreksiBahan, { idProduk: id, jumlahStock: baru / 1000, keterangan: "Datang" });
    stock.set(id, baru);
  }
  if (apa === "kirim" && bengkel.lunas && bengkel.selesai === bengkel.qty && !bengkel.terkirim && !bengkel.dibatalkan) {
    await boss.call(suratJalan.addSuratJalan, await isianBaru(order, { statusSo: "Kirim" }));
    bengkel.terkirim = true;
  }
  if (apa === "retur") await kembalikan(bengkel);
  if (apa === "kecil") await kecilkan(bengkel);
  // One cancellation in nine: most companies deliver.
  if (apa === "batal" && unit === 3 && jumlah > 6_000 && !bengkel.dibatalkan) {
    const { status } = await boss.send(orderContract.cancelSo, { idSo: order.idSo, alasan: "Batal" });
    bengkel.dibatalkan = status === 200;
  }
}

/** A delivered unit comes back, in good order. */
async function kembalikan({ boss, order: { idSo, idOrderan }, terkirim }: Bengkel): Promise<void> {
  if (!terkirim) return;
  const { suratJalan: surat } = (await boss.call(orderContract.getDetailOrder, { idSo })).data;
  const kiriman = surat.find(({ barang }) => barang.some(({ qty, qtyRetur }) => qty > qtyRetur));
  if (!kiriman) return;
  const barang = [{ idOrderan, baik: 1, rusak: 0 }];
  await boss.call(retur.addRetur, { idSj: kiriman.idSuratJalan, barang, alasan: "Salah", dokumen: [await picture()] });
}

/** The order shrinks to what is finished, where that is allowed. */
async function kecilkan(bengkel: Bengkel): Promise<void> {
  const { boss, order, mesin: idProduk, selesai: qty, qty: dipesan } = bengkel;
  if (bengkel.terkirim || bengkel.dibatalkan || qty === 0 || qty === dipesan) return;
  const listProduk = [{ idOrderan: order.idOrderan, idProduk, sumberProduk: "PL" as const, qty }];
  const { status, body } = await boss.send(koreksi.editOrder, { idSo: order.idSo, alasan: "Kurang", listProduk });
  expect([200, 409], JSON.stringify(body)).toContain(status);
  const diminta = (body as { data?: { idPerubahan: string | null } }).data?.idPerubahan;
  if (diminta) await bengkel.lain.call(koreksi.putuskanKoreksi, { idKoreksi: diminta, status: "Disetujui", note: "" });
  const [baris] = (await boss.call(orderContract.getDetailOrder, { idSo: order.idSo })).data.orders;
  bengkel.qty = baris?.qty ?? dipesan;
  bengkel.dapatDiurungkan = false;
}

test(
  "whatever the workshop does, value in is value out, nothing stays in process, and no material falls below zero",
  async () => {
    const boss = await office.person("Super Admin");
    const lain = await office.person("Management");
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(langkah, { minLength: 8, maxLength: 24 }), async (lunas, steps) => {
        const bengkel = await bengkelBaru(boss, lain, lunas);
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
  },
  within(120_000),
);
