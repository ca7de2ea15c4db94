import { beforeAll, expect, test } from "vitest";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { OVEN } from "#areas/produk/produk/server/produk.testing.ts";
import { ubahBanyak } from "#areas/produk/ubah-banyak/contract.ts";
import type { ClientInput } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { sheetRows } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { saringanPilihan } from "../isiKolom.ts";
import { tambahKolom, tambahPelanggan } from "./kolomSendiri.testing.ts";

const office = openOffice();
let boss: Person;
let tono: Person;
let usaha: Id<"kolomSendiri">;
beforeAll(async () => {
  boss = await office.person("Super Admin");
  tono = await office.person("Sales", { menu: ["Pelanggan"] });
  usaha = await tambahKolom(boss, { untuk: "pelanggan", nama: "Usaha", pilihan: ["UMKM", "Pabrik: besar"] });
  const isi = (nilai: string) => ({ kolomSendiri: [{ idKolom: usaha, nilai }] });
  await tambahPelanggan(boss, "Ani", isi("UMKM"));
  await tambahPelanggan(boss, "Budi", isi("Pabrik: besar"));
  await tambahPelanggan(boss, "Cici", isi("Pabrik: besar"));
  await tambahPelanggan(tono, "Dodi", isi("UMKM"));
  await tambahPelanggan(boss, "Edi");
});

type Ditanya = ClientInput<typeof pelanggan.getPelanggan>;
async function nama(person: Person, ditanya: Ditanya) {
  const { data, totalDocs } = await person.call(pelanggan.getPelanggan, { milik: "semua", ...ditanya });
  expect(totalDocs).toBe(data.length);
  return data.map((row) => row.nama);
}

test("the list, its orders and its file show who holds a choice", async () => {
  const pabrik = saringanPilihan(usaha, "Pabrik: besar");
  const umkm = saringanPilihan(usaha, "UMKM");
  expect(await nama(boss, { kolom: pabrik })).toEqual(["Cici", "Budi"]);
  expect(await nama(boss, { kolom: pabrik, urut: "nama" })).toEqual(["Budi", "Cici"]);
  expect(await nama(boss, { kolom: pabrik, urut: "-sisa" })).toEqual(["Cici", "Budi"]);
  expect(await nama(boss, { kolom: pabrik, cari: "bud" })).toEqual(["Budi"]);
  expect(await nama(boss, { kolom: umkm })).toEqual(["Dodi", "Ani"]);
  expect(await nama(tono, { kolom: umkm, milik: "saya" })).toEqual(["Dodi"]);
  expect(await nama(boss, { kolom: saringanPilihan(usaha, "Lain") })).toEqual([]);
  // The last row holds the totals.
  const berkas = async (ditanya: Ditanya) =>
    (await sheetRows((await boss.send(pelanggan.exportPelanggan, { milik: "semua", ...ditanya })).raw)).map(
      (row) => row.Nama,
    );
  expect(await berkas({ kolom: pabrik })).toEqual(["Cici", "Budi", null]);
  const { body } = await boss.send(pelanggan.getPelanggan, { kolom: "UMKM" });
  expect(body).toMatchObject({ status: 400, message: "Saringan kolom ditulis seperti 12:UMKM" });
});

test("a change moves a customer at once", async () => {
  const umkm = saringanPilihan(usaha, "UMKM");
  await tambahPelanggan(boss, "Fifi", { kolomSendiri: [{ idKolom: usaha, nilai: "UMKM" }] });
  expect(await nama(boss, { kolom: umkm })).toEqual(["Fifi", "Dodi", "Ani"]);
  await office.sql`delete from kolom_pelanggan k using pelanggan p where p.id_pelanggan = k.id_pelanggan and p.nama = 'Fifi'`;
  expect(await nama(boss, { kolom: umkm })).toEqual(["Dodi", "Ani"]);
});

test("products are filtered, exported and changed together by a choice", async () => {
  const rangka = await tambahKolom(boss, { untuk: "produk", nama: "Rangka", pilihan: ["Besi", "Stainless"] });
  for (const [kodeProduk, nilai, jumlahStock] of [
    ["RGK-1", "Besi", 0],
    ["RGK-2", "Stainless", 1],
    ["RGK-3", "Besi", 2],
  ] as const) {
    const isian = { ...OVEN, kodeProduk, jumlahStock, fotoProduk: [] };
    await boss.call(produk.addProduk, { ...isian, kolomSendiri: [{ idKolom: rangka, nilai }] });
  }
  const kolom = saringanPilihan(rangka, "Besi");
  const kode = async (ditanya: ClientInput<typeof produk.getProduk>) => {
    const { data, totalDocs } = await boss.call(produk.getProduk, ditanya);
    expect(totalDocs).toBe(data.length);
    return data.map(({ kodeProduk }) => kodeProduk);
  };
  expect(await kode({ kolom })).toEqual(["RGK-3", "RGK-1"]);
  expect(await kode({ kolom, stok: "Ada" })).toEqual(["RGK-3"]);
  expect(await kode({ kolom, urut: "kodeProduk" })).toEqual(["RGK-1", "RGK-3"]);
  const rows = await sheetRows((await boss.send(produk.exportExcelProduk, { kolom })).raw);
  expect(rows.map((row) => row["Kode Mesin"])).toEqual(["RGK-3", "RGK-1", "Total"]);
  const isian = { minimalStock: 7, kolom };
  expect((await boss.call(ubahBanyak.getUbahBanyak, isian)).data.jumlah).toBe(2);
  await boss.call(ubahBanyak.ubahBanyakProduk, isian);
  const { data } = await boss.call(produk.getProduk, { urut: "kodeProduk" });
  expect(data.map(({ minimalStock }) => minimalStock)).toEqual([7, 1, 7]);
});
