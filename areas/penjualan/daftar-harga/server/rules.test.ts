import fc from "fast-check";
import { expect, test } from "vitest";
import { hargaNaik } from "#kernel/persen.ts";
import { MAX_RUPIAH, type Rupiah, type Tanggal } from "#kernel/types.ts";
import type { BarisHarga } from "../contract.ts";
import { kenaikan, problemOfHarga, problemsOfMasa, problemsOfMulai, sayHarga } from "./rules.ts";

const hari = (text: string) => text as Tanggal;
const baris = (idProduk: number, harga: number | null, persen: number | null = null) =>
  ({ idProduk, namaProduk: `Mesin ${idProduk}`, harga, persen }) as unknown as BarisHarga;

test("a list holds from today or later, until its first day or later", () => {
  const [lalu, kini, nanti] = [hari("2026-11-19"), hari("2026-11-20"), hari("2026-11-21")];
  expect([problemsOfMulai(kini, kini), problemsOfMulai(nanti, kini)]).toEqual([[], []]);
  expect(problemsOfMulai(lalu, kini)).toEqual([
    { field: "mulai", message: "Harga berlaku paling cepat mulai hari ini" },
  ]);
  expect([null, kini, nanti].map((sampai) => problemsOfMasa({ mulai: kini, sampai }))).toEqual([[], [], []]);
  expect(problemsOfMasa({ mulai: kini, sampai: lalu })).toEqual([
    { field: "sampai", message: "Berlaku sampai tidak boleh sebelum 20-11-2026" },
  ]);
});

test("a price is an amount or a part of the product's own, and told as such", () => {
  const isi = (harga: number | null, persen: number | null) => ({ harga: harga as Rupiah | null, persen });
  expect([problemOfHarga(isi(5, null)), problemOfHarga(isi(null, 5)), problemOfHarga(isi(null, null))]).toEqual([
    null,
    null,
    null,
  ]);
  expect(problemOfHarga(isi(5, 5))).toBe("Isi harga atau potongan, tidak keduanya");
  expect(sayHarga("Oven", isi(5000, null))).toBe("Oven Rp 5.000");
  expect(sayHarga("Oven", isi(null, null))).toBe("Oven harga produk");
  expect(sayHarga("Oven", isi(null, 12.5))).toBe("Oven potongan 12,5%");
});

test("fixed prices rise, the others follow their product", () => {
  const daftar = [baris(1, 1000), baris(2, null, 5), baris(3, 0), baris(4, null)];
  expect(kenaikan(daftar, 10, 1)).toEqual({
    tetap: [{ idProduk: 1, namaProduk: "Mesin 1", sebelum: 1000, sesudah: 1100 }],
    mengikuti: 1,
  });
  expect(() => kenaikan([baris(1, 1000), baris(9, MAX_RUPIAH)], 10, 1)).toThrow("Harga Mesin 9 menjadi terlalu besar");
  expect(kenaikan([baris(9, MAX_RUPIAH)], -10, 1).tetap).toHaveLength(1);
});

test("a rise says only prices that become other ones", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9e9 })), fc.integer({ min: -50, max: 50 }), (harga, persen) => {
      const { tetap, mengikuti } = kenaikan(
        harga.map((satu, at) => baris(at, satu)),
        persen,
        500,
      );
      expect(mengikuti).toBe(0);
      for (const { idProduk, sebelum, sesudah } of tetap) {
        expect(sebelum).toBe(harga[idProduk]);
        expect(sesudah).not.toBe(sebelum);
      }
      expect(tetap).toHaveLength(harga.filter((satu) => hargaNaik(satu as Rupiah, persen, 500) !== satu).length);
    }),
  );
});
