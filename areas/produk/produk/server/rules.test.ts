import { expect, test } from "vitest";
import type { User } from "#platform/http/context.ts";
import { Refusal } from "#platform/http/refusal.ts";
import {
  aksiProduk,
  hargaBeliUntuk,
  kalimatImpor,
  masihSama,
  mayCorrect,
  mayStatus,
  problemOfArrangement,
  problemOfStock,
  sebutanFoto,
  seriKeluar,
  usulanPo,
} from "./rules.ts";

type Unit = Parameters<typeof seriKeluar>[0];

const said = (unit: Unit, diminta: string[] | null) => {
  try {
    return seriKeluar(unit, diminta);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};

test("numbers of damaged units leave by themselves only where it is clear which", () => {
  // Everything leaves, or nothing has a number.
  expect(said({ qty: 2, rusak: 2, bernomor: ["A", "B"] }, null)).toEqual(["A", "B"]);
  expect(said({ qty: 3, rusak: 3, bernomor: ["A"] }, [])).toEqual(["A"]);
  expect(said({ qty: 1, rusak: 3, bernomor: [] }, null)).toEqual([]);
  // Two without a number may leave; of three that leave, one has a number.
  expect(said({ qty: 2, rusak: 4, bernomor: ["A", "B"] }, null)).toEqual([]);
  expect(said({ qty: 3, rusak: 4, bernomor: ["A", "B"] }, null)).toBe("Pilih nomor seri 1 unit yang keluar");
  expect(said({ qty: 1, rusak: 2, bernomor: ["A", "B"] }, [])).toBe("Pilih nomor seri 1 unit yang keluar");
});

test("a refusal of numbers stands at them", () => {
  const fields = [[null], [["Z"]], [["A", "B", "C"]], [["A"]]].map(([diminta]) => {
    try {
      return seriKeluar({ qty: 2, rusak: 3, bernomor: ["A", "B", "C"] }, diminta as string[] | null);
    } catch (failure) {
      return (failure as Refusal).errors.map(({ field }) => field).join();
    }
  });
  expect(fields).toEqual(["seri", "seri", "seri", "seri"]);
});

test("chosen numbers are those of damaged units, no more than leave, and as many as must", () => {
  const empat = { rusak: 4, bernomor: ["A", "B", "C"] };
  expect(said({ qty: 2, ...empat }, ["B"])).toEqual(["B"]);
  expect(said({ qty: 2, ...empat }, ["B", "C"])).toEqual(["B", "C"]);
  expect(said({ qty: 2, ...empat }, ["B", "B"])).toEqual(["B"]);
  expect(said({ qty: 3, ...empat }, ["B"])).toBe("Pilih nomor seri 2 unit yang keluar");
  expect(said({ qty: 1, ...empat }, ["A", "B"])).toBe("2 nomor seri untuk 1 unit");
  expect(said({ qty: 2, ...empat }, ["A", "Z"])).toBe("Nomor seri Z bukan unit rusak produk ini");
});

const oven = { namaProduk: "Oven", jumlahStock: 10, stockSales: 4, softDelete: false, hargaBeli: 100 };

test("a stock is corrected to something else, not below what orders hold, from what was counted", () => {
  const koreksi = (jumlah: number, lain: object = {}) => mayCorrect({ ...oven, ...lain }, jumlah).alasan;
  expect([koreksi(6), koreksi(11)]).toEqual([null, null]);
  expect(koreksi(10)).toBe("Stock Oven sudah 10, tidak ada yang perlu dikoreksi");
  expect(koreksi(5)).toBe("Stock Oven tidak boleh kurang dari 6 unit yang ditahan order");
  expect(koreksi(11, { hargaBeli: 9e14 })).toBe("Nilai stock (jumlah x harga beli) terlalu besar");
  expect([masihSama(oven, null).alasan, masihSama(oven, 10).alasan]).toEqual([null, null]);
  expect(masihSama(oven, 9).alasan).toBe("Stock Oven baru saja berubah dari 9 menjadi 10, periksa kembali hitungannya");
  expect(problemOfStock("hargaBeli", 10, 100)).toEqual([]);
  expect(problemOfStock("hargaBeli", 10, 9e14)).toEqual([
    { field: "hargaBeli", message: "Nilai stock (jumlah x harga beli) terlalu besar" },
  ]);
});

test("a product is in use or not, and kept by those in charge, who see what it costs", () => {
  expect([mayStatus(oven, true).alasan, mayStatus({ ...oven, softDelete: true }, false).alasan]).toEqual([null, null]);
  expect(mayStatus(oven, false).alasan).toBe("Oven sudah aktif");
  expect(mayStatus({ ...oven, softDelete: true }, true).alasan).toBe("Oven sudah tidak aktif");
  const [bos, sales] = [{ role: "Management" } as User, { role: "Sales" } as User];
  const alasan = (user: User, produk = oven) =>
    Object.fromEntries(Object.entries(aksiProduk(user, produk)).map(([nama, satu]) => [nama, satu.alasan]));
  expect(alasan(bos)).toEqual({ edit: null, po: null, status: null, koreksi: null });
  const pimpinan = "Hanya Super Admin dan Management";
  expect(alasan(sales)).toEqual({ edit: pimpinan, po: null, status: pimpinan, koreksi: pimpinan });
  expect(alasan(bos, { ...oven, softDelete: true })).toMatchObject({ po: "Produk tidak aktif" });
  expect([hargaBeliUntuk(bos, 5), hargaBeliUntuk(sales, 5)]).toEqual([5, null]);
});

test("so many are ordered that more than the minimum is free, in lots, and what waits comes on top", () => {
  const saran = (lain: object = {}) =>
    usulanPo({ stockSales: 3, minimalStock: 5, datangBebas: 0, menunggu: 0, lazim: null, ...lain });
  expect([saran(), saran({ stockSales: 6 }), saran({ stockSales: 5 })]).toEqual([3, 0, 1]);
  expect([saran({ datangBebas: 2 }), saran({ datangBebas: 9, menunggu: 4 })]).toEqual([1, 4]);
  expect([saran({ lazim: 5 }), saran({ lazim: 3 }), saran({ menunggu: 1, lazim: 3 })]).toEqual([5, 3, 6]);
});

test("what an import did is told", () => {
  expect(kalimatImpor({ baru: 0, diubah: 0 })).toBe("Tidak ada yang diubah: semua produk sudah sama dengan isi file");
  expect(kalimatImpor({ baru: 1500, diubah: 0 })).toBe("1.500 produk berhasil diimpor");
  expect(kalimatImpor({ baru: 1, diubah: 2 })).toBe("3 produk berhasil diimpor (1 baru, 2 diubah)");
  expect(kalimatImpor({ baru: 0, diubah: 2 })).toBe("2 produk berhasil diimpor (0 baru, 2 diubah)");
});

test("photos stand in an order that names each new one, and no other than those that are there, once", () => {
  const masalah = (lama: number, baru: number, ...susunan: number[]) => problemOfArrangement(lama, baru, susunan);
  expect([masalah(2, 1, 1, -1, 0), masalah(2, 1, -1), masalah(0, 0)]).toEqual([[], [], []]);
  const salah = [{ field: "susunanFoto", message: "Susunan foto tidak cocok dengan fotonya, muat ulang produk ini" }];
  for (const susunan of [[2, -1], [-2, -1], [-2, 0], [0], [0, 0, -1], [-1, -1]]) {
    expect(masalah(2, 1, ...susunan), susunan.join()).toEqual(salah);
  }
  const sebut = (jumlah: number, ...susunan: number[]) => sebutanFoto(jumlah, susunan);
  expect(sebut(3, 0, -1, 1)).toBe("3 foto (1 baru)");
  expect([sebut(2, 1, 0), sebut(3, 0, 2, 1)]).toEqual(["2 foto (urutan baru)", "3 foto (urutan baru)"]);
  expect([sebut(2, 0, 1), sebut(1, 1), sebutanFoto(2, null)]).toEqual(["2 foto", "1 foto", "2 foto"]);
});
