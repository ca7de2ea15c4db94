import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import type { BarisDitawarkan } from "../contract.ts";
import { aksiPenawaran, problemsOfBaris, problemsOfTanggal } from "./rules.ts";

const terkirim = {
  status: "Terkirim",
  idSo: null,
  orderBatal: false,
  berlakuSampai: "2026-11-30" as Tanggal,
  email: "a@b.id",
} as const;

test("what can become of an offer, and why not", () => {
  const alasan = (lain: object = {}) => {
    const aksi = aksiPenawaran({ ...terkirim, ...lain } as unknown as Parameters<typeof aksiPenawaran>[0]);
    return Object.fromEntries(Object.entries(aksi).map(([nama, satu]) => [nama, satu.alasan]));
  };
  const semua = (kalimat: string | null) => ({
    ...{ ubah: kalimat, kirim: kalimat, pesan: kalimat, kalah: kalimat, kirimEmail: kalimat },
  });
  expect(alasan()).toEqual(semua(null));
  expect(alasan({ status: "Kalah" })).toEqual(semua("Penawaran ini sudah dicatat kalah, salin untuk menawarkan lagi"));
  const jadi = { status: "Jadi Order", idSo: "SO-1" };
  expect(alasan(jadi)).toEqual(semua("Penawaran ini sudah menjadi order SO-1"));
  expect(alasan({ ...jadi, orderBatal: true })).toEqual(
    semua("Order SO-1 dari penawaran ini sudah dibatalkan, salin penawaran ini untuk menawarkan lagi"),
  );
  const lewat = "Penawaran hanya berlaku sampai 30-11-2026, ubah dahulu tanggalnya";
  expect(alasan({ status: "Kedaluwarsa", email: "" })).toEqual({ ...semua(lewat), ubah: null, kalah: null });
  expect(alasan({ email: "" })).toEqual({
    ...semua(null),
    kirimEmail: "Tambahkan Email untuk dapat mengirim Email ke Customer",
  });
  expect(alasan({ status: "Kalah", email: "" }).kirimEmail).toContain("kalah");
});

test("a line offers a living product once, at its price or the one that was offered before", () => {
  const produk = new Map([
    [1, { namaProduk: "Oven", hargaProduk: 1000, softDelete: false }],
    [2, { namaProduk: "Tungku", hargaProduk: 500, softDelete: true }],
    [3, { namaProduk: "Rak", hargaProduk: 300, softDelete: false, daftarHarga: "Grosir" }],
  ]) as unknown as Parameters<typeof problemsOfBaris>[1];
  const masalah = (...baris: [idProduk: number, harga: number, diskon?: number][]) =>
    problemsOfBaris(
      baris.map(([idProduk, harga, diskon = 0]) => ({ idProduk, harga, diskon })) as unknown as BarisDitawarkan[],
      produk,
      new Map([[1, 900]]),
    );
  const salah = (message: string) => [{ field: "barang", message }];
  expect(masalah([1, 1000], [3, 300], [9, 5])).toEqual([]);
  expect(masalah([1, 900])).toEqual([]);
  expect(masalah([1, 950])).toEqual(salah("Harga Oven berubah dari Rp 950 menjadi Rp 1.000"));
  expect(masalah([3, 200])).toEqual(salah("Harga Rak berubah dari Rp 200 menjadi Rp 300 (Daftar harga: Grosir)"));
  expect(masalah([1, 1000], [1, 1000])).toEqual(salah("Oven cukup satu baris"));
  expect(masalah([2, 500])).toEqual(salah("Produk Tungku sudah tidak aktif, hapus dari penawaran"));
  expect(masalah([1, 1000, 1000])).toEqual([]);
  expect(masalah([1, 1000, 1001])).toEqual(salah("Diskon Oven melebihi harganya"));
});

test("an offer ends, and is followed up, today or later, or nobody says when", () => {
  const today = "2026-11-20" as Tanggal;
  const kemarin = "2026-11-19" as Tanggal;
  expect(problemsOfTanggal({ berlakuSampai: today, tindakLanjut: today }, today)).toEqual([]);
  expect(problemsOfTanggal({ berlakuSampai: null, tindakLanjut: null }, today)).toEqual([]);
  expect(problemsOfTanggal({ berlakuSampai: kemarin, tindakLanjut: kemarin }, today)).toEqual([
    { field: "berlakuSampai", message: "Berlaku sampai tidak boleh sebelum hari ini" },
    { field: "tindakLanjut", message: "Tanggal tindak lanjut tidak boleh sebelum hari ini" },
  ]);
});
