import { beforeAll, expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { type JenisRiwayat, riwayat } from "../contract.ts";
import { perubahanDari } from "./ringkas.ts";

const office = openOffice();
let boss: Person;
beforeAll(async () => {
  boss = await office.person("Super Admin");
});

const terbaru = async (jenis: JenisRiwayat, id: string | number) => {
  const [entry] = (await boss.call(riwayat.getRiwayat, { jenis, id: String(id) })).data;
  if (!entry) throw new Error(`${jenis} ${id} has no history`);
  return { ...entry, baris: entry.perubahan.map(({ label, sebelum, sesudah }) => [label, sebelum, sesudah]) };
};

test("a new product's history reads like its form: labels of the screen, money as money, nothing unused", async () => {
  const isian = { kodeProduk: "RW-1", namaProduk: "Mesin Riwayat", kategoriProduk: "upgrade" as const };
  const { data } = await boss.call(produk.addProduk, {
    ...isian,
    hargaProduk: 12_500_000,
    minimalStock: 2,
    jumlahStock: 1_500,
    fotoProduk: [],
  });
  expect((await terbaru("produk", data.idProduk)).baris).toEqual([
    ["Kode Mesin", null, "RW-1"],
    ["Nama Mesin", null, "Mesin Riwayat"],
    ["Kategori", null, "Upgrade"],
    ["Harga Produk", null, "Rp 12.500.000"],
    ["Stock Gudang", null, "1.500"],
    ["Minimal Stock", null, "2"],
  ]);
  await boss.call(produk.deleteProduk, { idProduk: data.idProduk, statusProduk: true });
  expect((await terbaru("produk", data.idProduk)).baris).toEqual([["Status", "Aktif", "Tidak Aktif"]]);
});

test("a new employee's history names role, superior and division, and what to do with the password is left out", async () => {
  const role = (await boss.call(contract.role.getRole, {})).data.find(({ namaRole }) => namaRole === "Logistik");
  const { data: divisi } = await boss.call(contract.divisi.addDivisi, { namaDivisi: "Bengkel" });
  const { data } = await boss.call(karyawan.addUser, {
    noKaryawan: "9901",
    namaLengkap: "Wati Lestari",
    tanggalLahir: "1990-02-28",
    idRole: role?.idRole ?? 0,
    idDivisi: divisi.idDivisi,
    idAtasan: boss.idUser,
  });
  const { ringkas, baris } = await terbaru("karyawan", data.idUser);
  expect(ringkas).toBe("Menambahkan karyawan");
  expect(baris.slice(0, 6)).toEqual([
    ["No Karyawan", null, "9901"],
    ["Nama Lengkap", null, "Wati Lestari"],
    ["Tanggal Lahir", null, "28-02-1990"],
    ["Role", null, "Logistik"],
    ["Atasan", null, boss.nama],
    ["Divisi", null, "Bengkel"],
  ]);
  expect(baris.map(([label]) => label)).not.toContain("Resign");
});

test("an order's history says to which of its machines something happened", async () => {
  const idProduk = await makeProduk(office, boss, { kodeProduk: "RW-PL" });
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, sumberProduk: "PL", qty: 2 }] });
  await makeInvoice(office, boss, idSo, { dp: 1_000 });
  const [line] = await office.sql<{ id: number }[]>`select id_orderan as id from orderan where id_so = ${idSo}`;
  await boss.call(contract.pesanLangsung.updatePl, { idOrderan: line?.id ?? 0, selesai: 1 });
  await boss.call(contract.order.cancelSo, { idSo });
  // The order keeps the name that the product had then.
  await office.sql`update produk set kode_produk = 'RW-BARU' where id_produk = ${idProduk}`;
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "order", id: idSo });
  const bagian = (panggilan: string) => data.find((entry) => entry.panggilan === panggilan)?.bagian;
  expect(bagian("updatePl")).toMatch(/^RW-PL /);
  expect(data.filter(({ jenis }) => jenis === "order").map((entry) => entry.bagian)).toEqual(["", ""]);
});

test("pictures are counted and never named, replacing one by one is said, and codes are the words of the screens", () => {
  const id = "1607ee70-815e-4b70-ac22-1d7e9a450f5a";
  const baca = (jenis: JenisRiwayat, sebelum: object | null, sesudah: object) =>
    perubahanDari(sebelum as never, sesudah as never, { jenis, hidden: () => false }).map((line) => [
      line.sebelum,
      line.sesudah,
    ]);
  expect(baca("karyawan", { foto: id }, { foto: id.replace("1", "2") })).toEqual([[null, "1 file (diganti)"]]);
  expect(baca("invoice", { dokumen: [id] }, { dokumen: [id, id] })).toEqual([["1 file", "2 file"]]);
  expect(baca("suratJalan", null, { foto: "2 foto" })).toEqual([[null, "2 foto"]]);
  expect(baca("pengajuan", null, { tipe: "masuk", nominal: 1_000 })).toEqual([
    [null, "Dana Masuk"],
    [null, "Rp 1.000"],
  ]);
  expect(baca("produk", null, { tipe: "masuk" })).toEqual([[null, "masuk"]]);
  expect(baca("rekening", { posNeraca: "kasKecil" }, { posNeraca: "bcaRjp" })).toEqual([["Kas Kecil", "Bank BCA RJP"]]);
});

test("what a version before has written stands last, under its own name", () => {
  const of = { jenis: "kebutuhan" as const, hidden: () => false };
  expect(perubahanDari(null, { namaLama: "Listrik", namaKebutuhan: "Air" }, of).map(({ label }) => label)).toEqual([
    "Nama Kebutuhan",
    "Nama Lama",
  ]);
  expect(perubahanDari({ posNeraca: "Kas Kecil" }, null, { ...of, jenis: "rekening" })).toMatchObject([
    { label: "Pos Neraca", sebelum: "Kas Kecil", sesudah: null },
  ]);
});
