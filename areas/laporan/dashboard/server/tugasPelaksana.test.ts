import { expect, test } from "vitest";
import { pesanLangsung } from "#areas/penjualan/pesan-langsung/contract.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { dashboard } from "../contract.ts";

const office = openOffice();

const tugasOf = async (person: Person) =>
  Object.fromEntries((await person.call(dashboard.getTugasSaya, {})).data.map((row) => [row.jenis, row]));

test("who sells follows up the own orders: without an invoice, with an old DP, with a mail that failed", async () => {
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales", { menu: ["Dashboard", "Produk Card", "Sales Order", "Invoice"] });
  const idSo = await makeOrder(office, sales, { namaCustomer: "Rina", baris: [{ hargaProduk: 7_000_000 }] });
  const lain = await makeOrder(office, boss);
  expect((await tugasOf(sales)).orderTanpaInvoice).toEqual({
    jenis: "orderTanpaInvoice",
    jumlah: 1,
    daftar: [{ id: idSo, kunci: idSo, keterangan: "Rina, CV Maju Bersama", tanggal: "2026-11-20", nominal: 7_000_000 }],
  });
  // Admin has the orders of everybody, Management none of them.
  const admin = await office.person("Admin");
  const semua = await admin.call(dashboard.getDaftarTugas, { jenis: "orderTanpaInvoice" });
  expect(semua.data.map(({ id }) => id)).toEqual(expect.arrayContaining([idSo, lain]));
  const manajer = await office.person("Management");
  expect((await manajer.refused(dashboard.getDaftarTugas, { jenis: "orderTanpaInvoice" })).status).toBe(401);

  await makeInvoice(office, sales, idSo, { dp: 2_000_000 });
  expect(Object.keys(await tugasOf(sales))).toEqual([]);
  const kini = office.now().toISOString();
  await office.travel("2026-12-05T03:00:00.000Z");
  expect((await tugasOf(sales)).dpLama).toMatchObject({ jumlah: 1, daftar: [{ id: idSo, nominal: 5_000_000 }] });
  await office.travel("2026-12-04T03:00:00.000Z");
  expect((await tugasOf(sales)).dpLama).toBeUndefined();
  await office.travel(kini);

  const kirim = (status: string, alasan: string) => office.sql`
    insert into email (id_so, alamat, perihal, status, alasan, waktu, id_user)
    values (${idSo}, 'rina@example.com', 'Order', ${status}, ${alasan}, ${office.now()}, ${sales.idUser})`;
  await kirim("Gagal", "Alamat tidak dikenal");
  expect((await tugasOf(sales)).emailGagal).toMatchObject({
    jumlah: 1,
    daftar: [{ id: idSo, keterangan: "rina@example.com: Alamat tidak dikenal" }],
  });
  await kirim("Terkirim", "");
  const { data, diperiksa } = await sales.call(dashboard.getTugasSaya, {});
  expect(data).toEqual([]);
  expect(diperiksa).toEqual(expect.arrayContaining(["orderTanpaInvoice", "dpLama", "emailGagal"]));
});

test("the warehouse sees what can be sent, what is due this week, and notes that lack something", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik");
  const idSo = await makeOrder(office, boss);
  const idInvoice = await makeInvoice(office, boss, idSo);
  const siap = async () =>
    (await gudang.call(dashboard.getDaftarTugas, { jenis: "siapKirim" })).data.map(({ id }) => id);
  expect(await siap()).toContain(idSo);
  const surat = await isianBaru(
    { idSo, idInvoice },
    { statusSo: "Kirim", namaEkspedisi: "Indah Cargo", nomorResi: "" },
  );
  const { idSuratJalan } = (await boss.call(suratJalan.addSuratJalan, surat)).data;
  expect(await siap()).not.toContain(idSo);
  expect((await tugasOf(gudang)).suratBelumLengkap).toMatchObject({
    jumlah: 1,
    daftar: [{ id: idSuratJalan, kunci: idSo, keterangan: expect.stringContaining("tanpa resi Indah Cargo") }],
  });
  const manajer = await office.person("Management");
  expect((await manajer.call(dashboard.getTugasSaya, {})).diperiksa).not.toContain("siapKirim");
});

test("an order waits to be sent since it was paid and its last machine was made, the longest first", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik");
  const order = async (sumberProduk: "SG" | "PL", tglOrder: string) => {
    const idSo = await makeOrder(office, boss, { tglOrder, baris: [{ sumberProduk }] });
    await makeInvoice(office, boss, idSo, { dp: 1_000_000 });
    return idSo;
  };
  const [dibuat, tersedia] = [await order("PL", "2026-10-01"), await order("SG", "2026-11-10")];
  const [line] = await office.sql<{ idOrderan: number }[]>`select id_orderan from orderan where id_so = ${dibuat}`;
  await office.travel("2026-11-23T03:00:00Z");
  await gudang.call(pesanLangsung.updatePl, { idOrderan: line?.idOrderan ?? 0, selesai: 1 });
  const { data } = await gudang.call(dashboard.getDaftarTugas, { jenis: "siapKirim" });
  expect(data.map(({ id, tanggal }) => [id, tanggal]).filter(([id]) => id === dibuat || id === tersedia)).toEqual([
    [tersedia, "2026-11-20"],
    [dibuat, "2026-11-23"],
  ]);
});
