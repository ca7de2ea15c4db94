import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { role } from "#areas/karyawan/role/contract.ts";
import { persetujuan } from "#areas/sistem/persetujuan/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { sheetRows } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { makeDaftar, makePelanggan } from "../../daftar-harga/server/daftarHarga.testing.ts";
import { invoice } from "../../invoice/contract.ts";
import { isianInvoice } from "../../invoice/server/invoice.testing.ts";
import { koreksi } from "../../koreksi/contract.ts";
import { putuskan } from "../../koreksi/server/koreksi.testing.ts";
import { penawaran } from "../../penawaran/contract.ts";
import { tawarkan } from "../../penawaran/server/penawaran.testing.ts";
import { order } from "../contract.ts";
import { keranjang, pesan } from "./order.testing.ts";

/** Discounts of an order's lines, up to what the role of who makes it may give. */
const office = openOffice();
const JUTA = 1_000_000;
let boss: Person;
let sales: Person;

beforeAll(async () => {
  boss = await office.person("Super Admin");
  sales = await office.person("Sales", { menu: ["Produk Card", "Sales Order", "Invoice"] });
});

const lihat = async (idSo: string) => (await boss.call(order.getDetailOrder, { idSo })).data;
const kertas = ({ base64 }: { base64: string }) => readPdfText(Buffer.from(base64, "base64")).join(" ");
const oven = (stock = 5) => makeProduk(office, boss, { namaProduk: "Oven", hargaProduk: 10 * JUTA, stock });
const izinOf = async (idSo: string) => (await boss.call(koreksi.getKoreksi, { cari: idSo })).data[0];

/** Lets the Sales give off so many per cent at most. */
async function batasi(batasDiskon: number | null): Promise<void> {
  const { data } = await boss.call(role.getRole, {});
  const idRole = data.find(({ namaRole }) => namaRole === "Sales")?.idRole ?? 0;
  await boss.call(role.setBatasDiskon, { idRole, batasDiskon });
}

test("everybody is told the limit of his own role", async () => {
  await batasi(10);
  expect((await sales.call(order.getBatasDiskon, {})).data).toEqual({ role: "Sales", batas: 10 });
  expect((await boss.call(order.getBatasDiskon, {})).data).toEqual({ role: "Super Admin", batas: null });
  await batasi(null);
});

/** The cart of one line with this discount, and the total that the screen shows. */
async function berdiskon(idProduk: Awaited<ReturnType<typeof oven>>, diskon: number, qty = 1) {
  return keranjang(office, [{ idProduk, qty, diskon }]);
}

test("a line is sold at its price after the discount; order, papers, spreadsheet and history say both", async () => {
  const idProduk = await oven();
  const rak = await makeProduk(office, boss, { namaProduk: "Rak", hargaProduk: 2 * JUTA, stock: 1 });
  const isian = await keranjang(office, [{ idProduk, qty: 2, diskon: 1_250_000 }, { idProduk: rak }]);
  expect(isian.totalPembelian).toBe(19_500_000);
  const idSo = await pesan(sales, isian);
  const data = await lihat(idSo);
  expect(data).toMatchObject({
    totalPembelian: 19_500_000,
    orders: [
      { hargaProduk: 8_750_000, diskon: 1_250_000, totalHarga: 17_500_000 },
      { hargaProduk: 2 * JUTA, diskon: 0, totalHarga: 2 * JUTA },
    ],
  });
  const so = kertas((await boss.call(order.cetakSoPdf, { idSo })).data);
  expect(so).toContain("Harga Diskon Total");
  expect(so).toMatch(/Rp 10\.000\.000 Rp 1\.250\.000 Rp 17\.500\.000/);
  const idInvoice = await makeInvoice(office, boss, idSo, { menunggu: true });
  expect(kertas((await boss.call(invoice.cetakInvPdf, { idInvoice, idSo })).data)).toMatch(
    /Rp 10\.000\.000 Rp 1\.250\.000 Rp 17\.500\.000/,
  );
  const { raw } = await boss.send(order.exportOrder, { idSo });
  expect((await sheetRows(raw))[0]).toMatchObject({
    ...{ "Harga Produk": 8_750_000, "Total Harga": 17_500_000, "Diskon per Unit": 1_250_000 },
  });
  const { data: kejadian } = await boss.call(riwayat.getRiwayat, { jenis: "order", id: idSo });
  expect(JSON.stringify(kejadian)).toContain("x 2, diskon Rp 1.250.000 per unit");
});

test("papers of an order without a discount have no such column", async () => {
  const idSo = await pesan(sales, await keranjang(office, [{ idProduk: await oven() }]));
  expect(kertas((await boss.call(order.cetakSoPdf, { idSo })).data)).toContain("Harga Total");
});

test("what cannot be given off is refused and nothing is written", async () => {
  const idProduk = await oven();
  const wajar = await berdiskon(idProduk, JUTA);
  const [before] = await office.sql<{ banyak: number }[]>`select count(*)::int as banyak from so`;
  const menolak = async (isian: object) => (await sales.refused(order.addOrder, { ...wajar, ...isian })).message;
  const listProduk = (diskon: unknown) => [{ idProduk, qty: 1, sumberProduk: "SG", hargaProduk: 10 * JUTA, diskon }];
  expect(await menolak({ listProduk: listProduk(10 * JUTA + 1), totalPembelian: 1 })).toContain(
    "Diskon Oven melebihi harganya",
  );
  expect(await menolak({ listProduk: listProduk(-1) })).toContain("Diskon");
  expect(await menolak({ listProduk: listProduk("banyak") })).toContain("Diskon");
  expect(await menolak({ tipeSo: "Online" })).toContain("Diskon per barang tidak berlaku untuk order Online");
  // The server computes the total itself.
  expect(await menolak({ totalPembelian: 10 * JUTA })).toContain("berubah dari Rp 10.000.000 menjadi Rp 9.000.000");
  expect(await office.sql`select count(*)::int as banyak from so`).toEqual([before]);
});

test("the discount comes off the price of the customer's list", async () => {
  const idProduk = await oven();
  const idPelanggan = await makePelanggan(boss, `Tani ${idProduk}`, `0812000${10_000 + idProduk}`);
  await makeDaftar(boss, { nama: `Mitra ${idProduk}`, pelanggan: [idPelanggan] }, [{ idProduk, harga: 9 * JUTA }]);
  const baris = { idProduk, qty: 1, sumberProduk: "SG" as const, diskon: 900_000 };
  const isian = { ...(await berdiskon(idProduk, 900_000)), idPelanggan };
  expect((await sales.refused(order.addOrder, isian)).message).toContain(
    `Harga Oven berubah dari Rp 10.000.000 menjadi Rp 9.000.000 (Daftar harga: Mitra ${idProduk})`,
  );
  await batasi(10);
  const listProduk = [{ ...baris, hargaProduk: 9 * JUTA }];
  const idSo = await pesan(sales, { ...isian, listProduk, totalPembelian: 8_100_000 });
  expect((await lihat(idSo)).orders).toMatchObject([{ hargaProduk: 8_100_000, diskon: 900_000 }]);
  expect(await izinOf(idSo), "10% of the list's price").toBeUndefined();
  const lebih = { ...isian, listProduk: [{ ...listProduk[0], diskon: 945_000 }], totalPembelian: 8_055_000 };
  expect((await izinOf(await pesan(sales, lebih as typeof isian)))?.alasan).toBe(
    "Diskon Oven 10,5% melebihi batas role Sales 10%",
  );
  await batasi(null);
});

test("beyond the role's limit the order waits in the Kotak until somebody lets it go on", async () => {
  const idProduk = await oven(20);
  const manajer = await office.person("Management");
  const tanpaBatas = await pesan(sales, await berdiskon(idProduk, 9 * JUTA));
  expect(await izinOf(tanpaBatas), "while no limit is set").toBeUndefined();
  await batasi(10);
  expect(await izinOf(await pesan(sales, await berdiskon(idProduk, JUTA))), "just within").toBeUndefined();
  const { data, message } = await sales.call(order.addOrder, await berdiskon(idProduk, JUTA + 1, 2));
  const alasan = "Diskon Oven 10,01% melebihi batas role Sales 10%";
  expect(message).toMatch(new RegExp(`Order menunggu persetujuan: ${alasan}$`));
  const izin = await izinOf(data.idSo);
  expect(izin).toMatchObject({ jenis: "izin", status: "Menunggu", alasan });
  expect(JSON.stringify((await manajer.call(persetujuan.getKotak, {})).data)).toContain(alasan);
  const { dampak } = (await manajer.call(koreksi.getDetailKoreksi, { idKoreksi: izin?.idKoreksi ?? "" })).data;
  expect(dampak.baris, "who decides sees what is sold for how much").toMatchObject([
    { qtyBaru: 2, hargaBaru: 8_999_999, diskonBaru: JUTA + 1 },
  ]);
  const bayar = await isianInvoice(office, sales, data.idSo, {});
  expect((await sales.refused(invoice.addInvoice, bayar)).message).toContain(izin?.idKoreksi);
  expect((await putuskan(manajer, "perubahan", izin?.idKoreksi ?? "")).status).toBe(200);
  expect((await lihat(data.idSo)).statusSo).toBe("Ajukan");
  // Without a limit of their own others give what they like.
  const { data: bos } = await boss.call(order.addOrder, await berdiskon(idProduk, 5 * JUTA));
  expect(await izinOf(bos.idSo)).toBeUndefined();
  await batasi(null);
});

test("an order of a quotation keeps what was given off, also where its units come from two sources", async () => {
  const idProduk = await oven(1);
  const idPenawaran = await tawarkan(office, sales, [{ idProduk, qty: 3, diskon: 2 * JUTA }]);
  await batasi(10);
  const { data, message } = await sales.call(penawaran.pesanPenawaran, { idPenawaran });
  expect(message).toMatch(/: Diskon Oven 20% melebihi batas role Sales 10%$/);
  expect((await lihat(data.idSo)).orders).toMatchObject([
    { sumberProduk: "SG", qty: 1, hargaProduk: 8 * JUTA, diskon: 2 * JUTA },
    { sumberProduk: "PL", qty: 2, hargaProduk: 8 * JUTA, diskon: 2 * JUTA },
  ]);
  await batasi(null);
  // One that was made before orders knew of discounts is told by the migration, and no other line is.
  const lain = await pesan(sales, await berdiskon(await oven(), 0));
  await office.sql`update orderan set diskon = 0 where id_so in (${data.idSo}, ${lain})`;
  const sql = readFileSync("migrations/0060_diskon_order.sql", "utf8");
  await office.sql.unsafe(sql.slice(sql.indexOf("update orderan")));
  expect((await lihat(data.idSo)).orders.map(({ diskon }) => diskon)).toEqual([2 * JUTA, 2 * JUTA]);
  expect((await lihat(lain)).orders.map(({ diskon }) => diskon)).toEqual([0]);
});
