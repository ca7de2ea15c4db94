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
