import { expect, test } from "vitest";
import { type Bawaan, mayAssign, mayRelease, mayRemove, maySubmit, type Sasaran } from "./rules.ts";

const listrik: Sasaran = {
  namaKebutuhan: "Listrik",
  bawaan: null,
  dipakai: false,
  dijurnal: false,
  berkomponen: false,
  ditutup: false,
};
const BAWAAN: Bawaan[] = ["penjualan", "pembelian-produk", "pembelian-asset", "pengembalian-dana", "pelepasan-asset"];

test("the program's own needs are for its documents and stay", () => {
  expect([maySubmit(listrik).alasan, mayRemove(listrik).alasan]).toEqual([null, null]);
  for (const bawaan of BAWAAN) {
    expect(maySubmit({ ...listrik, bawaan }).alasan).toBe(
      "Kebutuhan Listrik hanya untuk dokumen otomatis, pilih kebutuhan lain",
    );
    expect(mayRemove({ ...listrik, bawaan }).alasan).toBe(
      "Kebutuhan Listrik dipakai oleh aturan program, tidak dapat dihapus",
    );
  }
});

test("what a document, an entry or a closed month names stays", () => {
  expect(mayRemove({ ...listrik, dipakai: true }).alasan).toBe("Kebutuhan Listrik masih digunakan oleh pengajuan");
  expect(mayRemove({ ...listrik, dijurnal: true }).alasan).toBe("Kebutuhan Listrik masih digunakan oleh jurnal umum");
  expect(mayRemove({ ...listrik, ditutup: true }).alasan).toBe(
    "Kebutuhan Listrik berdiri di laba rugi bulan yang sudah ditutup",
  );
});

test("purchases become a cost by other ways, so that they have no component of profit", () => {
  const lewat = "Listrik tidak dapat memiliki komponen laba: pembelian menjadi biaya lewat HPP dan penyusutan asset";
  const alasan = [null, ...BAWAAN].map((bawaan) => mayAssign({ ...listrik, bawaan }).alasan);
  const asset = "Listrik tidak dapat memiliki komponen laba: hasilnya dihitung dari nilai buku asset";
  expect(alasan).toEqual([null, null, lewat, lewat, null, asset]);
  expect(mayRelease({ ...listrik, berkomponen: true }).alasan).toBeNull();
  expect(mayRelease(listrik).alasan).toBe("Kebutuhan Listrik belum memiliki komponen laba");
});
