import { describe, expect, test } from "vitest";
import type { Boleh } from "#kernel/row.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import {
  type BarisDinilai,
  diskonOf,
  hargaBerubah,
  mayAskBatal,
  mayCancel,
  maySendEmail,
  maySetor,
  problemOfTglSetor,
  problemsOfDiskon,
  produkTidakAktif,
  sayBaris,
  totalBerubah,
} from "./rules.ts";

const [bos, sales] = [{ role: "Super Admin" }, { role: "Sales" }];
const PIMPINAN = "Hanya Super Admin dan Management";
const order = { statusSo: "Proses", dibatalkanOleh: "", semuaKembali: false, orders: [] } as const;

describe("what may be done with an order, and why not", () => {
  test.each<[string, () => Boleh, string | null]>([
    ["cancel", () => mayCancel(bos, order), null],
    ["cancel as Sales", () => mayCancel(sales, order), PIMPINAN],
    [
      "cancel twice",
      () => mayCancel(bos, { ...order, statusSo: "Cancel", dibatalkanOleh: "Rina" }),
      "Order sudah dibatalkan oleh Rina",
    ],
    [
      "cancel what was fetched",
      () => mayCancel(bos, { ...order, statusSo: "Diambil" }),
      "Order sudah Diambil, tidak dapat dibatalkan",
    ],
    ["cancel what all came back", () => mayCancel(bos, { ...order, statusSo: "Diambil", semuaKembali: true }), null],
    [
      "cancel twice what all came back",
      () => mayCancel(bos, { ...order, statusSo: "Cancel", dibatalkanOleh: "Rina", semuaKembali: true }),
      "Order sudah dibatalkan oleh Rina",
    ],
    ["note the deposit", () => maySetor(bos, order), null],
    ["note the deposit as Sales", () => maySetor(sales, order), PIMPINAN],
    [
      "note the deposit of a cancelled one",
      () => maySetor(bos, { statusSo: "Cancel" }),
      "Order sudah dibatalkan, status setornya tidak dapat diubah",
    ],
  ])("%s", (_, answer, expected) => {
    const { boleh, alasan } = answer();
    expect(boleh ? null : alasan).toBe(expected);
  });
});

test("a deposit is made between the order's day and today, both included", () => {
  const masalah = (tgl: string) => problemOfTglSetor(tgl as Tanggal, "2026-11-10" as Tanggal, "2026-11-20" as Tanggal);
  expect(masalah("2026-11-09")).toBe("Tanggal setor tidak boleh sebelum tanggal order (10-11-2026)");
  expect([masalah("2026-11-10"), masalah("2026-11-20")]).toEqual([null, null]);
  expect(masalah("2026-11-21")).toBe("Tanggal setor tidak boleh setelah hari ini");
});

test("a cancellation is asked for while nothing has left, and nobody is told who cancelled it", () => {
  const minta = (lain: object = {}) => mayAskBatal({ ...order, ...lain }).alasan;
  expect(minta()).toBeNull();
  expect(minta({ statusSo: "Cancel", dibatalkanOleh: "Rina" })).toBe("Order sudah dibatalkan");
  expect(minta({ statusSo: "Diambil" })).toBe("Order sudah Diambil, tidak dapat dibatalkan");
  const terkirim = { qty: 2, qtyGanti: 0, qtyTerkirim: 1 };
  expect(minta({ orders: [terkirim] })).toMatch(/^Order sudah .+, tidak dapat dibatalkan$/);
  expect(maySendEmail("a@b.id").alasan).toBeNull();
  expect(maySendEmail("").alasan).toBe("Tambahkan Email untuk dapat mengirim Email ke Customer");
});

const baris = (namaProduk: string, lain: { baris?: object; produk?: object } = {}) =>
  ({
    baris: { hargaProduk: 1000, diskon: null, ...lain.baris },
    produk: { namaProduk, hargaProduk: 1000, softDelete: false, ...lain.produk },
  }) as unknown as BarisDinilai;

test("a discount is at most the price, and none of an Online order", () => {
  const masalah = (tipe: "Online" | "Reguler", ...diskon: (number | null)[]) =>
    problemsOfDiskon(
      tipe,
      diskon.map((satu) => baris("Oven", { baris: { diskon: satu } })),
    );
  expect(diskonOf(baris("Oven"))).toEqual({ namaProduk: "Oven", harga: 1000, diskon: 0 });
  expect([masalah("Reguler", 1000, 1, null), masalah("Online", null, 0)]).toEqual([[], []]);
  expect(masalah("Reguler", 1001, 5)).toEqual([{ field: "listProduk", message: "Diskon Oven melebihi harganya" }]);
  expect(masalah("Online", null, 1, 5000)).toEqual([
    { field: "listProduk", message: "Diskon per barang tidak berlaku untuk order Online" },
  ]);
});

test("products of a cart are sold still, at the prices that the person saw", () => {
  const mati = { produk: { softDelete: true } };
  expect(produkTidakAktif([baris("Oven")])).toBeNull();
  expect(produkTidakAktif([baris("Oven", mati), baris("Rak"), baris("Tungku", mati), baris("Oven", mati)])).toBe(
    "Produk Oven, Tungku sudah tidak aktif, hapus dari keranjang",
  );
  const naik = (namaProduk: string, daftarHarga?: string) =>
    baris(namaProduk, { produk: { hargaProduk: 1200, daftarHarga } });
  expect(
    hargaBerubah([baris("Oven"), baris("Rak", { baris: { hargaProduk: null }, produk: { hargaProduk: 7 } })]),
  ).toEqual([]);
  expect(hargaBerubah([naik("Oven"), naik("Oven"), naik("Rak", "Grosir")])).toEqual([
    { field: "listProduk", message: "Harga Oven berubah dari Rp 1.000 menjadi Rp 1.200" },
    { field: "listProduk", message: "Harga Rak berubah dari Rp 1.000 menjadi Rp 1.200 (Daftar harga: Grosir)" },
  ]);
  expect(totalBerubah(5 as Rupiah, 5 as Rupiah)).toEqual([]);
  expect(totalBerubah(5 as Rupiah, 6 as Rupiah)).toEqual([
    { field: "totalPembelian", message: "Total pembelian berubah dari Rp 5 menjadi Rp 6" },
  ]);
  const kata = { kodeProduk: "MP-01", sumberProduk: "Stock", qty: 2 };
  expect([sayBaris({ ...kata, diskon: 0 }), sayBaris({ ...kata, diskon: 500 })]).toEqual([
    "MP-01 Stock x 2",
    "MP-01 Stock x 2, diskon Rp 500 per unit",
  ]);
});
