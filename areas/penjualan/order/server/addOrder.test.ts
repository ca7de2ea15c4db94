import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { order } from "../contract.ts";
import { keranjang, pesan } from "./order.testing.ts";

const office = openOffice();

const stockSales = async (idProduk: number) =>
  (await office.sql<{ stockSales: number }[]>`select stock_sales from produk where id_produk = ${idProduk}`)[0]
    ?.stockSales;
const berapa = async (table: "so" | "orderan" | "berkas") =>
  (await office.sql<{ jumlah: number }[]>`select count(*) as jumlah from ${office.sql(table)}`)[0]?.jumlah;

test("an order holds its warehouse lines, waits for the made-to-order ones and is priced by the server", async () => {
  const sales = await office.person("Sales", { nama: "Rina", menu: ["Produk Card", "Sales Order"] });
  const oven = await makeProduk(office, sales, { namaProduk: "Oven", hargaProduk: 12_000_000, stock: 5 });
  const mesin = await makeProduk(office, sales, { namaProduk: "Pengering", hargaProduk: 30_000_000 });
  const isian = await keranjang(
    office,
    [
      { idProduk: oven, qty: 2, tambahan: 150_000 },
      { idProduk: mesin, qty: 3, sumberProduk: "PL", tambahan: 0 },
    ],
    { tipeSo: "Online", namaPenerima: "Gudang Timur", email: "dewi@kopi.id" },
  );
  const idSo = await pesan(sales, isian);
  expect(idSo).toMatch(/^SO-2611-\d{5}$/);
  const { data } = await sales.call(order.getDetailOrder, { idSo });
  expect(data).toMatchObject({
    statusSo: "Ajukan",
    statusPembayaran: "",
    tglOrder: "2026-11-20",
    totalPembelian: 114_000_000,
    totalTambahanOnline: 300_000,
    sales: { namaLengkap: "Rina" },
    namaPenerima: "Gudang Timur",
    orders: [
      { sumberProduk: "SG", qty: 2, qtySelesai: 2, statusProduk: "Selesai", totalHarga: 24_000_000 },
      { sumberProduk: "PL", qty: 3, qtySelesai: 0, statusProduk: "Progress", tglAwalPengerjaan: null },
    ],
    invoices: [],
    suratJalan: [],
  });
  expect(data.orders[0]?.produk).toMatchObject({ namaProduk: "Oven", hargaProduk: 12_000_000 });
  expect(data.buktiFoto).toHaveLength(1);
  expect(await stockSales(oven)).toBe(3);
  expect(await stockSales(mesin)).toBe(0);
});

test("an order of the regular kind carries no online surcharge, whatever was sent", async () => {
  const sales = await office.person("Sales");
  const idProduk = await makeProduk(office, sales, { stock: 1 });
  const idSo = await pesan(sales, await keranjang(office, [{ idProduk, tambahan: 500_000 }]));
  const { data } = await sales.call(order.getDetailOrder, { idSo });
  expect(data.totalTambahanOnline).toBe(0);
  expect(data.orders[0]?.tambahanHargaOnline).toBe(0);
});

test("every wrong field is named at once, with its sentence", async () => {
  const sales = await office.person("Sales");
  const { status, body } = await sales.send(order.addOrder, {
    email: "bukan",
    totalPembelian: "1",
    noTelpPenerima: "x",
  });
  expect(status).toBe(400);
  expect(body.errors).toEqual(
    expect.arrayContaining([
      { field: "customerInstansi", message: "Instansi customer tidak boleh kosong." },
      { field: "namaCustomer", message: "Nama customer tidak boleh kosong." },
      { field: "alamatCustomer", message: "Alamat customer tidak boleh kosong." },
      { field: "noTelp", message: "No Telpn customer tidak boleh kosong." },
      { field: "tipeSo", message: "Tipe order tidak boleh kosong." },
      { field: "email", message: "Format Email salah." },
      { field: "noTelpPenerima", message: "Format telpn salah atau terlalu panjang (maksimal 14 digit)." },
      { field: "dokumen", message: "Dokumen tidak boleh kosong." },
      {
        field: "listProduk",
        message: "Periksa kembali isian anda jangan ada yang salah atau kosong atau keranjang anda masih kosong",
      },
    ]),
  );
});

test.each([
  [{ noTelp: "081234567890123" }, "noTelp", "Format telpn salah atau terlalu panjang (maksimal 14 digit)."],
  [{ noTelp: "+6281" }, "noTelp", "Format telpn salah atau terlalu panjang (maksimal 14 digit)."],
  [{ listProduk: "[]" }, "listProduk", "keranjang anda masih kosong"],
  [{ listProduk: "{" }, "listProduk", "Isi keranjang tidak dapat dibaca"],
  [
    { listProduk: JSON.stringify([{ idProduk: 1, qty: 1, sumberProduk: "SG", tambahanHargaOnline: "" }]) },
    "listProduk",
    "Nominal tambahan online minimal diisi angka 0",
  ],
  [
    { listProduk: JSON.stringify([{ idProduk: 1, qty: 1, sumberProduk: "SG", tambahanHargaOnline: "banyak" }]) },
    "listProduk",
    "Nominal tambahan online minimal diisi angka 0",
  ],
  [{ listProduk: JSON.stringify([{ idProduk: 1, qty: 0, sumberProduk: "SG" }]) }, "listProduk", "Jumlah minimal 1"],
  [{ totalPembelian: "1.5" }, "totalPembelian", "harus berupa bilangan bulat"],
  [{ tglOrder: "2026-11-21" }, "tglOrder", "tidak boleh setelah hari ini"],
])("%o is refused at its field", async (isian, field, message) => {
  const sales = await office.person("Sales");
  const idProduk = await makeProduk(office, sales, { stock: 1 });
  const base = await keranjang(office, [{ idProduk }]);
  const refusal = await sales.refused(order.addOrder, { ...base, ...isian });
  expect(refusal.status).toBe(400);
  expect(refusal.errors).toEqual([{ field, message: expect.stringContaining(message) }]);
});

test("an empty cart says so first, though its total is nothing too", async () => {
  const sales = await office.person("Sales");
  const kosong = { ...(await keranjang(office, [])), totalPembelian: 0 };
  const { message } = await sales.refused(order.addOrder, kosong);
  expect(message).toContain("keranjang anda masih kosong");
});

test("three pictures are too many, and none of them stays behind", async () => {
  const sales = await office.person("Sales");
  const idProduk = await makeProduk(office, sales, { stock: 1 });
  const before = await berapa("berkas");
  const dokumen = [await picture("a.jpg"), await picture("b.jpg"), await picture("c.jpg")];
  const refusal = await sales.refused(order.addOrder, await keranjang(office, [{ idProduk }], { dokumen }));
  expect(refusal.errors).toEqual([{ field: "dokumen", message: "Maksimal 2 file" }]);
  expect(await berapa("berkas")).toBe(before);
});

test("changed prices are named one by one and nothing is written, pictures included", async () => {
  const sales = await office.person("Sales");
  const a = await makeProduk(office, sales, { namaProduk: "Mesin A", hargaProduk: 1_000_000, stock: 3 });
  const b = await makeProduk(office, sales, { namaProduk: "Mesin B", hargaProduk: 2_000_000, stock: 3 });
  const isian = await keranjang(office, [{ idProduk: a }, { idProduk: b }]);
  await office.sql`update produk set harga_produk = harga_produk + 500000 where id_produk in (${a}, ${b})`;
  const [orders, files] = [await berapa("so"), await berapa("berkas")];
  const refusal = await sales.refused(order.addOrder, isian);
  expect(refusal).toMatchObject({
    status: 409,
    message:
      "Harga Mesin A berubah dari Rp 1.000.000 menjadi Rp 1.500.000, Harga Mesin B berubah dari Rp 2.000.000 menjadi " +
      "Rp 2.500.000, periksa keranjang kembali",
    errors: [{ field: "listProduk" }, { field: "listProduk" }],
  });
  expect([await berapa("so"), await berapa("berkas"), await stockSales(a)]).toEqual([orders, files, 3]);
});

test("a total that is not the sum of the lines is refused, the right one is taken", async () => {
  const sales = await office.person("Sales");
  const idProduk = await makeProduk(office, sales, { hargaProduk: 1_000_000, stock: 3 });
  const isian = await keranjang(office, [{ idProduk, qty: 2 }]);
  expect(await sales.refused(order.addOrder, { ...isian, totalPembelian: 1_999_999 })).toMatchObject({
    status: 409,
    message: "Total pembelian berubah dari Rp 1.999.999 menjadi Rp 2.000.000, periksa keranjang kembali",
  });
  await pesan(sales, isian);
});

test("what is not there can not be ordered: too many, inactive, unknown", async () => {
  const sales = await office.person("Sales");
  const idProduk = await makeProduk(office, sales, { namaProduk: "Oven Kecil", stock: 2 });
  const before = await berapa("orderan");
  // Two lines of the same product use the same stock.
  const twice = await keranjang(office, [
    { idProduk, qty: 2 },
    { idProduk, qty: 1 },
  ]);
  expect(await sales.refused(order.addOrder, twice)).toMatchObject({
    status: 409,
    message: "Stock Oven Kecil tidak mencukupi, tersisa 2",
  });
  await office.sql`update produk set soft_delete = true where id_produk = ${idProduk}`;
  for (const sumberProduk of ["SG", "PL"] as const) {
    const isian = await keranjang(office, [{ idProduk, sumberProduk }]);
    expect(await sales.refused(order.addOrder, isian)).toMatchObject({
      status: 409,
      message: "Produk Oven Kecil sudah tidak aktif, hapus dari keranjang",
    });
  }
  const unknown = await keranjang(office, [{ idProduk: 999_999 as typeof idProduk }], { totalPembelian: 1 });
  expect((await sales.refused(order.addOrder, unknown)).status).toBe(404);
  expect(await berapa("orderan")).toBe(before);
});

test("a cart whose sum passes what money can be is refused before the database sees it", async () => {
  const sales = await office.person("Sales");
  const idProduk = await makeProduk(office, sales, { hargaProduk: 999_999_999_999_999, stock: 0 });
  const isian = await keranjang(office, [{ idProduk, qty: 1_000_000, sumberProduk: "PL" }], { totalPembelian: 1 });
  expect(await sales.refused(order.addOrder, isian)).toMatchObject({ status: 400, errors: [{ field: "listProduk" }] });
});

test("without the catalogue's menu nobody orders", async () => {
  const gudang = await office.person("Logistik");
  expect((await gudang.send(order.addOrder, {})).status).toBe(401);
});
