import { expect, test } from "vitest";
import { kodeBaru } from "#company/kode.ts";
import type { Rupiah } from "#kernel/types.ts";
import { openOffice } from "#test/support/office.ts";
import { carryOut, isiRekening, makeOrder, makeProduk, rekeningBernama } from "./fixtures.ts";
import { payMoney, receiveMoney } from "./kas/kas.ts";
import { periksaBuku } from "./periksa/periksa.ts";
import { holdUnits, moveGoods } from "./stok/stok.ts";

const office = openOffice();

test("stock moves by the book alone: neither the count nor a row can be written over", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 5 });
  await carryOut(office, boss, (deed) =>
    moveGoods(deed, [{ idProduk, jenis: "koreksi", qty: -2, keterangan: "Hitung ulang" }]),
  );
  const rows = await office.sql`select jenis, qty, saldo, urut from stok where id_produk = ${idProduk} order by urut`;
  expect(rows).toMatchObject([
    { jenis: "awal", qty: 5, saldo: 5, urut: 1 },
    { jenis: "koreksi", qty: -2, saldo: 3, urut: 2 },
  ]);
  await expect(office.sql`update produk set jumlah_stock = 9 where id_produk = ${idProduk}`).rejects.toThrow(
    /buku stok/,
  );
  await expect(office.sql`delete from stok where id_produk = ${idProduk}`).rejects.toThrow(/hanya boleh ditambah/);
  await expect(office.sql`update stok set qty = 9`).rejects.toThrow(/hanya boleh ditambah/);
});

test("more than is free can neither be held nor moved out", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { namaProduk: "Oven", stock: 3 });
  await expect(carryOut(office, boss, (deed) => holdUnits(deed, [{ idProduk, qty: 4 }]))).rejects.toThrow(
    "Stock Oven tidak mencukupi, tersisa 3",
  );
  await expect(
    carryOut(office, boss, (deed) => moveGoods(deed, [{ idProduk, jenis: "koreksi", qty: -4 }])),
  ).rejects.toThrow("Stock Oven tidak mencukupi");
});

test("money moves by the book alone, each account a chain that shows tampering, and never below zero", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "Kas Kecil", 1_000_000);
  const pay = (nominal: number) =>
    carryOut(office, boss, (deed) =>
      payMoney(deed, {
        kebutuhan: "pembelian-asset",
        idRekening,
        nominal: nominal as Rupiah,
        deskripsi: "Meja",
        asal: {},
        bukti: [],
      }),
    );
  await pay(400_000);
  await expect(pay(600_001)).rejects.toThrow("Saldo rekening Kas Kecil tidak mencukupi (saldo Rp 600.000)");
  await expect(office.sql`update rekening set saldo = 1 where id_rekening = ${idRekening}`).rejects.toThrow(/buku kas/);
  await expect(office.sql`delete from kas`).rejects.toThrow(/hanya boleh ditambah/);
  const rows =
    await office.sql`select debit, kredit, saldo_akhir from kas where id_rekening = ${idRekening} order by urut`;
  expect(rows).toMatchObject([{ saldoAkhir: 1_000_000 }, { kredit: 400_000, saldoAkhir: 600_000 }]);
});

test("an account can not receive more than money can be", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "BCA RJP", 999_999_999_999_999);
  const dokumen = { kebutuhan: "penjualan" as const, nominal: 1 as Rupiah, deskripsi: "x", asal: {}, bukti: [] };
  await expect(carryOut(office, boss, (deed) => receiveMoney(deed, { ...dokumen, idRekening }))).rejects.toThrow(
    "Saldo rekening BCA RJP akan melebihi Rp 999.999.999.999.999, pilih rekening lain",
  );
});

test("LAINNYA holds no money", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await rekeningBernama(office, "LAINNYA");
  const dokumen = { kebutuhan: "penjualan" as const, nominal: 1 as Rupiah, deskripsi: "x", asal: {}, bukti: [] };
  await expect(carryOut(office, boss, (deed) => payMoney(deed, { ...dokumen, idRekening }))).rejects.toThrow("LAINNYA");
});

test("codes count up without a gap, also past a failed action", async () => {
  const boss = await office.person("Super Admin");
  const first = await carryOut(office, boss, (deed) => kodeBaru(deed, "SO"));
  await expect(
    carryOut(office, boss, async (deed) => {
      await kodeBaru(deed, "SO");
      throw new Error("something else went wrong");
    }),
  ).rejects.toThrow();
  const second = await carryOut(office, boss, (deed) => kodeBaru(deed, "SO"));
  expect([first, second]).toEqual(["SO-2611-00001", "SO-2611-00002"]);
});

test("the check names what it looked at", async () => {
  const results = await periksaBuku(office.sql);
  expect(results.every((rule) => rule.lolos)).toBe(true);
  expect(results.find((rule) => rule.aturan.includes("buku stoknya"))?.diperiksa).toBeGreaterThan(0);
});

test("an order of the fixtures holds its warehouse lines and waits for its first invoice", async () => {
  const boss = await office.person("Super Admin");
  const idSo = await makeOrder(office, boss, {
    tipeSo: "Online",
    baris: [
      { qty: 2, hargaProduk: 5_000_000, tambahanHargaOnline: 100_000 },
      { sumberProduk: "PL", qty: 3 },
    ],
  });
  const [order] = await office.sql`
    select status_so, status_pembayaran, total_pembelian, total_tambahan_online from so where id_so = ${idSo}`;
  expect(order).toEqual({
    statusSo: "Ajukan",
    statusPembayaran: "",
    totalPembelian: 40_000_000,
    totalTambahanOnline: 200_000,
  });
  const lines = await office.sql`
    select o.sumber_produk, o.status_produk, o.ditahan, p.stock_sales from orderan o join produk p using (id_produk)
    where id_so = ${idSo} order by urutan`;
  expect(lines).toEqual([
    { sumberProduk: "SG", statusProduk: "Selesai", ditahan: 2, stockSales: 0 },
    { sumberProduk: "PL", statusProduk: "Progress", ditahan: 0, stockSales: 0 },
  ]);
});
