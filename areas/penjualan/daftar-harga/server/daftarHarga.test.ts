import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import { sheet } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { keranjang, pesan } from "../../order/server/order.testing.ts";
import { penawaran } from "../../penawaran/contract.ts";
import { isianPenawaran, tawarkan } from "../../penawaran/server/penawaran.testing.ts";
import { daftarHarga } from "../contract.ts";
import { makeDaftar, makePelanggan } from "./daftarHarga.testing.ts";

const office = openOffice();
const JUTA = 1_000_000;

async function siap() {
  const boss = await office.person("Management");
  const sales = await office.person("Sales", { menu: ["Produk Card", "Sales Order", "Pelanggan"] });
  const oven = await makeProduk(office, boss, { namaProduk: "Oven", hargaProduk: 10 * JUTA, stock: 20 });
  const rak = await makeProduk(office, boss, { namaProduk: "Rak", hargaProduk: 2 * JUTA, stock: 20 });
  const idPelanggan = await makePelanggan(boss, `Tani ${oven}`, `0812000${10_000 + oven}`);
  return { boss, sales, oven, rak, idPelanggan };
}

test("an order of a customer with a list is made at the list's prices, and stays when they change", async () => {
  const { boss, sales, oven, rak, idPelanggan } = await siap();
  const nama = `Mitra ${oven}`;
  const idDaftarHarga = await makeDaftar(boss, { nama, pelanggan: [idPelanggan] }, [
    { idProduk: oven, harga: 9 * JUTA },
    { idProduk: rak, persen: "12,5" },
  ]);
  const { data: harga } = await sales.call(daftarHarga.getHargaPelanggan, { idPelanggan, idProduk: [oven, rak] });
  expect(harga).toEqual([
    { idProduk: oven, harga: 9 * JUTA, daftar: nama },
    { idProduk: rak, harga: 1_750_000, daftar: nama },
  ]);

  const biasa = await keranjang(office, [{ idProduk: oven }, { idProduk: rak, qty: 2 }], { idPelanggan });
  const ditolak = await sales.refused(order.addOrder, biasa);
  expect([ditolak.status, ditolak.message]).toEqual([
    409,
    `Harga Oven berubah dari Rp 10.000.000 menjadi Rp 9.000.000 (Daftar harga: ${nama}), Harga Rak berubah dari Rp 2.000.000 menjadi Rp 1.750.000 (Daftar harga: ${nama}), periksa keranjang kembali`,
  ]);
  const listProduk = [
    { idProduk: oven, qty: 1, sumberProduk: "SG" as const, hargaProduk: 9 * JUTA },
    { idProduk: rak, qty: 2, sumberProduk: "SG" as const },
  ];
  const salah = await sales.refused(order.addOrder, { ...biasa, listProduk });
  expect(salah.message).toMatch(/^Total pembelian berubah dari Rp 14.000.000 menjadi Rp 12.500.000/);
  const idSo = await pesan(sales, { ...biasa, listProduk, totalPembelian: 12_500_000 });

  await boss.call(daftarHarga.setHarga, { idDaftarHarga, baris: [{ idProduk: oven, harga: 8 * JUTA }] });
  const { data } = await sales.call(order.getDetailOrder, { idSo });
  expect([data.totalPembelian, data.orders.map(({ hargaProduk }) => hargaProduk)]).toEqual([
    12_500_000,
    [9 * JUTA, 1_750_000],
  ]);
  // Somebody without a list, and a list that has ended, change nothing.
  await pesan(sales, await keranjang(office, [{ idProduk: oven }], { noTelp: "081999000111", namaCustomer: "Lain" }));
  const kepala = { idDaftarHarga, nama, kelompok: "", mulai: "2026-11-01", pelanggan: [idPelanggan] };
  await boss.call(daftarHarga.editDaftarHarga, { ...kepala, sampai: "2026-11-19" });
  await pesan(sales, await keranjang(office, [{ idProduk: oven }], { idPelanggan }));
});

test("a quotation offers the list's price; its order keeps what was offered", async () => {
  const { boss, sales, oven, idPelanggan } = await siap();
  await makeDaftar(boss, { nama: `Tawar ${oven}`, pelanggan: [idPelanggan] }, [{ idProduk: oven, persen: 10 }]);
  const salah = await sales.refused(
    penawaran.addPenawaran,
    await isianPenawaran(office, [{ idProduk: oven }], { idPelanggan }),
  );
  expect(salah.message).toBe(
    `Harga Oven berubah dari Rp 10.000.000 menjadi Rp 9.000.000 (Daftar harga: Tawar ${oven})`,
  );
  const barang = [{ idProduk: oven, qty: 1, harga: 9 * JUTA, diskon: 0 }];
  const idPenawaran = await tawarkan(office, sales, [], { idPelanggan, barang });
  await office.sql`update daftar_harga set aktif = false`;
  const { data } = await sales.call(penawaran.pesanPenawaran, { idPenawaran });
  expect((await sales.call(order.getDetailOrder, data)).data.totalPembelian).toBe(9 * JUTA);
});

test("a list of a group holds for its customers; one that names the customer comes first; each price has its day", async () => {
  const { boss, sales, oven, idPelanggan } = await siap();
  const kelompok = `Distributor ${oven}`;
  await boss.call(daftarHarga.setKelompokHarga, { idPelanggan, kelompok: kelompok.toUpperCase() });
  const idGrup = await makeDaftar(boss, { nama: kelompok, kelompok }, [{ idProduk: oven, harga: 7 * JUTA }]);
  const harga = async () =>
    (await sales.call(daftarHarga.getHargaPelanggan, { idPelanggan, idProduk: [oven] })).data.map((satu) => satu.harga);
  expect(await harga()).toEqual([7 * JUTA]);
  await makeDaftar(boss, { nama: `Sendiri ${oven}`, pelanggan: [idPelanggan], mulai: "2026-10-01" }, [
    { idProduk: oven, harga: 6 * JUTA },
  ]);
  expect(await harga()).toEqual([6 * JUTA]);
  const { data } = await sales.call(daftarHarga.getDaftarPelanggan, { idPelanggan });
  expect(data).toEqual({ kelompok: kelompok.toUpperCase(), daftar: [`Sendiri ${oven}`, kelompok] });
  await office.sql`update daftar_harga set aktif = false where nama = ${`Sendiri ${oven}`}`;

  await boss.call(daftarHarga.setHarga, {
    idDaftarHarga: idGrup,
    mulai: "2026-12-01",
    baris: [{ idProduk: oven, harga: 7_500_000 }],
  });
  expect(await harga()).toEqual([7 * JUTA]);
  const nanti = { idDaftarHarga: idGrup, pada: "2026-12-05" };
  expect((await sales.call(daftarHarga.getBarisHarga, nanti)).data.map((satu) => satu.hargaJadi)).toEqual([7_500_000]);
  // Without a price it is the product's own again; yesterday's prices stay.
  await boss.call(daftarHarga.setHarga, { idDaftarHarga: idGrup, baris: [{ idProduk: oven }] });
  expect(await harga()).toEqual([]);
  const lalu = { idDaftarHarga: idGrup, mulai: "2026-11-01", baris: [{ idProduk: oven, harga: 1 }] };
  expect((await boss.refused(daftarHarga.setHarga, lalu)).errors).toMatchObject([{ field: "mulai" }]);
  const dua = { idDaftarHarga: idGrup, baris: [{ idProduk: oven, harga: 1, persen: 5 }] };
  expect((await boss.refused(daftarHarga.setHarga, dua)).message).toBe("Isi harga atau potongan, tidak keduanya");
});

test("all fixed prices rise after a preview; a sheet sets prices completely or not at all; Sales may only read", async () => {
  const { boss, sales, oven, rak } = await siap();
  const idDaftarHarga = await makeDaftar(boss, { nama: `Naik ${oven}` }, [
    { idProduk: oven, harga: 9_111_000 },
    { idProduk: rak, persen: 5 },
  ]);
  const naik = { idDaftarHarga, persen: "7,5", bulat: 10_000 };
  const { data: dampak } = await boss.call(daftarHarga.getDampakNaik, naik);
  const contoh = [{ namaProduk: "Oven", sebelum: 9_111_000, sesudah: 9_790_000 }];
  expect(dampak).toEqual({ jumlah: 1, mengikuti: 1, contoh });
  await boss.call(daftarHarga.naikkanHarga, naik);
  const { data: baris } = await sales.call(daftarHarga.getBarisHarga, { idDaftarHarga });
  expect(baris.map(({ harga, persen, hargaJadi }) => [harga, persen, hargaJadi])).toEqual([
    [9_790_000, null, 9_790_000],
    [null, 5, 1_900_000],
  ]);

  const kode = await office.sql<{ kode: string }[]>`
    select kode_produk as kode from produk where id_produk = any(${[oven, rak]}::int[]) order by id_produk`;
  const [a = "", b = ""] = kode.map((satu) => satu.kode);
  const KEPALA = ["Kode Mesin", "Harga Daftar", "Potongan %"];
  const salah = await sheet([KEPALA, [a, 5 * JUTA, ""], ["TIADA", 1, ""], [b, 1, 2]], "harga.xlsx");
  const { errors } = await boss.refused(daftarHarga.importDaftarHarga, { idDaftarHarga, excelFile: [salah] });
  expect(errors.map(({ baris: ke, kolom }) => `${ke} ${kolom}`)).toEqual(["3 Kode Mesin", "4 Potongan %"]);
  const benar = await sheet([KEPALA, [a, 5 * JUTA, ""], [b, "", 20]], "harga.xlsx");
  await boss.call(daftarHarga.importDaftarHarga, { idDaftarHarga, excelFile: [benar] });
  const kini = (await sales.call(daftarHarga.getBarisHarga, { idDaftarHarga })).data;
  expect(kini.map(({ hargaJadi }) => hargaJadi)).toEqual([5 * JUTA, 1_600_000]);
  expect(JSON.stringify(kini)).not.toContain("hargaBeli");

  const sama = { nama: `NAIK ${oven}`, kelompok: "", mulai: "2026-11-01" };
  expect((await boss.refused(daftarHarga.addDaftarHarga, sama)).errors).toMatchObject([{ field: "nama" }]);
  expect((await sales.refused(daftarHarga.addDaftarHarga, { ...sama, nama: "Lain" })).status).toBe(401);
  expect((await sales.refused(daftarHarga.naikkanHarga, naik)).status).toBe(401);
});

test("two who raise at once raise one after the other, and a fall makes no machine free", async () => {
  const { boss, oven } = await siap();
  const idDaftarHarga = await makeDaftar(boss, { nama: `Berdua ${oven}` }, [{ idProduk: oven, harga: 1_000_000 }]);
  const hargaKini = async () => (await boss.call(daftarHarga.getBarisHarga, { idDaftarHarga })).data[0]?.harga;
  const naik = { idDaftarHarga, persen: 10, bulat: 1 };
  await Promise.all([boss.call(daftarHarga.naikkanHarga, naik), boss.call(daftarHarga.naikkanHarga, naik)]);
  expect(await hargaKini()).toBe(1_210_000);
  await boss.call(daftarHarga.naikkanHarga, { idDaftarHarga, persen: -90, bulat: 1_000_000 });
  expect(await hargaKini()).toBe(1_000_000);
});
