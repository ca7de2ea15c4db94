import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { order } from "#areas/penjualan/order/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { baris, isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { isiRekening, makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Tanggal } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { dashboard, KARTU_STATUS, type KartuOmset } from "../contract.ts";

const office = openOffice();
let boss: Person;
beforeAll(async () => {
  boss = await office.person("Super Admin");
  await ramai();
});

const NOVEMBER = { tglAwal: "2026-11-01" as Tanggal, tglAkhir: "2026-11-30" as Tanggal };

/** Adds orders in every state and on many days. */
async function ramai(): Promise<void> {
  const hari = ["2026-10-03", "2026-10-31", "2026-11-01", "2026-11-15", "2026-11-20"];
  for (const [at, tglOrder] of [...hari, ...hari].entries()) {
    const idSo = await makeOrder(office, boss, {
      tglOrder,
      namaCustomer: `Pelanggan ${at}`,
      baris: [{ qty: 1 + (at % 3), hargaProduk: 1_000_000 * (at + 1) }, { sumberProduk: at % 4 === 0 ? "PL" : "SG" }],
    });
    if (at % 5 !== 0) await makeInvoice(office, boss, idSo, { ...(at % 2 ? { dp: 500_000 } : {}), menunggu: at === 6 });
    if (at === 3 || at === 6) await boss.call(order.cancelSo, { idSo });
    if (at === 2) await kirim(idSo);
  }
}

async function kirim(idSo: string): Promise<void> {
  const idInvoice = (await baris(boss, idSo)).invoices[0]?.idInvoice ?? "";
  await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" }));
}

/** The orders, for counting in the test and not in the database. */
async function dariDokumen() {
  const { data } = await boss.call(order.getOrder, { limit: 100 });
  return data;
}

test("every figure of the cards is the length of its list, and both are what the documents say", async () => {
  const semua = await dariDokumen();
  const day = fc.integer({ min: 0, max: 60 }).map((n) => new Date(Date.UTC(2026, 9, 1 + n)).toISOString().slice(0, 10));
  const range = fc.tuple(day, day).map(([a, b]) => (a < b ? { tglAwal: a, tglAkhir: b } : { tglAwal: b, tglAkhir: a }));
  await fc.assert(
    fc.asyncProperty(range, async (rentang) => {
      const milik = semua.filter(({ tglOrder }) => tglOrder >= rentang.tglAwal && tglOrder <= rentang.tglAkhir);
      const { data: kartu } = await boss.call(dashboard.getTotalOrderByStatus, rentang);
      expect(kartu.total).toBe(milik.length);
      for (const statusOrder of KARTU_STATUS) {
        const { data, totalDocs } = await boss.call(dashboard.getDetailOrderByStatus, { ...rentang, statusOrder });
        const angka = kartu[statusOrder.toLowerCase() as Lowercase<typeof statusOrder>];
        expect([totalDocs, data.length], statusOrder).toEqual([angka, angka]);
      }
      const { data: omset } = await boss.call(dashboard.getTotalOmset, rentang);
      const terjual = milik.filter(({ statusSo }) => statusSo !== "Cancel");
      expect(omset.totalNominal).toBe(terjual.reduce((sum, { totalPembelian }) => sum + totalPembelian, 0));
      expect([omset.totalDp, omset.totalLunas, omset.totalBelumBayar]).toEqual([
        terjual.filter(({ statusPembayaran }) => statusPembayaran === "Proses").length,
        terjual.filter(({ statusLunas }) => statusLunas).length,
        terjual.filter(({ statusPembayaran }) => ["", "Pending"].includes(statusPembayaran)).length,
      ]);
      for (const [bagian, angka, daftar] of [
        ["DP", omset.totalDp, omset.listDp],
        ["Lunas", omset.totalLunas, omset.listLunas],
        ["Belum Dibayar", omset.totalBelumBayar, omset.listBelumBayar],
      ] as const) {
        const list = await boss.call(dashboard.getDetailOrderByStatus, { ...rentang, omset: bagian });
        expect([daftar.length, list.totalDocs], bagian).toEqual([angka, angka]);
        expect(list.data).toEqual(daftar);
      }
    }),
    few(15),
  );
});

test("each state stands in its card: Diambil and Selesai are sent, Cancel is cancelled", async () => {
  const { data: kartu } = await boss.call(dashboard.getTotalOrderByStatus, {});
  const november = (await dariDokumen()).filter(({ tglOrder }) => tglOrder >= NOVEMBER.tglAwal);
  const banyak = (...status: string[]) => november.filter(({ statusSo }) => status.includes(statusSo)).length;
  expect(kartu).toEqual({
    total: 6,
    ajukan: banyak("Ajukan"),
    proses: banyak("Proses"),
    belum: banyak("Belum"),
    pending: 0,
    kirim: banyak("Kirim", "Selesai"),
    cancel: banyak("Cancel"),
  });
  expect(kartu.kirim).toBe(1);
  expect(kartu.cancel).toBe(1);
  const halaman = await boss.call(dashboard.getDetailOrderByStatus, { ...NOVEMBER, page: 2, limit: 4 });
  expect(halaman).toMatchObject({ totalDocs: 6, totalPages: 2, pagingCounter: 5 });
  expect(halaman.data).toHaveLength(2);
});

test("the year's chart has twelve months and adds up to what the cards say of each", async () => {
  const { data } = await boss.call(dashboard.getGrafikOmset, { tglAwal: "2026-01-01", tglAkhir: "2026-12-31" });
  expect(data.map(({ bulan }) => bulan)).toEqual(
    Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, "0")}`),
  );
  const { data: kartu } = await boss.call(dashboard.getTotalOmset, NOVEMBER);
  expect(data[10]?.totalNominal).toBe(kartu.totalNominal);
  expect(data[0]?.totalNominal).toBe(0);
  const besar: KartuOmset = "Semua";
  const { totalDocs } = await boss.call(dashboard.getDetailOrderByStatus, { ...NOVEMBER, omset: besar });
  expect(totalDocs).toBe(kartu.totalDp + kartu.totalLunas + kartu.totalBelumBayar);
});

test("the four figures are those of the cards, beside the same days a month earlier; accounts for the privileged alone", async () => {
  const { data } = await boss.call(dashboard.getRingkasan, NOVEMBER);
  const OKTOBER = { tglAwal: "2026-10-01", tglAkhir: "2026-10-31" };
  expect([data.tglAwalLalu, data.tglAkhirLalu]).toEqual([OKTOBER.tglAwal, OKTOBER.tglAkhir]);
  const [omset, banyak, unit, saldo] = data.angka;
  for (const [rentang, nilai] of [
    [NOVEMBER, "nilai"],
    [OKTOBER, "sebelumnya"],
  ] as const) {
    expect(omset?.[nilai]).toBe((await boss.call(dashboard.getTotalOmset, rentang)).data.totalNominal);
    expect(banyak?.[nilai]).toBe((await boss.call(dashboard.getTotalOrderByStatus, rentang)).data.total);
    const terjual = await boss.call(dashboard.getGrafikTopProduk, { ...rentang, limit: 100 });
    expect(unit?.[nilai]).toBe(terjual.data.reduce((sum, { totalOrders }) => sum + totalOrders, 0));
  }
  for (const angka of [omset, banyak, unit]) {
    expect(angka?.garis.map(({ bulan }) => bulan)).toHaveLength(12);
    expect(angka?.garis.slice(-2).map(({ nilai }) => nilai)).toEqual([angka?.sebelumnya, angka?.nilai]);
  }
  const { totalSaldoAkhir } = (await boss.call(dashboard.getTotalSimpananRekening, {})).data;
  expect(saldo).toMatchObject({ jenis: "saldo", nilai: totalSaldoAkhir });
  expect(saldo?.garis.at(-1)).toEqual({ bulan: "2026-11", nilai: totalSaldoAkhir });

  const sales = await office.person("Sales", { menu: ["Dashboard"] });
  const { angka } = (await sales.call(dashboard.getRingkasan, NOVEMBER)).data;
  expect(angka.map(({ jenis }) => jenis)).toEqual(["omset", "order", "unit", "rataRata"]);
  const { totalDp, totalLunas, totalBelumBayar, totalNominal } = (await boss.call(dashboard.getTotalOmset, NOVEMBER))
    .data;
  expect(angka[3]?.nilai).toBe(Math.round(totalNominal / (totalDp + totalLunas + totalBelumBayar)));
});

const DESEMBER = { tglAwal: "2026-12-01", tglAkhir: "2026-12-31" };

test("top products count the units of living orders, and open the orders they were counted from", async () => {
  const laris = await makeProduk(office, boss, { kodeProduk: "LARIS", stock: 20 });
  const sepi = await makeProduk(office, boss, { kodeProduk: "SEPI", stock: 20 });
  const sekarang = office.now().toISOString();
  await office.travel("2027-01-01T02:00:00.000Z");
  await makeOrder(office, boss, { tglOrder: "2026-12-01", baris: [{ idProduk: laris, qty: 3 }, { idProduk: sepi }] });
  await makeOrder(office, boss, {
    tglOrder: "2026-12-01",
    baris: [
      { idProduk: laris, qty: 2 },
      { idProduk: laris, qty: 1 },
    ],
  });
  await makeOrder(office, boss, { tglOrder: "2027-01-01", baris: [{ idProduk: sepi, qty: 9 }] });
  const batal = await makeOrder(office, boss, { tglOrder: "2026-12-01", baris: [{ idProduk: sepi, qty: 8 }] });
  await boss.call(order.cancelSo, { idSo: batal });
  await office.travel(sekarang);
  const { data, totalPages } = await boss.call(dashboard.getGrafikTopProduk, DESEMBER);
  expect(data.map(({ kodeProduk, totalOrders }) => [kodeProduk, totalOrders])).toEqual([
    ["LARIS", 6],
    ["SEPI", 1],
  ]);
  expect(totalPages).toBe(1);
  for (const { idProduk, totalOrders } of data) {
    const rincian = await boss.call(dashboard.getDetailTopProduk, { ...DESEMBER, idProduk });
    expect(rincian.totalOrders).toBe(totalOrders);
    expect(rincian.data.reduce((sum, { qty }) => sum + qty, 0)).toBe(totalOrders);
  }
});

test("the chart of the stock begins with what is shortest, a page at a time, without inactive products", async () => {
  await makeProduk(office, boss, { kodeProduk: "CUKUP", stock: 9, minimalStock: 1 });
  await makeProduk(office, boss, { kodeProduk: "KURANG", stock: 1, minimalStock: 6 });
  const mati = await makeProduk(office, boss, { kodeProduk: "MATI", minimalStock: 99 });
  await office.sql`update produk set soft_delete = true where id_produk = ${mati}`;
  const { data, totalPages } = await boss.call(dashboard.getGrafikStok, { limit: 100 });
  expect(totalPages).toBe(1);
  expect(data[0]).toMatchObject({ kodeProduk: "KURANG", jumlahStock: 1, minimalStock: 6 });
  const sisa = data.map(({ jumlahStock, minimalStock }) => jumlahStock - minimalStock);
  expect(sisa).toEqual([...sisa].sort((a, b) => a - b));
  expect(data.map(({ kodeProduk }) => kodeProduk)).toContain("CUKUP");
  expect(data.map(({ kodeProduk }) => kodeProduk)).not.toContain("MATI");
  const kedua = await boss.call(dashboard.getGrafikStok, { page: 2, limit: 3 });
  expect(kedua.data).toEqual(data.slice(3, 6));
});

test("the total of the accounts is the sum of its list, for the privileged alone", async () => {
  const sebelum = (await boss.call(dashboard.getTotalSimpananRekening, {})).data.totalSaldoAkhir;
  await isiRekening(office, boss, "Kas Kecil", 1_500);
  await isiRekening(office, boss, "BCA RJP", 2_500);
  const { data } = await boss.call(dashboard.getTotalSimpananRekening, {});
  expect(data.totalSaldoAkhir).toBe(sebelum + 4_000);
  expect(data.dataRekening.reduce((sum, { saldoAkhir }) => sum + saldoAkhir, 0)).toBe(data.totalSaldoAkhir);
  expect(data.dataRekening.map(({ namaRekening }) => namaRekening)).not.toContain("LAINNYA");
  const sales = await office.person("Sales", { menu: ["Dashboard"] });
  expect((await sales.refused(dashboard.getTotalSimpananRekening, {})).status).toBe(401);
  expect((await sales.call(dashboard.getTotalOrderByStatus, NOVEMBER)).data.total).toBe(6);
  const lain = await office.person("Sales", { menu: ["Sales Order"] });
  expect((await lain.refused(dashboard.getTotalOrderByStatus, {})).status).toBe(401);
  expect((await sales.refused(dashboard.getTotalOmset, { tglAwal: "2026-11-02", tglAkhir: "2026-11-01" })).status).toBe(
    400,
  );
});
