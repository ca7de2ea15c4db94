import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProdukTerkunci } from "#books/stok/stok.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { hargaBerPpn, hargaSatuan, nilaiPesanan } from "./harga.ts";

const qty = fc.integer({ min: 1, max: 50 });
const jumlah = fc.integer({ min: 0, max: 900_000_000 });
const PPN = { atas: 132, bawah: 1200 };

test("prices of units are whole, differ by one rupiah at most, and are together what all cost", () => {
  fc.assert(
    fc.property(qty, jumlah, (qty, jumlah) => {
      const harga = hargaSatuan(qty, jumlah);
      expect(harga.reduce((sum, satu) => sum + satu.qty, 0)).toBe(qty);
      expect(harga.reduce((sum, satu) => sum + satu.qty * satu.harga, 0)).toBe(jumlah);
      const satuan = harga.map((satu) => satu.harga);
      expect(Math.max(...satuan) - Math.min(...satuan)).toBeLessThanOrEqual(1);
    }),
  );
});

test("our prices with what is added, less the discount, are what the buyers pay; the warehouse gives what it has", () => {
  const barang = fc.array(fc.record({ idProduk: fc.constantFrom(1, 2), qty, jumlah }), { minLength: 1, maxLength: 6 });
  const harga = fc.record({ 1: jumlah, 2: jumlah });
  const stok = fc.record({ 1: fc.integer({ min: 0, max: 60 }), 2: fc.integer({ min: 0, max: 60 }) });
  fc.assert(
    fc.property(barang, harga, stok, fc.boolean(), (barang, harga, stok, berPpn) => {
      const ppn = berPpn ? PPN : null;
      const produk = new Map(
        ([1, 2] as const).map((id) => [
          id as number,
          { idProduk: id, hargaProduk: harga[id] } as unknown as ProdukTerkunci,
        ]),
      );
      const bebas = new Map<number, number>([
        [1, stok[1]],
        [2, stok[2]],
      ]);
      const diminta = barang.map((satu) => ({ ...satu, idProduk: satu.idProduk as Id<"produk"> }));
      const { lines, diskon, unitPl } = nilaiPesanan(diminta, produk, bebas, ppn);
      const dibayar = lines.reduce(
        (sum, { baris }) => sum + baris.qty * ((baris.hargaProduk ?? 0) + baris.tambahanHargaOnline),
        0,
      );
      expect(dibayar - diskon).toBe(barang.reduce((sum, satu) => sum + satu.jumlah, 0));
      for (const id of [1, 2] as const) {
        const punya = lines.filter(({ baris }) => (baris.idProduk as number) === id);
        const diambil = punya
          .filter(({ baris }) => baris.sumberProduk === "SG")
          .reduce((sum, { baris }) => sum + baris.qty, 0);
        const semua = barang.filter(({ idProduk }) => idProduk === id).reduce((sum, satu) => sum + satu.qty, 0);
        expect(diambil).toBe(Math.min(stok[id], semua));
        expect(punya.every(({ produk }) => produk.hargaProduk === hargaBerPpn(harga[id] as Rupiah, ppn))).toBe(true);
      }
      expect(unitPl).toBe(lines.reduce((sum, { baris }) => sum + (baris.sumberProduk === "PL" ? baris.qty : 0), 0));
    }),
  );
});

test("no line is of no units, and a product that is not locked is a defect", () => {
  expect([hargaSatuan(4, 400), hargaSatuan(3, 400)]).toEqual([
    [{ qty: 4, harga: 100 }],
    [
      { qty: 1, harga: 134 },
      { qty: 2, harga: 133 },
    ],
  ]);
  const produk = new Map([[1, { idProduk: 1, hargaProduk: 100 } as unknown as ProdukTerkunci]]);
  const nilai = (id: number, ada: number) =>
    nilaiPesanan([{ idProduk: id as Id<"produk">, qty: 4, jumlah: 400 }], produk, new Map([[1, ada]]), null);
  const baris = (ada: number) => nilai(1, ada).lines.map(({ baris }) => `${baris.sumberProduk} ${baris.qty}`);
  expect([baris(0), baris(4), baris(1)]).toEqual([["PL 4"], ["SG 4"], ["SG 1", "PL 3"]]);
  expect(() => nilai(2, 0)).toThrow("Product 2 is not locked");
});
