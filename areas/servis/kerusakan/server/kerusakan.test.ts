import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { order } from "#areas/penjualan/order/contract.ts";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { makeSerial } from "#areas/penjualan/seri/server/seri.testing.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { keluhan } from "../../keluhan/contract.ts";
import { KELUHAN_KOSONG, keluhkan, mesinTerkirim } from "../../keluhan/server/keluhan.testing.ts";
import { kunjungan } from "../../kunjungan/contract.ts";
import { perawatan } from "../../perawatan/contract.ts";
import { kerusakan } from "../contract.ts";
import { perSeratus, sebutBatch } from "../isiKerusakan.ts";

const office = openOffice();
const NOVEMBER = { awal: "2026-11", akhir: "2026-11" };
const DESEMBER = { awal: "2026-12", akhir: "2026-12" };

async function kerjakan(person: Person, idKeluhan: string, idProduk: Id<"produk">, qty: number): Promise<string> {
  const rencana = { idKeluhan, rencana: "2026-12-25", idTeknisi: person.idUser };
  const { idKunjungan } = (await person.call(kunjungan.addKunjungan, rencana)).data;
  const isi = { idKunjungan, pekerjaan: "Ganti motor", beres: false, part: [{ idProduk, qty }] };
  await person.call(kunjungan.kerjakanKunjungan, { ...isi, dokumen: [], tandaTangan: [] });
  return idKunjungan;
}

const barisDari = async (person: Person, idProduk: number, masa = NOVEMBER) =>
  (await person.call(kerusakan.getKerusakan, masa)).data.filter((row) => row.idProduk === idProduk);

test("a batch counts its machines, their failures and what guarantees cost; not maintenance, nor what was taken back", async () => {
  const boss = await office.person("Super Admin");
  const teknisi = await office.person("Teknisi", { menu: ["Servis"] });
  const { nomor, idProduk } = await mesinTerkirim(office, boss, { bersama: 4 });
  const part = await makeProduk(office, boss, { stock: 9, hargaBeli: 50_000 });
  const idKeluhan = await keluhkan(teknisi, nomor);
  const batal = await keluhkan(teknisi, nomor);
  await teknisi.call(keluhan.batalkanKeluhan, { idKeluhan: batal, alasan: "Ganda" });
  const idKunjungan = await kerjakan(teknisi, idKeluhan, part, 2);
  const salah = await kerjakan(teknisi, idKeluhan, part, 1);
  await teknisi.call(kunjungan.urungkanKunjungan, { idKunjungan: salah, alasan: "Ganda" });
  const bayar = await keluhkan(teknisi, nomor, { tanggungan: "bayar", alasanGaransi: "Tersiram air" });
  await kerjakan(teknisi, bayar, part, 3);
  await boss.call(perawatan.setAturanPerawatan, { idProduk, bulan: 6, jam: null });
  await boss.call(perawatan.jadwalkanPerawatan, { nomor, rencana: "2026-12-01", idTeknisi: teknisi.idUser });

  const satu = { asal: "stock", bulan: "2026-11", unit: 4, kerusakan: 2, persen: 50, kunjungan: 1 } as const;
  expect(await barisDari(boss, idProduk)).toMatchObject([{ ...satu, biaya: 100_000 }]);
  expect(await barisDari(teknisi, idProduk)).toMatchObject([{ ...satu, biaya: null }]);
  expect(await barisDari(boss, idProduk, DESEMBER)).toEqual([]);

  const diminta = { ...NOVEMBER, idProduk, asal: "stock", bulan: "2026-11" } as const;
  const { data } = await boss.call(kerusakan.getDetailKerusakan, diminta);
  expect(data).toMatchObject({ unit: 4, kerusakan: 2, kunjunganGaransi: [{ idKunjungan, idKeluhan, nilai: 100_000 }] });
  expect(data.keluhan.map((row) => row.idKeluhan)).toEqual([bayar, idKeluhan]);
  expect(data.mesin.map((row) => row.kerusakan)).toEqual([2, 0, 0, 0]);
  const { data: tanpaHarga } = await teknisi.call(kerusakan.getDetailKerusakan, diminta);
  expect([tanpaHarga.biaya, tanpaHarga.kunjunganGaransi[0]?.nilai]).toEqual([null, null]);
  expect((await boss.refused(kerusakan.getDetailKerusakan, { ...diminta, bulan: "2026-10" })).status).toBe(404);
});

test("what was made for its order is of the month in which it was finished, whenever it left", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeSerial(office, boss, "SRV-PL", 0);
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, sumberProduk: "PL" }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const { idOrderan } = (await boss.call(order.getDetailOrder, { idSo })).data.orders[0] ?? { idOrderan: 0 as never };
  await boss.call(pesanLangsung.updatePl, { idOrderan, selesai: 1 });
  await office.travel("2026-12-03T02:00:00.000Z");
  const seri = [{ idOrderan, nomor: "SRV-PL-1" }];
  await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim", seri }));
  const stock = await mesinTerkirim(office, boss);
  expect(await barisDari(boss, idProduk)).toEqual([]);
  const [dibuat] = await barisDari(boss, idProduk, DESEMBER);
  expect(dibuat).toMatchObject({ asal: "produksi", bulan: "2026-11", unit: 1, kerusakan: 0, persen: 0 });
  expect(dibuat && sebutBatch(dibuat)).toBe("Dibuat November 2026");
  const [dariStock] = await barisDari(boss, stock.idProduk, DESEMBER);
  expect(dariStock && sebutBatch(dariStock)).toBe("Dari stock Desember 2026");
  await keluhkan(boss, "SRV-PL-1");
  expect(await barisDari(boss, idProduk, DESEMBER)).toMatchObject([{ kerusakan: 1, persen: 100 }]);
});

test("those that fail most come first, and complaints without a number have a row of their own", async () => {
  const boss = await office.person("Super Admin");
  const sering = await mesinTerkirim(office, boss, { bersama: 2 });
  const jarang = await mesinTerkirim(office, boss);
  for (const _ of [1, 2, 3]) await keluhkan(boss, sering.nomor);
  await keluhkan(boss, jarang.nomor);
  const tanpa = { ...KELUHAN_KOSONG, nomor: null, idProduk: jarang.idProduk, customer: "UD Lama", keluhan: "Bocor" };
  await boss.call(keluhan.addKeluhan, tanpa);
  const { data } = await boss.call(kerusakan.getKerusakan, DESEMBER);
  const urutan = data.map((row) => row.kerusakan);
  expect(urutan).toEqual(urutan.toSorted((a, b) => b - a));
  expect(await barisDari(boss, sering.idProduk, DESEMBER)).toMatchObject([{ unit: 2, kerusakan: 3, persen: 150 }]);
  expect(await barisDari(boss, jarang.idProduk, DESEMBER)).toMatchObject([
    { asal: "stock", unit: 1, kerusakan: 1 },
    { asal: "tanpa-seri", bulan: "", unit: null, kerusakan: 1, persen: null },
  ]);
  const polos = await boss.call(kerusakan.getDetailKerusakan, {
    ...DESEMBER,
    idProduk: jarang.idProduk,
    asal: "tanpa-seri",
  });
  expect(polos.data).toMatchObject({ mesin: [], keluhan: [{ customer: "UD Lama", nomor: null }] });
  expect(perSeratus({ unit: 300, kerusakan: 1 })).toBe(0.3);
});

test("the file has a column of costs for those alone who may see them, and months stand in order", async () => {
  const boss = await office.person("Super Admin");
  const teknisi = await office.person("Teknisi", { menu: ["Servis"] });
  const judul = async (person: Person) => {
    const { sheets } = await readXlsx(new Uint8Array((await person.send(kerusakan.exportKerusakan, NOVEMBER)).raw));
    return sheets[0]?.rows[0];
  };
  expect(await judul(boss)).toContain("Biaya Garansi");
  expect(await judul(teknisi)).not.toContain("Biaya Garansi");
  const lain = await office.person("Sales", { menu: ["Sales Order"] });
  expect((await lain.send(kerusakan.getKerusakan, NOVEMBER)).status).toBe(401);
  const terbalik = await boss.refused(kerusakan.getKerusakan, { awal: "2026-12", akhir: "2026-11" });
  expect(terbalik.message).toBe("Bulan awal tidak boleh setelah bulan akhir");
});
