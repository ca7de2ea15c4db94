import { beforeAll, expect, test } from "vitest";
import { sheet } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { daftarInvoice } from "../../invoice/server/invoice.testing.ts";
import { order } from "../../order/contract.ts";
import {
  barisShopee,
  barisTikTok,
  isiBuku,
  prepareSeller,
  shopee,
  shopeeLama,
  tiktok,
  tiktokCair,
} from "./marketplace.testing.ts";

const office = openOffice();
let toko: Awaited<ReturnType<typeof prepareSeller>>;
let kasir: Person;

beforeAll(async () => {
  toko = await prepareSeller(office);
  kasir = await office.person("Kasir", { menu: ["Invoice"] });
});

test("TikTok's ids stay text of 18 digits, its description is no order, and a price below ours is a discount", async () => {
  const [satu, lain] = ["576461413038785752", "576461413038785753"];
  const murah = { "SKU Subtotal Before Discount": "1.100.000", "SKU Seller Discount": "0", "SKU ID": "1" };
  const isi = [barisTikTok(satu), barisTikTok(lain, murah)];
  expect((await toko.impor(toko.bos, tiktok(isi))).data).toMatchObject({
    toko: "TikTok",
    baru: 2,
    invoice: 2,
    skuBaru: [],
  });
  expect(await toko.pesanan(satu)).toMatchObject({ nomor: satu, status: "Selesai", total: 1_250_000 });
  const dibayar = await toko.pesanan(lain);
  expect(dibayar).toMatchObject({ total: 1_100_000, invoice: { jasaOnline: 0 } });
  expect((await daftarInvoice(toko.bos, dibayar.idSo)).data[0]).toMatchObject({
    nominalDiskon: 100_000,
    nominalBayar: 1_100_000,
  });
  const cair = [
    { "Order/adjustment ID": satu, "Order settled time": "2026/11/24", "Total Settlement Amount": "1180000" },
    { "Order/adjustment ID": lain, "Order settled time": "2026/11/24", "Total Settlement Amount": "1000001" },
  ];
  expect((await toko.impor(kasir, tiktokCair(cair))).data).toMatchObject({ toko: "TikTok", baru: 2, jasa: 2 });
  expect((await toko.pesanan(satu)).invoice).toMatchObject({ jasaOnline: 70_000 });
  expect((await toko.pesanan(lain)).invoice).toMatchObject({ jasaOnline: 99_999 });
});

test("ids that a spreadsheet rounded are refused, whatever else is in the file", async () => {
  const rusak = [barisTikTok("576461413038785000"), barisTikTok("576461413038785800")];
  for (const isi of [rusak, rusak.slice(0, 1)]) {
    expect((await toko.tolak(toko.bos, tiktok(isi))).message).toContain("sudah dibulatkan oleh program lembar kerja");
  }
  // One among others is so by chance.
  const kebetulan = [barisTikTok("576461413038786000"), barisTikTok("576461413038786001")];
  expect((await toko.impor(toko.bos, tiktok(kebetulan), { coba: true })).data).toMatchObject({ baru: 2, salah: [] });
});

test("a price that does not divide by its units is kept to the rupiah", async () => {
  const nomor = "576461413038787753";
  const isi = { Quantity: "3", "SKU Subtotal Before Discount": "4000000", "SKU Seller Discount": "0" };
  await toko.impor(toko.bos, tiktok([barisTikTok(nomor, isi)]));
  const { idSo, total } = await toko.pesanan(nomor);
  expect(total).toBe(4_000_000);
  const { orders } = (await toko.bos.call(order.getDetailOrder, { idSo })).data;
  expect(orders.map(({ qty, tambahanHargaOnline }) => [qty, tambahanHargaOnline])).toEqual([
    [1, 133_334],
    [2, 133_333],
  ]);
});

test("older exports, real numbers, equal rows and an order that is done without a time are read alike", async () => {
  const selesai = {
    "Status Pesanan": "Selesai",
    "Waktu Pesanan Selesai": "",
    "Harga Setelah Diskon": 1_250_000,
    Jumlah: 2,
  };
  const baris = barisShopee("2611260001", selesai);
  expect((await toko.impor(toko.bos, await shopeeLama([baris, baris]))).data).toMatchObject({ baru: 1, invoice: 1 });
  const { idSo, total } = await toko.pesanan("2611260001");
  expect(total).toBe(5_000_000);
  const { orders } = (await toko.bos.call(order.getDetailOrder, { idSo })).data;
  expect(orders.map(({ qty, tambahanHargaOnline }) => [qty, tambahanHargaOnline])).toEqual([[4, 50_000]]);
});

test("every wrong cell is named, and nothing of the file is kept", async () => {
  const sebelum = [await toko.banyak(), await isiBuku(office, "26112800")];
  const file = () =>
    shopee([
      barisShopee("2611280001"),
      barisShopee("2611280002", { "Harga Setelah Diskon": "seratus" }),
      barisShopee("2611280003", { "Status Pesanan": "Entah", Jumlah: "0" }),
      barisShopee("2.611E+17", {}),
      barisShopee("2611280005", { "Waktu Pesanan Dibuat": "kemarin" }),
    ]);
  const { data } = await toko.impor(toko.bos, await file(), { coba: true });
  expect(data.salah).toEqual([
    { baris: 3, kolom: "Harga Setelah Diskon", message: "Baris 3: Harga Setelah Diskon bukan jumlah rupiah bulat" },
    { baris: 4, kolom: "Status Pesanan", message: 'Baris 4: Status Pesanan "Entah" tidak dikenal' },
    { baris: 4, kolom: "Jumlah", message: "Baris 4: Jumlah bukan jumlah barang" },
    {
      ...{ baris: 5, kolom: "No. Pesanan" },
      message:
        "Baris 5: No. Pesanan 2.611E+17 sudah dipotong oleh program lembar kerja. Unduh lagi berkasnya, jangan disimpan ulang",
    },
    { baris: 6, kolom: "Waktu Pesanan Dibuat", message: "Baris 6: Waktu Pesanan Dibuat bukan tanggal" },
  ]);
  expect((await toko.tolak(toko.bos, await file())).errors).toHaveLength(5);
  const lusa = await shopee([barisShopee("2611280001", { "Waktu Pesanan Dibuat": "2026-12-24 09:00" })]);
  expect((await toko.tolak(toko.bos, lusa)).errors[0]?.message).toBe(
    "Baris 2: Waktu Pesanan Dibuat tidak dapat dipakai: Tanggal pesanan tidak boleh setelah hari ini",
  );
  const asing = await sheet(
    [
      ["Nama", "Harga"],
      ["Oven", 1],
    ],
    "produk.xlsx",
  );
  expect((await toko.tolak(toko.bos, asing)).message).toContain("produk.xlsx: judul kolomnya bukan ekspor pesanan");
  const gratis = await shopee([barisShopee("2611280009", { "Harga Setelah Diskon": "0" })]);
  expect((await toko.tolak(toko.bos, gratis)).errors[0]?.message).toContain("total pesanan 2611280009 nol");
  expect([await toko.banyak(), await isiBuku(office, "26112800")]).toEqual(sebelum);
});
