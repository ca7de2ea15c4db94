import { expect, test } from "vitest";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { pesanLangsung } from "../pesan-langsung/contract.ts";
import { suratJalan } from "../surat-jalan/contract.ts";
import { isianBaru } from "../surat-jalan/server/suratJalan.testing.ts";

const office = openOffice();

async function pesan(boss: Person, idProduk: Id<"produk">, deadline: string | null): Promise<string> {
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, sumberProduk: "PL", qty: 1 }] });
  if (deadline === null) return idSo;
  await makeInvoice(office, boss, idSo);
  await office.sql`update orderan set tgl_deadline = ${deadline} where id_so = ${idSo}`;
  return idSo;
}

const selesaikan = async (person: Person, idSo: string) => {
  const [line] = (await person.call(pesanLangsung.getOrderanPl, { cari: idSo })).data;
  await person.call(pesanLangsung.updatePl, { idOrderan: line?.idOrderan as Id<"orderan">, selesai: 1 });
};

test("lines made to order stand in the column of their deadline, the earliest first; their list holds the same", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik");
  const idProduk = await makeProduk(office, boss);
  const [kemarin, lusa, hariIni, pekan, nanti] = [
    await pesan(boss, idProduk, "2026-11-19"),
    await pesan(boss, idProduk, "2026-11-22"),
    await pesan(boss, idProduk, "2026-11-20"),
    await pesan(boss, idProduk, "2026-11-27"),
    await pesan(boss, idProduk, "2026-11-28"),
  ];
  const menunggu = await pesan(boss, idProduk, null);
  await selesaikan(gudang, await pesan(boss, idProduk, "2026-11-18"));
  const { data } = await gudang.call(pesanLangsung.getPapanPl, {});
  expect(data.map(({ kolom, jumlah, kartu }) => [kolom, jumlah, kartu.map(({ idSo }) => idSo)])).toEqual([
    ["terlambat", 1, [kemarin]],
    ["pekanIni", 3, [hariIni, lusa, pekan]],
    ["nanti", 1, [nanti]],
    ["menungguInvoice", 1, [menunggu]],
  ]);
  for (const { kolom, kartu } of data) {
    const list = await gudang.call(pesanLangsung.getOrderanPl, { bagian: kolom });
    expect([list.totalDocs, list.data]).toEqual([kartu.length, kartu]);
  }
  const cari = await gudang.call(pesanLangsung.getOrderanPl, { bagian: "pekanIni", cari: hariIni, limit: 10 });
  expect(cari.data.map(({ idSo }) => idSo)).toEqual([hariIni]);
  const selesai = await gudang.call(pesanLangsung.getOrderanPl, { bagian: "terlambat", statusProduk: "Selesai" });
  expect(selesai.totalDocs).toBe(0);
});

test("a column has twenty cards at most and says how many there are", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss);
  for (let line = 0; line < 22; line++) await pesan(boss, idProduk, null);
  const { data } = await boss.call(pesanLangsung.getPapanPl, {});
  const kolom = data.find(({ kolom }) => kolom === "menungguInvoice");
  expect(kolom?.kartu).toHaveLength(20);
  expect(kolom?.jumlah).toBeGreaterThanOrEqual(22);
});

test("an order is ready, waits for its machines, or has left within a week", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 5 });
  const dibuat = await pesan(boss, idProduk, "2026-12-01");
  const siap = await makeOrder(office, boss, { baris: [{ idProduk, qty: 1 }] });
  await makeInvoice(office, boss, siap);
  await makeOrder(office, boss, { baris: [{ idProduk, qty: 1 }] });
  const kirim = async () => {
    const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 1 }] });
    const idInvoice = await makeInvoice(office, boss, idSo);
    await boss.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" }));
    return idSo;
  };
  const lama = await kirim();
  await office.sql`update surat_jalan set tgl_keluar = '2026-11-13' where id_so = ${lama}`;
  const terkirim = await kirim();
  const { data } = await boss.call(suratJalan.getPapanSj, {});
  const kode = Object.fromEntries(data.map(({ kolom, kartu }) => [kolom, kartu.map(({ idSo }) => idSo)]));
  expect(kode.siapKirim).toContain(siap);
  expect(kode.menungguMesin).toContain(dibuat);
  expect(kode.terkirim).toEqual([terkirim]);
  for (const { kolom, jumlah, kartu } of data) {
    const list = await boss.call(suratJalan.getInvoiceForSj, { bagian: kolom, limit: 100 });
    expect([list.totalDocs, list.data.slice(0, 20)]).toEqual([jumlah, kartu]);
  }
});
