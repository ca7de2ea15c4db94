import { expect, test } from "vitest";
import { STATUS_BARANG, STATUS_SO } from "#contract/penjualan/label.ts";
import { bolehCetak, bolehEdit, bolehMenjadi, bolehTambah, menjadi, type OrderSj } from "./rules.ts";

const note = { idSuratJalan: "SJ-1", statusBarang: "Belum" as const, user: { namaLengkap: "Andi" } };
const siap: OrderSj = {
  statusSo: "Belum",
  idInvoice: "INV-1",
  orders: [{ statusProduk: "Selesai" }],
  suratJalan: [],
};
const isi = {
  statusBarang: "Kirim" as const,
  nomorResi: "",
  keterangan: "",
  namaPenerima: "Budi",
  alamatPenerima: "Jl. A",
  noTelpPenerima: "08",
  namaEkspedisi: "JNE",
  alamatEkspedisi: "Jl. B",
  telpEkspedisi: "09",
};

test.each<[string, Partial<OrderSj>, string | null]>([
  ["everything is ready", {}, null],
  ["a line is in production", { orders: [{ statusProduk: "Progress" }] }, "Masih ada 1 produk yang diproses"],
  ["no invoice is approved", { idInvoice: null }, "belum memiliki invoice yang disetujui"],
  ["it has a note", { suratJalan: [note] }, "sudah memiliki surat jalan SJ-1, dibuat oleh Andi"],
  ["it is cancelled", { statusSo: "Cancel" }, "sudah dibatalkan"],
  ["it is cancelled with a note", { statusSo: "Cancel", suratJalan: [note] }, "sudah dibatalkan"],
  ["it was refused once", { statusSo: "Tolak" }, "sudah ditolak"],
])("a note can be made when %s", (_, order, alasan) => {
  const answer = bolehTambah({ ...siap, ...order });
  if (alasan === null) expect(answer).toEqual({ boleh: true, alasan: null });
  else expect(answer).toEqual({ boleh: false, alasan: expect.stringContaining(alasan) });
});

test.each(STATUS_SO)("a note of an order that is %s", (statusSo) => {
  const order = { ...siap, statusSo, suratJalan: [note] };
  expect(bolehEdit(order).boleh).toBe(statusSo !== "Cancel");
  expect(bolehCetak(order).boleh).toBe(true);
  for (const statusBarang of STATUS_BARANG) {
    const fits = statusSo !== "Selesai" || statusBarang === isi.statusBarang;
    expect(bolehMenjadi(statusSo, isi, { ...isi, statusBarang }).boleh, `to ${statusBarang}`).toBe(fits);
  }
});

test("of a finished order every field but tracking number and remarks is closed; blank is no change", () => {
  for (const field of Object.keys(isi) as (keyof typeof isi)[]) {
    const open = field === "nomorResi" || field === "keterangan";
    const other = { ...isi, [field]: field === "statusBarang" ? "Diambil" : "lain" };
    expect(bolehMenjadi("Selesai", isi, other).boleh, field).toBe(open);
    expect(bolehMenjadi("Kirim", isi, other).boleh, field).toBe(true);
  }
  const blank = { ...isi, namaPenerima: "", namaEkspedisi: "", nomorResi: "R-1" };
  expect(bolehMenjadi("Selesai", isi, blank).boleh).toBe(true);
  expect(menjadi("Selesai", isi, blank)).toEqual({ ...isi, nomorResi: "R-1" });
});

test.each(STATUS_BARANG)("goods that are %s have an expedition unless they stay", (statusBarang) => {
  const { namaEkspedisi, telpEkspedisi } = menjadi("Kirim", isi, { ...isi, statusBarang });
  expect([namaEkspedisi, telpEkspedisi]).toEqual(statusBarang === "Belum" ? ["", ""] : ["JNE", "09"]);
});
