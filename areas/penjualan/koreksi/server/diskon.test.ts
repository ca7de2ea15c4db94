import { beforeAll, expect, test } from "vitest";
import { role } from "#areas/karyawan/role/contract.ts";
import { labaOrder } from "#areas/laporan/laba-order/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { retur } from "../../retur/contract.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { isianBaru } from "../../surat-jalan/server/suratJalan.testing.ts";
import { koreksi } from "../contract.ts";
import { hargaDisepakati } from "./harga.ts";
import { isiJurnal, putuskan } from "./koreksi.testing.ts";

/** Changes of an order keep the discounts of its lines, and everything after it goes by the price after them. */
const office = openOffice();
const JUTA = 1_000_000;
let boss: Person;
let manajer: Person;
let sales: Person;

beforeAll(async () => {
  boss = await office.person("Super Admin");
  manajer = await office.person("Management");
  sales = await office.person("Sales", { menu: ["Sales Order", "Produk Card", "Invoice"] });
});

const lihat = async (idSo: string) => (await boss.call(order.getDetailOrder, { idSo })).data;
const barisOf = async (idSo: string) =>
  (await lihat(idSo)).orders.map(({ qty, hargaProduk, diskon, totalHarga }) => [qty, hargaProduk, diskon, totalHarga]);
const izinOf = async (idSo: string) => (await boss.call(koreksi.getKoreksi, { cari: idSo })).data[0];

async function pesanan(qty = 3, diskon = JUTA) {
  const idProduk = await makeProduk(office, boss, { namaProduk: "Oven", hargaProduk: 10 * JUTA, stock: 20 });
  return { idProduk, idSo: await makeOrder(office, sales, { baris: [{ idProduk, qty, diskon }] }) };
}

/** What changes the only line of an order. */
async function isian(idSo: string, isi: object) {
  const { orders, versi } = await lihat(idSo);
  const listProduk = orders.map(({ idOrderan, idProduk, sumberProduk, qty }) => ({
    ...{ idOrderan, idProduk, sumberProduk, qty },
    ...isi,
  }));
  return { idSo, versi, listProduk, alasan: "Salah hitung" } as never;
}
const ubah = async (idSo: string, isi: object) => sales.call(koreksi.editOrder, await isian(idSo, isi));
const ditolak = async (idSo: string, isi: object) =>
  (await sales.refused(koreksi.editOrder, await isian(idSo, isi))).message;

async function batasi(batasDiskon: number | null): Promise<void> {
  const { data } = await boss.call(role.getRole, {});
  const idRole = data.find(({ namaRole }) => namaRole === "Sales")?.idRole ?? 0;
  await boss.call(role.setBatasDiskon, { idRole, batasDiskon });
}

test("a program that knows nothing of discounts leaves them where they are", async () => {
  const { idSo } = await pesanan();
  await ubah(idSo, { qty: 2 });
  expect(await barisOf(idSo)).toEqual([[2, 9 * JUTA, JUTA, 18 * JUTA]]);
  await ubah(idSo, { qty: 1, hargaProduk: 9 * JUTA });
  expect(await barisOf(idSo)).toEqual([[1, 9 * JUTA, JUTA, 9 * JUTA]]);
  await ubah(idSo, { qty: 2, hargaProduk: 9 * JUTA, diskon: JUTA });
  expect(await barisOf(idSo), "the line as the order answers it").toEqual([[2, 9 * JUTA, JUTA, 18 * JUTA]]);
  await ubah(idSo, { qty: 1 });
  // Today's price is the machine's own: nothing is given off it.
  await ubah(idSo, { hargaProduk: 10 * JUTA });
  expect(await barisOf(idSo)).toEqual([[1, 10 * JUTA, 0, 10 * JUTA]]);
  expect(await ditolak(idSo, { hargaProduk: 9 * JUTA })).toBe(
    "Harga Oven berubah dari Rp 9.000.000 menjadi Rp 10.000.000, periksa kembali",
  );
});

test("a discount is given, changed and taken back off the price before it, also after the machine's price rose", async () => {
  const { idSo, idProduk } = await pesanan();
  await office.sql`update produk set harga_produk = ${12 * JUTA} where id_produk = ${idProduk}`;
  await ubah(idSo, { hargaProduk: 10 * JUTA, diskon: 500_000 });
  expect(await barisOf(idSo)).toEqual([[3, 9_500_000, 500_000, 28_500_000]]);
  await ubah(idSo, { diskon: 2 * JUTA });
  expect(await barisOf(idSo)).toEqual([[3, 8 * JUTA, 2 * JUTA, 24 * JUTA]]);
  await ubah(idSo, { hargaProduk: 12 * JUTA, diskon: 2 * JUTA });
  expect(await barisOf(idSo)).toEqual([[3, 10 * JUTA, 2 * JUTA, 30 * JUTA]]);
  await ubah(idSo, { hargaProduk: 12 * JUTA, diskon: 0 });
  expect(await barisOf(idSo)).toEqual([[3, 12 * JUTA, 0, 36 * JUTA]]);
  expect(await ditolak(idSo, { diskon: 12 * JUTA + 1 })).toBe("Diskon Oven melebihi harganya");
  expect(await ditolak(idSo, { hargaProduk: 10 * JUTA, diskon: 0 })).toContain("Harga Oven berubah");
  const baru = { idProduk, qty: 1, sumberProduk: "SG", hargaProduk: 12 * JUTA, diskon: 600_000 };
  const { listProduk, ...lain } = (await isian(idSo, {})) as { listProduk: object[] };
  await sales.call(koreksi.editOrder, { ...lain, listProduk: [...listProduk, baru] } as never);
  expect((await barisOf(idSo))[1]).toEqual([1, 11_400_000, 600_000, 11_400_000]);
});

test("an order with a discount does not become one of Online", async () => {
  const { idSo } = await pesanan();
  expect((await sales.refused(koreksi.editOrder, { idSo, tipeSo: "Online" } as never)).message).toBe(
    "Diskon per barang tidak berlaku untuk order Online",
  );
  await ubah(idSo, { diskon: 0 });
  await sales.call(koreksi.editOrder, { idSo, tipeSo: "Online" } as never);
});

test("a change beyond the limit waits; what was let through stays without waiting again", async () => {
  const { idSo } = await pesanan(3, 2 * JUTA);
  await batasi(10);
  await ubah(idSo, { qty: 2 });
  expect(await izinOf(idSo), "fewer units of what was given").toBeUndefined();
  const { message } = await ubah(idSo, { qty: 4 });
  const alasan = "Diskon Oven 20% melebihi batas role Sales 10%";
  expect(message).toBe(`Order ${idSo} berhasil diubah. Order menunggu persetujuan: ${alasan}`);
  const izin = await izinOf(idSo);
  expect(izin).toMatchObject({ jenis: "izin", status: "Menunggu", alasan });
  await putuskan(manajer, "perubahan", izin?.idKoreksi ?? "");
  await ubah(idSo, { diskon: JUTA });
  expect((await izinOf(idSo))?.status).toBe("Disetujui");
  await batasi(null);
});

test("after an invoice the agreed price holds although the machine's changed, and who decides reads what is beyond", async () => {
  const { idSo, idProduk } = await pesanan(1);
  await makeInvoice(office, boss, idSo);
  await batasi(10);
  const minta = await isian(idSo, { hargaProduk: 10 * JUTA, diskon: 1_500_000 });
  const dampak = (await sales.call(koreksi.getDampakUbah, minta)).data;
  expect(dampak).toMatchObject({
    ...{ langsung: false, totalBaru: 8_500_000, kembali: 500_000 },
    baris: [{ hargaLama: 9 * JUTA, hargaBaru: 8_500_000, diskonLama: JUTA, diskonBaru: 1_500_000 }],
  });
  await sales.call(koreksi.editOrder, minta);
  const izin = await izinOf(idSo);
  expect(izin).toMatchObject({ jenis: "ubah", alasan: "Salah hitung. Diskon Oven 15% melebihi batas role Sales 10%" });
  await office.sql`update produk set harga_produk = ${15 * JUTA} where id_produk = ${idProduk}`;
  expect((await putuskan(manajer, "perubahan", izin?.idKoreksi ?? "")).status).toBe(200);
  expect(await barisOf(idSo)).toEqual([[1, 8_500_000, 1_500_000, 8_500_000]]);
  await batasi(null);
});

test("a request that was stored before discounts were known keeps them with an unchanged price", () => {
  const ada = { hargaProduk: 9 * JUTA, diskon: JUTA } as never;
  const disimpan = (hargaProduk: number) => ({ idOrderan: 1, idProduk: 1, qty: 1, hargaProduk }) as never;
  expect(hargaDisepakati(disimpan(9 * JUTA), ada)).toEqual({ hargaProduk: 9 * JUTA, diskon: JUTA });
  expect(hargaDisepakati(disimpan(8 * JUTA), ada)).toEqual({ hargaProduk: 8 * JUTA, diskon: 0 });
});

test("revenue, profit and what is paid back for returned goods go by the price after the discount", async () => {
  const { idSo } = await pesanan(3);
  const idInvoice = await makeInvoice(office, boss, idSo);
  const surat = await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" });
  const idSj = (await boss.call(suratJalan.addSuratJalan, surat)).data.idSuratJalan;
  expect((await isiJurnal(office, idSj, idSo)).kirim).toMatchObject({ penjualan: -27 * JUTA });
  const { data: laba } = await boss.call(labaOrder.getLabaOrder, { awal: "2026-11", akhir: "2026-11", cari: idSo });
  expect(laba[0]).toMatchObject({ pendapatan: 27 * JUTA });
  const barang = [{ idOrderan: (await lihat(idSo)).orders[0]?.idOrderan ?? 0, baik: 0, rusak: 2 }];
  const kembali = { idSj, barang, alasan: "Motor mati", dokumen: [await picture()] };
  const { idRetur } = (await boss.call(retur.addRetur, kembali)).data;
  expect((await boss.call(retur.getDampakRetur, { idRetur })).data.danaMaksimal).toBe(18 * JUTA);
});
