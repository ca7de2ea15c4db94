import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { SumberProduk } from "../order/label.ts";
import {
  addItem,
  type Baris,
  changeDiskon,
  changeQty,
  changeTambahan,
  HABIS,
  jumlahUnit,
  type Keranjang,
  MAKSIMAL,
  type ProdukDijual,
  problemOfBaris,
  problemOfDiskonBaris,
  problemOfTambahan,
  removeItem,
  renew,
  takeOne,
  totalDiskon,
  totalHarga,
} from "./isiKeranjang.ts";

const mesin = (idProduk: number, stockSales: number, lain: Partial<ProdukDijual> = {}): ProdukDijual => ({
  idProduk: idProduk as Id<"produk">,
  kodeProduk: `MSN-${idProduk}`,
  namaProduk: `Mesin ${idProduk}`,
  kapasitas: "",
  tipe: "",
  kategoriProduk: "utama",
  hargaProduk: 1_000 as Rupiah,
  stockSales,
  softDelete: false,
  fotoProduk: [],
  ...lain,
});
const isi = (hasil: ReturnType<typeof addItem>): Keranjang => {
  if (!hasil.boleh) throw new Error(hasil.alasan);
  return hasil.keranjang;
};
const kunci = (idProduk: number, sumberProduk: SumberProduk) => ({ idProduk: idProduk as Id<"produk">, sumberProduk });

describe("what may enter the cart", () => {
  test.each([
    { stock: 2, di: 1, sumber: "SG", alasan: null },
    { stock: 2, di: 2, sumber: "SG", alasan: MAKSIMAL },
    { stock: 0, di: 0, sumber: "SG", alasan: HABIS },
    { stock: 0, di: 0, sumber: "PL", alasan: null },
    { stock: 0, di: 7, sumber: "PL", alasan: null },
    { stock: 1, di: 0, sumber: "PL", alasan: "Stock masih tersedia (1), gunakan stock gudang" },
  ] as const)("stock $stock, $di in the cart, from $sumber: $alasan", ({ stock, di, sumber, alasan }) => {
    const produk = mesin(1, stock);
    const line: Baris = { ...produk, qty: di, tambahanHargaOnline: 0 as Rupiah, sumberProduk: sumber };
    const hasil = addItem(di > 0 ? [line] : [], produk, sumber);
    expect(hasil.boleh ? null : hasil.alasan).toBe(alasan);
    if (hasil.boleh) expect(jumlahUnit(hasil.keranjang)).toBe(di + 1);
  });

  test.each(["SG", "PL"] as const)("nothing of an inactive product, from %s", (sumber) => {
    const hasil = addItem([], mesin(1, sumber === "SG" ? 5 : 0, { softDelete: true }), sumber);
    expect(hasil).toEqual({ boleh: false, alasan: "Produk tidak aktif" });
  });

  test("units made to order do not count against a stock that arrived later", () => {
    const made = isi(addItem([], mesin(1, 0), "PL"));
    const both = isi(addItem(made, mesin(1, 1), "SG"));
    expect(both.map(({ sumberProduk, qty }) => [sumberProduk, qty])).toEqual([
      ["PL", 1],
      ["SG", 1],
    ]);
  });

  test("the purchase price never enters it", () => {
    const produk = { ...mesin(1, 3), hargaBeli: 700 };
    expect(JSON.stringify(isi(addItem([], produk, "SG")))).not.toContain("hargaBeli");
  });
});

test("minus takes one unit and deletes the line at 1, Hapus deletes it at once", () => {
  const two = isi(addItem(isi(addItem([], mesin(1, 2), "SG")), mesin(1, 2), "SG"));
  const one = takeOne(two, kunci(1, "SG"));
  expect(jumlahUnit(one)).toBe(1);
  expect(takeOne(one, kunci(1, "SG"))).toEqual([]);
  expect(removeItem(two, kunci(1, "SG"))).toEqual([]);
  expect(removeItem(two, kunci(1, "PL"))).toEqual(two);
});

test("a typed quantity is held to the stock, lowering is always possible", () => {
  const cart = isi(addItem([], mesin(1, 5), "SG"));
  expect(changeQty(cart, kunci(1, "SG"), 6)).toEqual({ boleh: false, alasan: MAKSIMAL });
  expect(changeQty(cart, kunci(1, "SG"), 0).boleh).toBe(false);
  expect(changeQty(cart, kunci(1, "SG"), 1.5).boleh).toBe(false);
  const five = isi(changeQty(cart, kunci(1, "SG"), 5));
  const { keranjang } = renew(five, [mesin(1, 3)]);
  expect(problemOfBaris(keranjang[0] as Baris)).toBe("Stock Mesin 1 tidak mencukupi, tersisa 3");
  expect(changeQty(keranjang, kunci(1, "SG"), 4).boleh).toBe(true);
});

test("what changed meanwhile is said once, in sentences", () => {
  const filled = isi(changeQty(isi(addItem([], mesin(1, 5), "SG")), kunci(1, "SG"), 4));
  const cart = isi(addItem(isi(addItem(filled, mesin(2, 0), "PL")), mesin(3, 9), "SG"));
  const now = [mesin(1, 3, { hargaProduk: 1_500 as Rupiah }), mesin(2, 6), mesin(3, 9, { softDelete: true })];
  const { keranjang, perubahan } = renew(cart, now);
  expect(perubahan).toEqual([
    "Harga Mesin 1 berubah dari Rp 1.000 menjadi Rp 1.500",
    "Stock Mesin 1 berubah dari 5 menjadi 3, keranjang berisi 4",
    "Stock Mesin 2 sudah tersedia (6), baris ini tetap Pesan Langsung",
    "Mesin 3 sudah tidak aktif",
  ]);
  expect(keranjang.map(problemOfBaris)).toEqual([
    "Stock Mesin 1 tidak mencukupi, tersisa 3",
    null,
    "Mesin 3 tidak aktif, hapus dari keranjang",
  ]);
  expect(renew(keranjang, now).perubahan).toEqual([]);
});

test("a surcharge must be typed, if only 0, and only where there is one", () => {
  const cart = changeTambahan(isi(addItem([], mesin(1, 5), "SG")), kunci(1, "SG"), null);
  const line = cart[0] as Baris;
  expect(problemOfTambahan(line, "Online")).toBe("Nominal tambahan online minimal diisi angka 0");
  expect(problemOfTambahan(line, "Reguler")).toBeNull();
  expect(problemOfTambahan({ ...line, tambahanHargaOnline: 0 as Rupiah }, "Online")).toBeNull();
});

test("a discount comes off the price of each unit, never more than it, and not of an order of Online", () => {
  const filled = isi(changeQty(isi(addItem([], mesin(1, 5), "SG")), kunci(1, "SG"), 3));
  const cart = changeDiskon(filled, kunci(1, "SG"), 250 as Rupiah);
  const line = cart[0] as Baris;
  expect([totalHarga(line, "Reguler"), totalHarga(line, "")]).toEqual([2_250, 2_250]);
  expect([totalHarga(line, "Online"), totalDiskon(cart, "Online"), totalDiskon(cart, "Reguler")]).toEqual([
    3_000, 0, 750,
  ]);
  expect(problemOfDiskonBaris(line, "Reguler")).toBeNull();
  // The list of another customer may say a lower price than the discount.
  const [turun] = renew(cart, [mesin(1, 5, { hargaProduk: 200 as Rupiah })]).keranjang;
  expect(
    turun && [turun.diskon, problemOfDiskonBaris(turun, "Reguler"), problemOfDiskonBaris(turun, "Online")],
  ).toEqual([250, "Diskon Mesin 1 melebihi harganya", null]);
  expect(totalHarga({ ...line, diskon: null }, "Reguler")).toBe(3_000);
});

test("however it is filled, no cart holds more of the warehouse than there is", () => {
  const deed = fc.record({
    what: fc.constantFrom("SG", "PL", "kurangi", "hapus", "qty", "tambahan"),
    produk: fc.integer({ min: 0, max: 4 }),
    qty: fc.integer({ min: -2, max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(fc.nat(10), { minLength: 5, maxLength: 5 }), fc.array(deed), (stocks, deeds) => {
      const produk = stocks.map((stock, at) => mesin(at + 1, stock));
      let cart: Keranjang = [];
      for (const { what, produk: at, qty } of deeds) {
        const one = produk[at] as ProdukDijual;
        const line = { idProduk: one.idProduk, sumberProduk: one.stockSales > 0 ? "SG" : "PL" } as const;
        if (what === "kurangi") cart = takeOne(cart, line);
        else if (what === "hapus") cart = removeItem(cart, line);
        else if (what === "tambahan") cart = changeTambahan(cart, line, 500 as Rupiah);
        else {
          const hasil = what === "qty" ? changeQty(cart, line, qty) : addItem(cart, one, what as SumberProduk);
          if (hasil.boleh) cart = hasil.keranjang;
        }
      }
      expect(cart.map(problemOfBaris).filter((masalah) => masalah !== null)).toEqual([]);
      expect(cart.every((line) => line.qty >= 1)).toBe(true);
      expect(new Set(cart.map((line) => `${line.idProduk} ${line.sumberProduk}`)).size).toBe(cart.length);
    }),
  );
});
