import { expect, test } from "vitest";
import { isiRekening, rekeningBernama } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { komponenLaba } from "../../komponen-laba/contract.ts";
import { pengajuan } from "../../pengajuan/contract.ts";
import { kebutuhan } from "../contract.ts";

const office = openOffice();

async function bernama(person: Person, nama: string) {
  const { data } = await person.call(kebutuhan.getKebutuhan, {});
  const row = data.find((candidate) => candidate.namaKebutuhan === nama);
  if (!row) throw new Error(`No need ${nama}`);
  return row;
}

test("a need gets a profit component, changes it and gives it back", async () => {
  const kasir = await office.person("Kasir", { menu: ["Kebutuhan"] });
  const { data: need } = await kasir.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Listrik" });
  const { data: biaya } = await kasir.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: "Biaya Kantor" });
  const { data: lain } = await kasir.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: "Biaya Lain" });
  await kasir.call(komponenLaba.assignKomponenLaba, { ...need, ...biaya });
  await kasir.call(komponenLaba.assignKomponenLaba, { ...need, ...lain });
  expect(await bernama(kasir, "Listrik")).toMatchObject({
    komponenLaba: [{ namaKomponenLaba: "Biaya Lain" }],
    aksi: { lepas: { boleh: true } },
  });
  expect(await kasir.refused(komponenLaba.deleteKomponenLaba, lain)).toMatchObject({
    status: 409,
    message: "Komponen laba Biaya Lain masih digunakan oleh 1 kebutuhan",
  });
  await kasir.call(komponenLaba.hapusAssignKomponenLaba, need);
  expect((await bernama(kasir, "Listrik")).komponenLaba).toEqual([]);
  expect((await kasir.refused(komponenLaba.hapusAssignKomponenLaba, need)).status).toBe(409);
  await kasir.call(komponenLaba.deleteKomponenLaba, lain);
  await kasir.call(kebutuhan.deleteKebutuhan, need);
  expect((await kasir.refused(kebutuhan.deleteKebutuhan, need)).status).toBe(404);
});

test("the needs of the program stay, and buying can have no profit component", async () => {
  const boss = await office.person("Super Admin");
  const { data: komponen } = await boss.call(komponenLaba.getKomponenLabaDropdown, {});
  const pendapatan = komponen.find((row) => row.namaKomponenLaba === "Pendapatan Penjualan");
  if (!pendapatan) throw new Error("A new database has the component of sales");
  for (const nama of ["Penjualan", "Pembelian Produk", "Pembelian Asset", "Pengembalian Dana"]) {
    const { idKebutuhan, aksi } = await bernama(boss, nama);
    expect(aksi.hapus.boleh).toBe(false);
    expect(await boss.refused(kebutuhan.deleteKebutuhan, { idKebutuhan })).toMatchObject({ status: 409 });
  }
  for (const nama of ["Pembelian Produk", "Pembelian Asset"]) {
    const { idKebutuhan, aksi } = await bernama(boss, nama);
    const { idKomponenLaba } = pendapatan;
    const refusal = await boss.refused(komponenLaba.assignKomponenLaba, { idKebutuhan, idKomponenLaba });
    expect(refusal).toMatchObject({ status: 409, message: aksi.assign.alasan });
  }
  expect((await bernama(boss, "Penjualan")).komponenLaba).toEqual([pendapatan]);
  expect(await boss.refused(komponenLaba.deleteKomponenLaba, pendapatan)).toMatchObject({ status: 409 });
});

test("a request is made for a need of the company, not for one that the program books its documents with", async () => {
  const kasir = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"] });
  const { data: iklan } = await kasir.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Iklan" });
  const { data: rows } = await kasir.call(kebutuhan.getKebutuhanDropdown, {});
  const sendiri = ["Pelepasan Asset", "Pembelian Asset", "Pembelian Produk", "Pengembalian Dana", "Penjualan"];
  expect(rows.filter(({ aksi }) => !aksi.ajukan.boleh).map(({ namaKebutuhan }) => namaKebutuhan)).toEqual(sendiri);
  expect(rows.find(({ idKebutuhan }) => idKebutuhan === iklan.idKebutuhan)?.aksi.ajukan.boleh).toBe(true);
  const isian = {
    tipePengajuan: "masuk",
    idRekeningTujuan: await rekeningBernama(office, "BCA RJP"),
    nominalPengajuan: 1_000,
    deskripsiPengajuan: "Uji",
    dokumen: [await picture()],
  } as const;
  for (const { idKebutuhan, namaKebutuhan, aksi } of rows.filter((row) => sendiri.includes(row.namaKebutuhan))) {
    const message = `Kebutuhan ${namaKebutuhan} hanya untuk dokumen otomatis, pilih kebutuhan lain`;
    expect(aksi.ajukan.alasan).toBe(message);
    const refusal = await kasir.refused(pengajuan.addPengajuan, { ...isian, idKebutuhan });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: "idKebutuhan", message }] });
  }
  await kasir.call(pengajuan.addPengajuan, { ...isian, ...iklan });
});

test("blank, doubled and unknown names are refused, a need with requests stays", async () => {
  const boss = await office.person("Management");
  await isiRekening(office, boss, "Kas Kecil", 1_000);
  const modal = await bernama(boss, "Modal");
  expect(await boss.refused(kebutuhan.deleteKebutuhan, modal)).toMatchObject({
    status: 409,
    message: "Kebutuhan Modal masih digunakan oleh pengajuan",
  });
  const { idKebutuhan } = modal;
  expect(await boss.refused(kebutuhan.updateKebutuhan, { idKebutuhan, namaKebutuhan: " " })).toMatchObject({
    status: 400,
    message: "Nama kebutuhan tidak boleh kosong",
  });
  expect(await boss.refused(kebutuhan.addKebutuhan, { namaKebutuhan: "MODAL" })).toMatchObject({
    status: 409,
    errors: [{ field: "namaKebutuhan", message: "Kebutuhan MODAL sudah ada" }],
  });
  const { data: komponen } = await boss.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: "Beban" });
  expect(await boss.refused(komponenLaba.updateKomponenLaba, { ...komponen, namaKomponenLaba: "" })).toMatchObject({
    message: "Nama komponen laba tidak boleh kosong",
  });
  const blank = await boss.send(komponenLaba.assignKomponenLaba, { idKebutuhan, idKomponenLaba: "" });
  expect(blank.body).toMatchObject({ status: 400, message: "Nama komponen laba tidak boleh kosong" });
  expect(await boss.refused(komponenLaba.assignKomponenLaba, { idKebutuhan, idKomponenLaba: 99_999 })).toMatchObject({
    status: 404,
    message: "Komponen laba tidak ditemukan",
  });
});

test("both tables can be asked for whole or in pages, newest first", async () => {
  const boss = await office.person("Super Admin");
  for (const nama of ["Sewa", "Gaji"]) await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan: nama });
  const whole = await boss.call(kebutuhan.getKebutuhan, {});
  expect(whole.data.slice(0, 2).map((row) => row.namaKebutuhan)).toEqual(["Gaji", "Sewa"]);
  const page = await boss.call(kebutuhan.getKebutuhan, { page: 2, limit: 1 });
  expect(page).toMatchObject({ pagingCounter: 2, totalPages: whole.totalDocs, data: [{ namaKebutuhan: "Sewa" }] });
});
