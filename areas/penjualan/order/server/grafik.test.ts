import { beforeAll, expect, test } from "vitest";
import { PER_CUSTOMER } from "#areas/laporan/menurut.ts";
import { makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { ClientInput } from "#kernel/call.ts";
import { sheetRows } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { type Order, order } from "../contract.ts";
import type { GRAFIK_ORDER } from "../grafikOrder.ts";

const office = openOffice();
let boss: Person;
let rina: Person;
let tono: Person;

beforeAll(async () => {
  boss = await office.person("Super Admin");
  rina = await office.person("Sales", { nama: "Rina", menu: ["Sales Order", "Produk Card"] });
  tono = await office.person("Sales", { nama: "Tono", menu: ["Sales Order", "Produk Card"] });
  const jual = (siapa: Person, bulan: string, namaCustomer: string, hargaProduk: number, qty = 1) =>
    makeOrder(office, siapa, {
      tglOrder: `2026-${bulan}-15`,
      namaCustomer,
      customerInstansi: namaCustomer,
      baris: [{ hargaProduk, qty }],
    });
  const lunas = await jual(rina, "01", "Bu Citra", 3_000_000);
  await jual(rina, "03", "Pak Adi", 9_000_000, 2);
  await jual(tono, "03", "Pak Adi", 1_000_000);
  const batal = await jual(tono, "04", "Pak Budi", 7_000_000);
  await makeInvoice(office, boss, lunas, { dp: 1_000_000 });
  await boss.call(order.cancelSo, { idSo: batal });
});

type Tersaring = Omit<ClientInput<typeof order.getOrder>, "page" | "limit" | "urut">;

/** All rows of the list, page by page. */
async function semua(siapa: Person, asked: Tersaring): Promise<Order[]> {
  const rows: Order[] = [];
  for (let page = 1; ; page += 1) {
    const { data, totalPages } = await siapa.call(order.getOrder, { ...asked, page, limit: 2 });
    rows.push(...data);
    if (page >= totalPages) return rows;
  }
}

const UKURAN: Record<keyof (typeof GRAFIK_ORDER)["ukuran"], (row: Order) => number> = {
  totalPembelian: (row) => row.totalPembelian,
  totalTambahanOnline: (row) => row.totalTambahanOnline,
  dokumen: () => 1,
  unit: (row) => row.orders.reduce((sum, { qty }) => sum + qty, 0),
  nilaiBarang: (row) => row.orders.reduce((sum, { totalHarga }) => sum + totalHarga, 0),
};
const jumlah = (of: readonly number[]) => of.reduce((sum, n) => sum + n, 0);

test("every chart adds up to all pages of the list, whatever the filters and whoever asks", async () => {
  const saringan: Tersaring[] = [
    {},
    { tglAwal: "2026-03-01", tglAkhir: "2026-03-31" },
    { statusSo: "Cancel" },
    { bayar: "Proses" },
    { bayar: "Belum Dibayar", cari: "adi" },
  ];
  for (const pelangganSendiri of [false, true]) {
    await office.sql`update perusahaan set pelanggan_sendiri = ${pelangganSendiri}`;
    for (const [siapa, asked] of [boss, rina, tono].flatMap((satu) =>
      saringan.map((asked) => [satu, asked] as const),
    )) {
      const rows = await semua(siapa, asked);
      for (const [ukuran, of] of Object.entries(UKURAN)) {
        const dicari = { ...asked, ukuran: ukuran as keyof typeof UKURAN, menurut: "bulan", kedua: "sales" } as const;
        const { data } = await siapa.call(order.getGrafikOrder, dicari);
        const benar = jumlah(rows.map(of));
        expect([data.total, jumlah(data.pertama.map((satu) => satu.jumlah)), jumlah(data.sel.flat())]).toEqual([
          benar,
          benar,
          benar,
        ]);
        const { data: produk } = await siapa.call(order.getGrafikOrder, { ...dicari, ukuran: "unit", kedua: "produk" });
        expect(produk.total).toBe(jumlah(rows.map(UKURAN.unit)));
      }
    }
  }
  await office.sql`update perusahaan set pelanggan_sendiri = true`;
  const milikRina = await rina.call(order.getGrafikOrder, { ukuran: "dokumen", menurut: "sales" });
  // Hers, and what Tono sold to the customer whom she looks after.
  expect(milikRina.data.pertama.map(({ nama, jumlah }) => [nama, jumlah])).toEqual([
    ["Rina", 2],
    ["Tono", 1],
  ]);
  await office.sql`update perusahaan set pelanggan_sendiri = false`;
});

test("months stand in their order, also empty ones; other groups by what they add up to", async () => {
  const asked = { ukuran: "totalPembelian", menurut: "bulan", kedua: "sales" } as const;
  const { data } = await boss.call(order.getGrafikOrder, asked);
  expect(data.pertama.map(({ kunci, nama, jumlah }) => [kunci, nama, jumlah])).toEqual([
    ["2026-01", "Januari 2026", 3_000_000],
    ["2026-02", "Februari 2026", 0],
    ["2026-03", "Maret 2026", 19_000_000],
    ["2026-04", "April 2026", 7_000_000],
  ]);
  expect(data.kedua.map(({ nama, jumlah }) => [nama, jumlah])).toEqual([
    ["Rina", 21_000_000],
    ["Tono", 8_000_000],
  ]);
  expect(data.sel).toEqual([
    [3_000_000, 0],
    [0, 0],
    [18_000_000, 1_000_000],
    [0, 7_000_000],
  ]);

  const names = async (menurut: "customer" | "status" | "bayar" | "tipe") =>
    (await boss.call(order.getGrafikOrder, { ukuran: "dokumen", menurut })).data.pertama.map((satu) => [
      satu.nama,
      satu.jumlah,
    ]);
  expect(await names("customer")).toEqual([
    ["Pak Adi", 2],
    ["Bu Citra", 1],
    ["Pak Budi", 1],
  ]);
  const adi = (await boss.call(order.getGrafikOrder, { ukuran: "dokumen", menurut: "customer" })).data.pertama[0];
  const { cari = "" } = (adi && PER_CUSTOMER.saring(adi)) ?? {};
  expect((await semua(boss, { cari })).map(({ namaCustomer }) => namaCustomer)).toEqual(["Pak Adi", "Pak Adi"]);
  expect(await names("bayar")).toEqual([
    ["Belum Dibayar", 3],
    ["Proses", 1],
  ]);
  expect((await names("status")).at(-1)?.[1]).toBe(1);
  expect(await names("tipe")).toEqual([["Reguler", 4]]);
});

test("beyond fifty groups the rest is one, and beyond twelve of the second, with exact sums", async () => {
  const banyak = Array.from({ length: 54 }, (_, at) => at + 1);
  for (const at of banyak) {
    await makeOrder(office, rina, {
      tglOrder: `2025-${String(1 + (at % 12)).padStart(2, "0")}-10`,
      namaCustomer: `Ujian ${at}`,
      baris: [{ hargaProduk: at * 1_000_000 }],
    });
  }
  for (const menurut of ["customer", "bulan"] as const) {
    const kedua = menurut === "bulan" ? "customer" : "bulan";
    const asked = { ukuran: "totalPembelian", menurut, kedua, cari: "ujian" } as const;
    const { data } = await boss.call(order.getGrafikOrder, asked);
    const semuanya = jumlah(banyak) * 1_000_000;
    expect([data.total, jumlah(data.pertama.map((satu) => satu.jumlah)), jumlah(data.sel.flat())]).toEqual([
      semuanya,
      semuanya,
      semuanya,
    ]);
    const sisa = (dari: typeof data.pertama) => dari.filter(({ lainnya }) => lainnya).map((satu) => satu.jumlah);
    expect(sisa(data.pertama)).toEqual(menurut === "customer" ? [10_000_000] : []);
    expect(sisa(data.kedua)).toEqual(menurut === "customer" ? [] : [jumlah(banyak.slice(0, 42)) * 1_000_000]);
    expect(data.pertama.length).toBe(menurut === "customer" ? 51 : 12);
  }
});

test("what does not go together is refused, and the file holds the same sums", async () => {
  const salah = await boss.send(order.getGrafikOrder, { ukuran: "totalPembelian", menurut: "produk" });
  expect([salah.status, salah.body.errors]).toEqual([
    400,
    [
      {
        field: "ukuran",
        message: "Menurut Produk hanya baris barang yang dapat dijumlahkan, pilih ukuran lain",
      },
    ],
  ]);
  const kembar = await boss.send(order.getGrafikOrder, { ukuran: "unit", menurut: "sales", kedua: "sales" });
  expect(kembar.body.errors).toEqual([{ field: "kedua", message: "Menurut kedua harus berbeda dari yang pertama" }]);
  const laba = await boss.send(order.getGrafikOrder, { ukuran: "laba" as never, menurut: "sales" });
  expect(laba.status).toBe(400);

  const asked = { ukuran: "totalPembelian", menurut: "sales", kedua: "bulan", tglAwal: "2026-01-01" } as const;
  const file = await boss.send(order.exportGrafikOrder, asked);
  expect(await sheetRows(file.raw)).toEqual([
    expect.objectContaining({ Sales: "Rina", "Maret 2026": 18_000_000, "Jumlah Total harga": 21_000_000 }),
    expect.objectContaining({ Sales: "Tono", "April 2026": 7_000_000, "Jumlah Total harga": 8_000_000 }),
    expect.objectContaining({ "Maret 2026": 19_000_000, "Jumlah Total harga": 29_000_000 }),
  ]);
  const gudang = await office.person("Gudang", { menu: ["Produk"] });
  expect((await gudang.send(order.getGrafikOrder, { ukuran: "dokumen", menurut: "bulan" })).status).toBe(401);
  const logistik = await office.person("Logistik", { menu: ["Surat Jalan"] });
  expect((await logistik.send(order.exportGrafikOrder, { ukuran: "dokumen", menurut: "bulan" })).status).toBe(401);
});
