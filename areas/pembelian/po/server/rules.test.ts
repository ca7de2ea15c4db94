import { expect, test } from "vitest";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import {
  aksiPo,
  hargaBerubah,
  hargaDisepakati,
  kedatangan,
  keteranganSelesai,
  keteranganTanpaNama,
  mayUndo,
  problemOfKesepakatan,
  problemOfPo,
  terlaluBanyak,
  terlambat,
} from "./rules.ts";

const uang = (amount: number) => amount as Rupiah;
const bos = { role: "Management" } as User;
const gudang = { role: "Logistik" } as User;

test("a price is agreed with a supplier, by somebody who may see prices", () => {
  const harga = (user: User, idPemasok: number | null) => hargaDisepakati(user, { idPemasok, hargaPemasok: uang(700) });
  expect([harga(bos, 1), harga(gudang, 1), harga(bos, null)]).toEqual([700, null, null]);
  const masalah = (idPemasok: number | null, hargaPemasok: number | null, hariKirim: number | null) =>
    problemOfKesepakatan({ idPemasok, hargaPemasok: hargaPemasok as Rupiah | null, hariKirim }).length;
  expect([masalah(1, 700, 5), masalah(1, null, null), masalah(null, null, null)]).toEqual([0, 0, 0]);
  expect([masalah(null, 700, null), masalah(null, null, 0)]).toEqual([1, 1]);
  expect(problemOfKesepakatan({ idPemasok: null, hargaPemasok: uang(700), hariKirim: null })).toEqual([
    { field: "idPemasok", message: "Pilih pemasok untuk harga dan lama kirim ini" },
  ]);
});

test("a price that changed is told to those who saw it, and never to those who may not", () => {
  const berubah = (user: User, hargaSatuan: number | null, totalHarga: number | null) =>
    hargaBerubah(
      user,
      { qty: 3, hargaSatuan: hargaSatuan as Rupiah | null, totalHarga: totalHarga as Rupiah | null },
      "Oven",
      uang(200),
    ).map(({ field }) => field);
  expect(berubah(bos, 200, 600)).toEqual([]);
  expect(berubah(bos, null, null)).toEqual([]);
  expect(berubah(bos, 100, 600)).toEqual(["hargaSatuan"]);
  expect(berubah(bos, 200, 300)).toEqual(["totalHarga"]);
  expect(berubah(gudang, 100, 300)).toEqual([]);
  const dilihat = { qty: 3, hargaSatuan: uang(100), totalHarga: uang(300) };
  expect(hargaBerubah(bos, dilihat, "Oven", uang(200)).map(({ message }) => message)).toEqual([
    "Harga beli Oven berubah dari Rp 100 menjadi Rp 200",
    "Total harga PO berubah dari Rp 300 menjadi Rp 600",
  ]);
});

test("no more units are finished than are left, and a deadline is missed on the day after it", () => {
  expect(terlaluBanyak({ qty: 5, qtySelesai: 3 }, 2)).toBeNull();
  expect(terlaluBanyak({ qty: 5, qtySelesai: 3 }, 3)).toBe(
    "Mesin yang belum selesai tersisa 2, jumlah selesai tidak boleh 3",
  );
  const lewat = (statusPo: "Proses" | "Selesai", today: string) =>
    terlambat({ statusPo, tglDeadline: "2026-11-20" as Tanggal }, today as Tanggal);
  expect([lewat("Proses", "2026-11-20"), lewat("Proses", "2026-11-21"), lewat("Selesai", "2026-11-21")]).toEqual([
    ...[false, true, false],
  ]);
  const satu = { idSo: "SO-1", namaCustomer: "Ratna", qty: 2 };
  expect(keteranganSelesai([satu], 0)).toBe("2 unit untuk SO-1 (Ratna)");
  expect(keteranganSelesai([satu], 1)).toBe("2 unit untuk SO-1 (Ratna), 1 unit ke stock");
});

test("a purchase order is of today at the latest, and of no more than an amount can be", () => {
  const today = "2026-11-20" as Tanggal;
  const masalah = (tglOrder: string, harga: number) =>
    problemOfPo({ qty: 2, tglOrder: tglOrder as Tanggal }, uang(harga), today).map(({ field }) => field);
  expect(masalah("2026-11-20", 5)).toEqual([]);
  expect(masalah("2026-11-21", 9e14)).toEqual(["tglOrder", "qty"]);
});

test("what may be done with a purchase order, and why not", () => {
  const alasan = (user: User, lain: object = {}) => {
    const aksi = aksiPo(user, { statusPo: "Selesai", statusPembayaran: false, qtyDitagih: 0, ...lain });
    return [aksi.selesai.alasan, aksi.bayar.alasan, aksi.cancel.alasan];
  };
  const selesai = "Semua mesin PO ini sudah selesai";
  const batal = "PO sudah selesai, tidak dapat dibatalkan";
  expect(alasan(bos)).toEqual([selesai, null, batal]);
  expect(alasan(bos, { statusPo: "Proses" })).toEqual([
    null,
    "PO belum selesai, pembayaran dicatat setelah semua mesin selesai",
    null,
  ]);
  expect(alasan(bos, { statusPembayaran: true, qtyDitagih: 1 })).toEqual([selesai, "PO sudah dibayar", batal]);
  expect(alasan(bos, { qtyDitagih: 1 })[1]).toBe("PO sudah ditagih pemasok, bayar tagihannya di Tagihan Pemasok");
  const pimpinan = "Hanya Super Admin dan Management";
  expect(alasan(gudang, { statusPo: "Proses" })).toEqual([null, pimpinan, pimpinan]);
  expect(alasan({ role: "Sales" } as User)).toEqual([
    "Hanya Super Admin, Admin, Management dan Logistik",
    pimpinan,
    pimpinan,
  ]);
});

test("a count is taken back while nobody paid for its units", () => {
  const urung = (selesai: number, statusPembayaran = false) =>
    mayUndo({ statusPembayaran, qtySelesai: 5, qtyDitagih: 3 }, selesai).alasan;
  expect(urung(2)).toBeNull();
  expect(urung(3)).toBe("3 mesin PO ini sudah ditagih pemasok, batalkan tagihannya dahulu");
  expect(urung(1, true)).toBe("PO sudah dibayar, mesin selesainya tidak dapat diurungkan");
});

test("an arrival is told with its customers, or to who may not know them without", () => {
  const tanpa = (untukOrderan: number, untukStock: number) =>
    keteranganTanpaNama({ untukOrderan, untukStock, keterangan: "semua" });
  expect([tanpa(0, 5), tanpa(2, 0), tanpa(2, 3), tanpa(-2, -3)]).toEqual([
    "semua",
    "2 unit untuk order",
    "2 unit untuk order, 3 unit ke stock",
    "Diurungkan: 2 unit untuk order, 3 unit ke stock",
  ]);
  const dua = [1, 2].map((nomor) => ({ idSo: `SO-${nomor}`, namaCustomer: "Ratna", qty: nomor }));
  expect(keteranganSelesai(dua, 0)).toBe("1 unit untuk SO-1 (Ratna), 2 unit untuk SO-2 (Ratna)");
  expect(keteranganSelesai([], 4)).toBe("4 unit ke stock");
});

test("machines come by the unit, materials by the pack", () => {
  const datang = (satuan: string, isi: number) =>
    kedatangan({ idPo: "PO-1", idProduk: 7, isi, satuan } as Parameters<typeof kedatangan>[0], -3);
  expect(datang("", 1)).toEqual({ idProduk: 7, jenis: "po", qty: -3, sumber: "PO-1" });
  expect(datang("kg", 25_000)).toEqual({ idProduk: 7, jenis: "po", qty: -75_000, sumber: "PO-1", unit: -3 });
});
