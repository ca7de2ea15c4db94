import { beforeAll, expect, test } from "vitest";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { daftarInvoice, isianInvoice, makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { persetujuan } from "#areas/sistem/persetujuan/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { koreksi } from "../contract.ts";
import { putuskan } from "./koreksi.testing.ts";

/** An order that goes beyond what its customer may owe waits until somebody decides. Every order costs 10,000,000. */

const office = openOffice();
let [budi, rina]: Person[] = [] as never;
const orang = () => ({ budi, rina }) as { budi: Person; rina: Person };

beforeAll(async () => {
  budi = await office.person("Sales", { menu: ["Produk Card", "Sales Order", "Invoice", "Pelanggan"] });
  rina = await office.person("Management");
});

/** A customer with a limit, and an order of its own that is not paid. */
async function langganan(batasKredit: number): Promise<Id<"pelanggan">> {
  const { data } = await orang().budi.call(pelanggan.addPelanggan, { nama: `CV ${batasKredit} ${Math.random()}` });
  await orang().rina.call(pelanggan.aturBatasKredit, { idPelanggan: data.idPelanggan, batasKredit });
  return data.idPelanggan;
}

const pesan = (idPelanggan: Id<"pelanggan">) => makeOrder(office, orang().budi, { idPelanggan });

async function izin(idSo: string) {
  const { data } = await orang().budi.call(koreksi.getKoreksi, { cari: idSo });
  return data[0];
}

test("an order within the limit goes on; the one beyond it waits in the Kotak with its reason, and gets no invoice", async () => {
  const { rina } = orang();
  const idPelanggan = await langganan(15_000_000);
  const pertama = await pesan(idPelanggan);
  expect(await izin(pertama)).toBeUndefined();
  const kedua = await pesan(idPelanggan);
  const alasan =
    "Batas kredit pelanggan Rp 15.000.000; dengan order ini yang belum dibayar Rp 20.000.000, lewat Rp 5.000.000";
  const menunggu = await izin(kedua);
  expect(menunggu).toMatchObject({ jenis: "izin", status: "Menunggu", alasan });
  const { data: kotak } = await rina.call(persetujuan.getKotak, { limit: 100 });
  expect(kotak.find(({ id }) => id === menunggu?.idKoreksi)).toMatchObject({
    sebutan: "Izin Order",
    jenis: "perubahan",
  });

  const ditolak = `Order masih menunggu persetujuan ${menunggu?.idKoreksi}`;
  expect((await daftarInvoice(rina, kedua)).order.aksi.tambah).toEqual({ boleh: false, alasan: ditolak });
  expect(
    (
      await rina.refused(
        invoice.addInvoice,
        await isianInvoice(office, rina, pertama).then((isian) => ({ ...isian, idSo: kedua })),
      )
    ).message,
  ).toBe(ditolak);

  await putuskan(rina, "perubahan", menunggu?.idKoreksi ?? "");
  const idInv = await makeInvoice(office, rina, kedua);
  await rina.call(invoice.approveInv, { idInv });
  // Paid, it no longer counts.
  expect((await rina.call(pelanggan.getDetailPelanggan, { idPelanggan })).data).toMatchObject({
    batasKredit: 15_000_000,
    kreditTerpakai: 10_000_000,
  });
});

test("a refused order, and one that its author takes back, is cancelled and gives its goods back", async () => {
  const { budi, rina } = orang();
  const idPelanggan = await langganan(0);
  const [ditolak, ditarik] = [await pesan(idPelanggan), await pesan(idPelanggan)];
  const [satu, dua] = [await izin(ditolak), await izin(ditarik)];
  await rina.call(koreksi.putuskanKoreksi, {
    idKoreksi: satu?.idKoreksi ?? "",
    status: "Ditolak",
    note: "Lunasi dahulu",
  });
  await budi.call(koreksi.tarikKoreksi, { idKoreksi: dua?.idKoreksi ?? "" });
  for (const idSo of [ditolak, ditarik]) {
    const { data } = await rina.call(order.getDetailOrder, { idSo });
    expect(data.statusSo).toBe("Cancel");
  }
  const [{ tahan }] = await office.sql<[{ tahan: number }]>`
    select sum(ditahan)::int as tahan from orderan where id_so = any(${[ditolak, ditarik]})`;
  expect(tahan).toBe(0);
});

test("of two orders at once that only one of them fits, one waits; without a limit none does", async () => {
  const idPelanggan = await langganan(10_000_000);
  const berdua = await Promise.all([pesan(idPelanggan), pesan(idPelanggan)]);
  const jenis = await Promise.all(berdua.map(async (idSo) => (await izin(idSo))?.jenis));
  expect(jenis.filter((satu) => satu === "izin")).toHaveLength(1);
  const bebas = await langganan(0);
  await orang().rina.call(pelanggan.aturBatasKredit, { idPelanggan: bebas, batasKredit: "" });
  expect(await izin(await pesan(bebas))).toBeUndefined();
});

test("only who decides sets the limit, and an order that grows beyond it waits too", async () => {
  const { budi } = orang();
  const idPelanggan = await langganan(15_000_000);
  expect((await budi.refused(pelanggan.aturBatasKredit, { idPelanggan, batasKredit: 1 })).status).toBe(401);
  const idProduk = await makeProduk(office, budi, { hargaProduk: 10_000_000 });
  const idSo = await makeOrder(office, budi, { idPelanggan, baris: [{ idProduk, sumberProduk: "PL" }] });
  const idInv = await makeInvoice(office, budi, idSo);
  const { data } = await budi.call(order.getDetailOrder, { idSo });
  const [line] = data.orders;
  await budi.call(koreksi.editOrder, {
    idSo,
    versi: data.versi,
    listProduk: [{ idOrderan: line?.idOrderan, idProduk, sumberProduk: "PL", qty: 2 }],
  } as never);
  const menunggu = await izin(idSo);
  expect(menunggu).toMatchObject({ jenis: "izin", status: "Menunggu" });
  // The invoice that waited already is not approved before.
  const alasan = `Order masih menunggu persetujuan ${menunggu?.idKoreksi}`;
  const { data: bayangan } = await orang().rina.call(invoice.getDampakApprove, { idInv });
  expect(bayangan.approve).toEqual({ boleh: false, alasan });
  expect((await orang().rina.refused(invoice.approveInv, { idInv })).message).toBe(alasan);
});
