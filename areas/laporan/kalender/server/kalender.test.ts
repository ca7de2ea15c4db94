import ICAL from "ical.js";
import { beforeAll, expect, test } from "vitest";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { penawaran } from "#areas/penjualan/penawaran/contract.ts";
import { tawarkan } from "#areas/penjualan/penawaran/server/penawaran.testing.ts";
import { keluhkan, mesinTerkirim } from "#areas/servis/keluhan/server/keluhan.testing.ts";
import { kunjungan } from "#areas/servis/kunjungan/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { kalender } from "../contract.ts";

const office = openOffice();
const orang = {} as { boss: Person; sales: Person; gudang: Person };

beforeAll(async () => {
  orang.boss = await office.person("Super Admin");
  orang.sales = await office.person("Sales", { menu: ["Pelanggan"] });
  orang.gudang = await office.person("Logistik", { menu: ["Pesan Langsung"] });
  const idSo = await makeOrder(office, orang.boss, { namaCustomer: "Rina", baris: [{ sumberProduk: "PL", qty: 2 }] });
  await makeInvoice(office, orang.boss, idSo);
});

const DESEMBER = { dari: "2026-11-30", sampai: "2027-01-10" };
const isi = async (person: Person, lain = {}) =>
  (await person.call(kalender.getKalender, { ...DESEMBER, ...lain })).data.acara;

/** A next step with a customer of the sales person. */
async function langkah(tglLangkah: string, langkah = 'Telepon "Rina"; harga, ongkir') {
  const { data } = await orang.sales.call(pelanggan.addPelanggan, { nama: `CV ${Math.random()}` });
  const { idPelanggan } = data;
  await orang.sales.call(pelanggan.addPercakapan, { idPelanggan, isi: "Tanya oven", langkah, tglLangkah });
  const acara = (await isi(orang.sales)).find(({ kunci }) => kunci === String(idPelanggan));
  if (!acara) throw new Error("the step stands in no calendar");
  return acara;
}

test("each sees what the own lists hold, and nothing of the others", async () => {
  await langkah("2026-12-03");
  const jenis = async (person: Person) => new Set((await isi(person)).map((satu) => satu.jenis));
  expect(await jenis(orang.gudang)).toEqual(new Set(["deadlinePl"]));
  expect(await jenis(orang.sales)).toEqual(new Set(["langkahPelanggan"]));
  expect(await jenis(orang.boss)).toEqual(new Set(["deadlinePl", "langkahPelanggan"]));
  expect(await isi(orang.gudang)).toMatchObject([
    { tanggal: "2026-12-20", judul: expect.stringContaining("untuk Rina"), selesai: false, geser: false },
  ]);
  expect(await isi(orang.boss, { idUser: orang.sales.idUser })).toMatchObject([{ jenis: "langkahPelanggan" }]);
  expect(await isi(orang.boss, { jenis: "deadlinePl" })).toHaveLength(1);
  const banyak = await orang.boss.refused(kalender.getKalender, { dari: "2026-01-01", sampai: "2026-12-31" });
  expect(banyak.message).toContain("42 hari");
});

test("a next step moves to another day, once; what is done stays where it was", async () => {
  const { id, tanggal: dari } = await langkah("2026-12-04");
  const idCatatan = Number(id);
  await orang.sales.call(pelanggan.geserLangkah, { idCatatan, dari, tanggal: "2026-12-09" });
  const lambat = await orang.sales.refused(pelanggan.geserLangkah, { idCatatan, dari, tanggal: "2026-12-10" });
  expect(lambat.message).toBe("Langkah ini sudah dipindahkan orang lain");
  const digeser = async () => (await isi(orang.sales)).find((satu) => satu.id === id);
  expect(await digeser()).toMatchObject({ tanggal: "2026-12-09", geser: true });
  await orang.sales.call(pelanggan.selesaikanLangkah, { idCatatan });
  expect(await digeser()).toMatchObject({ selesai: true, geser: false });
  const sudah = await orang.sales.refused(pelanggan.geserLangkah, {
    ...{ idCatatan, dari: "2026-12-09", tanggal: "2026-12-10" },
  });
  expect(sudah.message).toBe("Langkah ini sudah ditandai selesai");
});

test("a planned visit moves to another day, once, and never before its complaint; what is done keeps its day", async () => {
  const { nomor } = await mesinTerkirim(office, orang.boss);
  const teknisi = await office.person("Teknisi", { menu: ["Servis"] });
  const idKeluhan = await keluhkan(teknisi, nomor);
  const rencana = { idKeluhan, rencana: "2026-12-10", idTeknisi: teknisi.idUser };
  const { idKunjungan } = (await teknisi.call(kunjungan.addKunjungan, rencana)).data;
  const dilihat = async () => (await isi(teknisi)).find(({ id }) => id === idKunjungan);
  expect(await dilihat()).toMatchObject({ tanggal: "2026-12-10", geser: true, tetap: null });
  const geser = { idKunjungan, dari: "2026-12-10" };
  const dahulu = await teknisi.refused(kunjungan.geserKunjungan, { ...geser, tanggal: "2026-11-01" });
  expect(dahulu.message).toBe("Tanggal kunjungan tidak boleh sebelum keluhannya");
  await teknisi.call(kunjungan.geserKunjungan, { ...geser, tanggal: "2026-12-14" });
  const lambat = await teknisi.refused(kunjungan.geserKunjungan, { ...geser, tanggal: "2026-12-15" });
  expect(lambat.message).toBe("Kunjungan ini sudah dipindahkan orang lain");
  expect(await dilihat()).toMatchObject({ tanggal: "2026-12-14" });
  const kerja = { idKunjungan, pekerjaan: "Ganti motor", beres: true, part: [], dokumen: [], tandaTangan: [] };
  await teknisi.call(kunjungan.kerjakanKunjungan, kerja);
  const sudah = await teknisi.refused(kunjungan.geserKunjungan, {
    ...geser,
    dari: "2026-12-14",
    tanggal: "2026-12-16",
  });
  expect(sudah.message).toBe("Kunjungan ini sudah dikerjakan, harinya tidak berubah lagi");
});

test("the follow-up of a quotation moves, by whoever may change it; the others read why it stays", async () => {
  const idProduk = await makeProduk(office, orang.boss, { kodeProduk: "TL-1" });
  const penjual = await office.person("Sales", { menu: ["Produk Card"] });
  const idPenawaran = await tawarkan(office, penjual, [{ idProduk }], { tindakLanjut: "2026-12-01" });
  const dilihat = async (person: Person) => (await isi(person)).find(({ id }) => id === idPenawaran);
  const geser = { idPenawaran, dari: "2026-12-01" };
  const lalu = await penjual.refused(penawaran.geserTindakLanjut, { ...geser, tanggal: "2026-11-19" });
  expect(lalu.message).toBe("Tanggal tindak lanjut tidak boleh sebelum hari ini");
  await penjual.call(penawaran.geserTindakLanjut, { ...geser, tanggal: "2026-12-08" });
  const lambat = await penjual.refused(penawaran.geserTindakLanjut, { ...geser, tanggal: "2026-12-09" });
  expect(lambat.message).toBe("Tindak lanjut ini sudah dipindahkan orang lain");
  expect(await dilihat(penjual)).toMatchObject({ tanggal: "2026-12-08", geser: true, tetap: null });
  const pembaca = await office.person("Sales", { menu: ["Sales Order"] });
  expect(await dilihat(pembaca)).toMatchObject({
    ...{ geser: false, tetap: "Anda tidak memiliki hak untuk menindaklanjuti penawaran" },
  });
  await penjual.call(penawaran.kalahPenawaran, { idPenawaran, alasanKalah: "Harga" });
  const tetap = "Penawaran ini sudah menjadi order atau kalah";
  expect(await dilihat(penjual)).toMatchObject({ selesai: true, geser: false, tetap });
});

test("calendar programs read the own tasks by an address that is closed at once", async () => {
  const { judul } = await langkah("2026-12-07");
  const alamat = async () => (await orang.sales.call(kalender.getLanggananKalender, {})).data?.alamat ?? "";
  const baca = (url: string) => office.app.http.inject({ method: "GET", url });
  await orang.sales.call(kalender.addLanggananKalender, {});
  const url = await alamat();
  const { statusCode, headers, body } = await baca(url);
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  const dibaca = events.find((event) => event.summary === judul);
  expect([dibaca?.startDate.toString(), dibaca?.endDate.toString()]).toEqual(["2026-12-07", "2026-12-08"]);
  expect(body.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  // What somebody else has to do is not told.
  expect(events.some((event) => event.summary.includes("untuk Rina"))).toBe(false);

  expect((await baca(url.replace(/s=.{4}/, "s=AAAA"))).statusCode).toBe(404);
  await orang.sales.call(kalender.addLanggananKalender, {});
  expect((await baca(url)).statusCode, "the address before").toBe(404);
  const baru = await alamat();
  expect((await baca(baru)).statusCode).toBe(200);
  await orang.sales.call(kalender.cabutLanggananKalender, {});
  expect((await baca(baru)).statusCode).toBe(404);
  expect((await orang.sales.refused(kalender.cabutLanggananKalender, {})).message).toBe(
    "Alamat kalender sudah ditutup",
  );
});
