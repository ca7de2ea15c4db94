import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { openOffice } from "#test/support/office.ts";
import { produk } from "../../produk/contract.ts";
import { edit, satu, tambah } from "../../produk/server/produk.testing.ts";
import { ubahBanyak } from "../contract.ts";

const office = openOffice();

const NAIK = { persen: "2,5", pembulatan: "500", minimalStock: "", status: "" } as const;

test("prices of what the list shows rise together, and go back but for what was changed since", async () => {
  const boss = await office.person("Management");
  const harga = { "UB-1": 1_234_567, "UB-2": 10_000_000, "UB-3": 500 };
  for (const [kodeProduk, hargaProduk] of Object.entries(harga)) {
    await tambah(boss, { kodeProduk, namaProduk: `Ubah ${kodeProduk}`, hargaProduk });
  }
  const cari = { cari: "ubah ub-" };
  const lihat = (await boss.call(ubahBanyak.getUbahBanyak, { ...NAIK, ...cari })).data;
  expect(lihat.jumlah).toBe(3);
  // The third one's price is rounded to what it is, so it does not change.
  expect(lihat.baris.map((row) => [row.kodeProduk, row.sebelum.hargaProduk, row.sesudah.hargaProduk])).toEqual([
    ["UB-1", 1_234_567, 1_265_500],
    ["UB-2", 10_000_000, 10_250_000],
  ]);
  expect(JSON.stringify(lihat)).not.toContain("17500000");

  const { message, data } = await boss.call(ubahBanyak.ubahBanyakProduk, { ...NAIK, ...cari, tanda: lihat.tanda });
  expect([message, data.jumlah]).toEqual(["2 produk diubah", 2]);
  const sesudah = await satu(boss, "UB-1");
  expect(sesudah).toMatchObject({ hargaProduk: 1_265_500, hargaBeli: 17_500_000, minimalStock: 1, softDelete: false });
  const cerita = await boss.call(riwayat.getRiwayat, { jenis: "produk", id: String(sesudah.idProduk) });
  expect(JSON.stringify(cerita.data[0])).toContain("Harga naik 2,5%, dibulatkan ke Rp 500");

  const dua = await satu(boss, "UB-2");
  const isi = { kodeProduk: "UB-2", namaProduk: dua.namaProduk, hargaProduk: 11_000_000 };
  await boss.call(produk.editProduk, edit(dua, isi));
  const kembali = await boss.call(ubahBanyak.batalkanUbahBanyak, { idUbahBanyak: data.idUbahBanyak });
  expect(kembali.message).toBe("1 produk dikembalikan. Tetap, karena sudah diubah lagi: UB-2 (harga)");
  expect(kembali.data.tetap).toEqual([{ kodeProduk: "UB-2", namaProduk: "Ubah UB-2", isian: "harga" }]);
  expect((await satu(boss, "UB-1")).hargaProduk).toBe(1_234_567);
  expect((await satu(boss, "UB-2")).hargaProduk).toBe(11_000_000);
  const lagi = await boss.send(ubahBanyak.batalkanUbahBanyak, { idUbahBanyak: data.idUbahBanyak });
  expect([lagi.status, lagi.body.message]).toEqual([409, expect.stringMatching(/^Sudah dibatalkan/)]);
  const [terakhir] = (await boss.call(ubahBanyak.getRiwayatUbahBanyak, {})).data;
  expect(terakhir).toMatchObject({ jumlah: 2, oleh: boss.nama, aksi: { batalkan: { boleh: false } } });
});

test("what the list leaves out by its filter of stock is not changed", async () => {
  const boss = await office.person("Management");
  await tambah(boss, { kodeProduk: "ST-1", namaProduk: "Stok Ada", jumlahStock: 2 });
  await tambah(boss, { kodeProduk: "ST-2", namaProduk: "Stok Habis", jumlahStock: 0 });
  const { data } = await boss.call(ubahBanyak.getUbahBanyak, { ...NAIK, cari: "st-", kategori: "utama", stok: "Ada" });
  expect(data.baris.map(({ kodeProduk }) => kodeProduk)).toEqual(["ST-1"]);
});

test("minimum and status of chosen products; what was seen must still be so, and only who edits products may", async () => {
  const boss = await office.person("Management");
  const sales = await office.person("Sales", { menu: ["Produk", "Produk Card"] });
  const a = await tambah(boss, { kodeProduk: "PL-1", namaProduk: "Pilih Satu" });
  const b = await tambah(boss, { kodeProduk: "PL-2", namaProduk: "Pilih Dua" });
  const isian = { persen: "", pembulatan: "1", minimalStock: 7, status: "tidak aktif", idProduk: [a, b] } as const;
  expect((await sales.send(ubahBanyak.ubahBanyakProduk, { ...isian, tanda: "" })).status).toBe(401);

  const { tanda } = (await boss.call(ubahBanyak.getUbahBanyak, isian)).data;
  const satuan = await satu(boss, "PL-1");
  await boss.call(
    produk.editProduk,
    edit(satuan, { kodeProduk: "PL-1", namaProduk: "Pilih Satu", hargaProduk: 9_000_000 }),
  );
  const basi = await boss.send(ubahBanyak.ubahBanyakProduk, { ...isian, tanda });
  expect([basi.status, (await satu(boss, "PL-2")).minimalStock]).toEqual([409, 1]);

  const { data } = await boss.call(ubahBanyak.ubahBanyakProduk, { ...isian, tanda: "" });
  expect(await satu(boss, "PL-1")).toMatchObject({ minimalStock: 7, softDelete: true, hargaProduk: 9_000_000 });
  await boss.call(ubahBanyak.batalkanUbahBanyak, { idUbahBanyak: data.idUbahBanyak });
  expect(await satu(boss, "PL-2")).toMatchObject({ minimalStock: 1, softDelete: false });
});

test("nothing to change, a price that is none and a refused number are said", async () => {
  const boss = await office.person("Management");
  const idProduk = [
    await tambah(boss, { kodeProduk: "BS-1", namaProduk: "Besar", hargaProduk: 900_000_000_000_000, hargaBeli: 0 }),
  ];
  const coba = async (isian: object) => {
    const { status, body } = await boss.send(ubahBanyak.ubahBanyakProduk, {
      ...NAIK,
      idProduk,
      tanda: "",
      ...isian,
    } as never);
    return [status, (body as { errors?: { message: string }[] }).errors?.[0]?.message ?? body.message];
  };
  expect(await coba({ persen: "" })).toEqual([400, "Isi yang akan diubah: harga, minimal stock atau status"]);
  expect(await coba({ persen: 50 })).toEqual([400, "Harga Besar (BS-1) menjadi terlalu besar"]);
  expect(await coba({ persen: "-95" })).toEqual([400, "Kenaikan harga minimal -90%"]);
  expect(await coba({ persen: "lima" })).toEqual([400, "Kenaikan harga harus berupa angka"]);
  expect(await coba({ persen: "", minimalStock: 1 })).toEqual([409, "Tidak ada produk yang berubah"]);
  expect((await satu(boss, "BS-1")).hargaProduk).toBe(900_000_000_000_000);
});
