import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test, vi } from "vitest";
import { contract } from "#areas/contract.ts";
import { bukti } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { makeBahan, makeResep } from "#areas/produksi/bahan/server/bahan.testing.ts";
import { makeOrder, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Call } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import type { Statement } from "#postgres";
import { Connection } from "#postgres/connection.ts";
import { Prepared } from "#postgres/queries.ts";
import { picture } from "./support/files.ts";
import { openOffice, type Person } from "./support/office.ts";
import { isianOrder } from "./support/order.ts";

/**
 * The short form of `npm run bench`: how many statements a call sends, without those of its session and around its
 * transaction, and how large its answer is. Printed to test/costs.txt and reviewed as a difference; no times.
 */
const office = openOffice();

const MANY = 12;
const asking = new AsyncLocalStorage<string[]>();

async function costOf(person: Person, call: Call, input: Record<string, unknown>) {
  const sent: string[] = [];
  const run = Connection.prototype.run;
  const spy = vi.spyOn(Connection.prototype, "run").mockImplementation(function (this: Connection, job) {
    const statement: Statement | undefined = job instanceof Prepared ? Reflect.get(job, "statement") : undefined;
    const store = asking.getStore();
    if (statement && store && isCounted(statement.text)) {
      store.push(statement.text);
    }
    run.call(this, job);
  });
  try {
    const extra = call.method === "GET" ? {} : { idempotencyKey: `cost-${Math.random()}` };
    const { status, raw, body } = await asking.run(sent, () => person.send(call, input, extra));
    expect(body, `${call.path} answered ${status}`).toMatchObject({ status: 200 });
    return { statements: sent, bytes: raw.length, data: body.data as never };
  } finally {
    spy.mockRestore();
  }
}

/** Notices of the change go out later and together with those of other calls. */
const isCounted = (text: string): boolean => !/\b(?:from|update) sesi\b|\bpg_notify\(/.test(text);

const begins = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 90);
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Calls that the web's pages open with, on a company that has a few of everything. */
const PAGES: readonly [name: string, call: Call, input: Record<string, unknown>][] = [
  ["getOrder", contract.order.getOrder, { limit: 10 }],
  ["getOrder, searched", contract.order.getOrder, { limit: 10, cari: "dewi" }],
  ["getDetailOrder", contract.order.getDetailOrder, {}],
  ["getInvoice", contract.invoice.getInvoice, { limit: 10 }],
  ["getInvoiceForSj", contract.suratJalan.getInvoiceForSj, { limit: 10 }],
  ["getOrderanPl", contract.pesanLangsung.getOrderanPl, { limit: 10 }],
  ["getPelanggan", contract.pelanggan.getPelanggan, { limit: 10 }],
  ["getProduk", contract.produk.getProduk, { limit: 10 }],
  ["getPo", contract.po.getPo, { limit: 10, statusPo: "Proses" }],
  ["getPengajuan", contract.pengajuan.getPengajuan, { limit: 10 }],
  ["getKartuStok", contract.produk.getKartuStok, { limit: 10 }],
  ["getSimpananByRekening", contract.simpanan.getSimpananByRekening, { limit: 10 }],
];

test("the order's way and the pages cost what was reviewed", async () => {
  const boss = await office.person("Super Admin");
  const dokumen = [await picture(), await picture("lain.jpg", "#4263eb")];
  const idProduk = await makeProduk(office, boss, { stock: 100 });
  const lain = await makeProduk(office, boss, { stock: 100 });
  const idRekening = await rekeningBernama(office, "Kas Kecil");
  const lines: string[] = [];
  const write = async <Data>(name: string, call: Call, input: Record<string, unknown>): Promise<Data> => {
    const { statements, data } = await costOf(boss, call, input);
    lines.push(`${name}: ${statements.length} statements`, ...statements.map((text) => `  ${begins(text)}`), "");
    return data;
  };
  const page = async (name: string, call: Call, input: Record<string, unknown>) => {
    // Not the first time, when lists are counted; and the most of many: a statement that waits for a connection is sent by
    // whoever gives one back, and counts for nobody.
    await costOf(boss, call, input);
    const asked = [];
    for (let time = 0; time < MANY; time += 1) asked.push(await costOf(boss, call, input));
    const statements = Math.max(...asked.map((one) => one.statements.length));
    lines.push(`${name}: ${statements} statements, ${kilobytes(asked[0]?.bytes ?? 0)}`);
  };
  // As a process that has served a while: the first order of a day makes its counters.
  const lama = await makeOrder(office, boss, { baris: [{ idProduk, qty: 1 }] });
  const idInvoice = await makeInvoice(office, boss, lama);
  await boss.call(contract.suratJalan.addSuratJalan, await isianBaru({ idSo: lama, idInvoice }, { statusSo: "Kirim" }));
  await boss.call(contract.po.addPo, { idProduk, qty: 3 });

  const [mesin, kedua] = [await hargaDari(idProduk), await hargaDari(lain)];
  const cart = isianOrder([mesin, kedua, { ...mesin, sumberProduk: "PL" }]);
  await boss.call(contract.order.addOrder, { ...cart, dokumen });
  const { idSo } = await write<{ idSo: string }>("addOrder", contract.order.addOrder, { ...cart, dokumen });
  const nominal = { nominalAdmin: 0, nominalPeti: 0, nominalOngkir: 0, nominalDiskon: 0 };
  const { idInvoice: baru } = await write<{ idInvoice: string }>("addInvoice", contract.invoice.addInvoice, {
    idSo,
    idRekening,
    tipePembayaran: "LN",
    nominalLunas: cart.totalPembelian,
    ...nominal,
    dokumen: [await bukti()],
  });
  await write("approveInv", contract.invoice.approveInv, { idInv: baru });
  for (const [name, call, input] of PAGES) await page(name, call, { ...input, ...known(name) });
  lines.push("");
  const siap = await makeOrder(office, boss, { baris: [{ idProduk }, { idProduk: lain, qty: 2 }] });
  const kirim = await isianBaru(
    { idSo: siap, idInvoice: await makeInvoice(office, boss, siap) },
    { statusSo: "Kirim" },
  );
  await write("addSuratJalan", contract.suratJalan.addSuratJalan, kirim);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("costs.txt");

  async function hargaDari(id: number) {
    const [row] = await office.sql<{ hargaProduk: number }[]>`select harga_produk from produk where id_produk = ${id}`;
    return { idProduk: id, hargaProduk: row?.hargaProduk ?? 0 };
  }
  function known(name: string): Record<string, unknown> {
    if (name === "getDetailOrder" || name === "getInvoice") return { idSo };
    if (name === "getKartuStok") return { idProduk };
    return name === "getSimpananByRekening" ? { idRekening } : {};
  }
});

test("a finished machine asks the same of the database, whether its recipe has one material or fifty", async () => {
  const boss = await office.person("Super Admin");
  const costs: number[] = [];
  for (const banyak of [1, 50]) {
    const idProduk = await makeProduk(office, boss);
    const bahan: Id<"produk">[] = [];
    for (let ke = 0; ke < banyak; ke += 1) bahan.push(await makeBahan(boss));
    await makeResep(
      boss,
      idProduk,
      bahan.map((id) => [id, 1.5]),
      50_000,
    );
    const idSo = await makeOrder(office, boss, { baris: [{ sumberProduk: "PL", qty: 2, idProduk }] });
    await makeInvoice(office, boss, idSo);
    const [line] = (await boss.call(contract.pesanLangsung.getOrderanPl, { cari: idSo })).data;
    const input = { idOrderan: line?.idOrderan ?? 0, selesai: 1 };
    costs.push((await costOf(boss, contract.pesanLangsung.updatePl, input)).statements.length);
  }
  expect(costs[1]).toBe(costs[0]);
});
