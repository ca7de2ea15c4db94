import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BarisPpn, dppLain, fractionOf, type IsiPpn, linesOf, npwp16, pajakAtas, splitInklusif } from "./pajak.ts";
import type { Rupiah } from "./types.ts";

const TARIF = { persen: 12, pembilang: 11, penyebut: 12 };
/** Luxury goods: the rate is taken of the whole price. */
const PENUH = { persen: 12, pembilang: 1, penyebut: 1 };
const rp = (nilai: number) => nilai as Rupiah;
const sum = (values: readonly number[]) => values.reduce((jumlah, satu) => jumlah + satu, 0);

describe("the values that the tax office's own samples and its users name", () => {
  test.each([
    [100_000, 91_666_67, 11_000],
    [8_945, 8_199_58, 984],
    [1, 92, 0],
    [37_500_000, 34_375_000_00, 4_125_000],
    [0, 0, 0],
  ])("dpp %i: dpp nilai lain %i hundredths, ppn %i", (dpp, lain, ppn) => {
    expect(dppLain(rp(dpp), TARIF)).toBe(lain);
    expect(pajakAtas(rp(dpp), fractionOf(TARIF))).toBe(ppn);
  });

  test("a price that includes the tax is split, never both parts rounded", () => {
    expect(splitInklusif(rp(11_100_000), fractionOf(TARIF))).toEqual({ dpp: 10_000_000, ppn: 1_100_000 });
    expect(splitInklusif(rp(100), fractionOf(TARIF))).toEqual({ dpp: 90, ppn: 10 });
    expect(splitInklusif(rp(1_120), fractionOf(PENUH))).toEqual({ dpp: 1_000, ppn: 120 });
    expect(splitInklusif(rp(-100), fractionOf(TARIF))).toEqual({ dpp: -90, ppn: -10 });
  });

  test("the largest amounts are exact, and what could not be is refused", () => {
    expect(dppLain(rp(9_999_999_999_999), TARIF)).toBe(916_666_666_666_575);
    expect(splitInklusif(rp(9_999_999_999_999), fractionOf(TARIF))).toEqual({
      dpp: 9_009_009_009_008,
      ppn: 990_990_990_991,
    });
    expect(() => dppLain(rp(999_999_999_999_999), TARIF)).toThrow(RangeError);
    expect(() => pajakAtas(rp(0.5), fractionOf(TARIF))).toThrow(RangeError);
  });

  test("the base is the nearest whole rupiah, whatever the amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000_000 }), (total) => {
        const { dpp, ppn } = splitInklusif(rp(total), fractionOf(TARIF));
        expect(dpp + ppn).toBe(total);
        const jarak = BigInt(dpp) * 111n - BigInt(total) * 100n;
        expect(2n * (jarak < 0n ? -jarak : jarak) <= 111n).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

/** Random numbers from a seed, so that orders of 200 lines cost nothing to make and a failure names its seed. */
function acak(seed: number) {
  let keadaan = seed >>> 0;
  return (max: number): number => {
    keadaan = (keadaan + 0x6d2b79f5) >>> 0;
    let t = keadaan;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * (max + 1));
  };
}

/** An order with discounts and additions, and what its customer pays. */
function orderAcak(seed: number): IsiPpn & { total: Rupiah } {
  const sampai = acak(seed);
  const hargaMax = [1, 99, 25_000, 90_000_000][sampai(3)] ?? 1;
  const baris = Array.from({ length: 1 + sampai([2, 10, 199][sampai(2)] ?? 2) }, () => {
    const [harga, jumlah] = [sampai(hargaMax), 1 + sampai(30)];
    return { harga: rp(harga), jumlah, diskon: rp(sampai(2) === 0 ? sampai(harga * jumlah) : 0) };
  });
  const tambahan = Array.from({ length: sampai(3) }, () => rp(1 + sampai(hargaMax)));
  const kotor = sum(baris.map(({ harga, jumlah, diskon }) => harga * jumlah - diskon)) + sum(tambahan);
  const diskon = rp(sampai(1) === 0 ? 0 : sampai(kotor));
  const termasukPpn = sampai(1) === 0;
  const bersih = rp(kotor - diskon);
  const ppn = termasukPpn ? splitInklusif(bersih, fractionOf(TARIF)).ppn : pajakAtas(bersih, fractionOf(TARIF));
  const total = rp(termasukPpn ? bersih : bersih + ppn);
  return { baris, diskon, tambahan, termasukPpn, dpp: rp(total - ppn), ppn, tarif: TARIF, total };
}

const seeds = fc.nat(2 ** 31 - 1);

/** The first line of which this does not hold: a million assertions would take longer than what they assert. */
const wrong = (baris: readonly BarisPpn[], holds: (satu: BarisPpn, at: number) => boolean) =>
  baris.find((satu, at) => !holds(satu, at));

describe("lines of 10,000 random orders", () => {
  test("add up to the invoice in base and tax, and each to its price and discount", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const order = orderAcak(seed);
        const baris = linesOf(order);
        expect(baris).toHaveLength(order.baris.length + order.tambahan.length);
        expect(sum(baris.map(({ ppn }) => ppn))).toBe(order.ppn * 100);
        expect(sum(baris.map(({ dpp }) => dpp))).toBe((order.total - order.ppn) * 100);
        expect(wrong(baris, (satu) => satu.harga * satu.jumlah - satu.diskon === satu.dpp)).toBeUndefined();
        expect(wrong(baris, (satu) => Object.values(satu).every((nilai) => nilai >= 0))).toBeUndefined();
        expect(wrong(baris, (satu) => satu.dppLain === dppLain(rp(satu.dpp / 100), TARIF))).toBeUndefined();
      }),
      { numRuns: 10_000 },
    );
  });

  test("are taxed at 11 % each to the hundredth, but for the largest, which differs by less than a rupiah", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const baris = linesOf(orderAcak(seed));
        const beda = baris.map(({ dpp, ppn }) => Math.abs(ppn - (dpp * 11) / 100));
        expect(Math.max(...beda)).toBeLessThan(100);
        const terbesar = Math.max(...baris.map(({ dpp }) => dpp));
        const lain = baris.filter(({ dpp }, at) => dpp < terbesar && (beda[at] ?? 0) > 0);
        // Where even the largest line is only some rupiah, all of them share the rest.
        if (terbesar > 1_000) expect(lain).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  test("without a discount have a price of which nothing but rounding is taken off", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const acakan = orderAcak(seed);
        const utuh = acakan.baris.map((satu) => ({ ...satu, diskon: rp(0) }));
        const bersih = rp(sum(utuh.map(({ harga, jumlah }) => harga * jumlah)) + sum(acakan.tambahan));
        const { ppn } = splitInklusif(bersih, fractionOf(TARIF));
        const baris = linesOf({ ...acakan, baris: utuh, diskon: rp(0), termasukPpn: true, dpp: rp(bersih - ppn), ppn });
        expect(wrong(baris, ({ diskon, jumlah }) => diskon < jumlah)).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });
});

test("examples: an order discount goes to the goods by their value, freight is a line of its own", () => {
  const isi = {
    baris: [
      { harga: rp(600_000), jumlah: 1, diskon: rp(0) },
      { harga: rp(100_000), jumlah: 4, diskon: rp(0) },
    ],
    diskon: rp(100_000),
    tambahan: [rp(50_000)],
    termasukPpn: false,
    dpp: rp(950_000),
    ppn: pajakAtas(rp(950_000), fractionOf(TARIF)),
    tarif: TARIF,
  };
  expect(linesOf(isi).map(({ harga, diskon, dpp, ppn }) => [harga, diskon, dpp, ppn])).toEqual([
    [600_000_00, 60_000_00, 540_000_00, 59_400_00],
    [100_000_00, 40_000_00, 360_000_00, 39_600_00],
    [50_000_00, 0, 50_000_00, 5_500_00],
  ]);
  expect(linesOf({ ...isi, termasukPpn: true, ...splitInklusif(rp(950_000), fractionOf(TARIF)) })[0]).toEqual({
    ...{ jumlah: 1, harga: 540_540_54, diskon: 54_053_54, dpp: 486_487_00, dppLain: 445_946_42, ppn: 53_513_41 },
  });
  expect(() => linesOf({ ...isi, diskon: rp(1_050_001) })).toThrow(RangeError);
});

test("an NPWP is the same however it is written", () => {
  expect(npwp16("01.234.567.8-901.234")).toBe("0012345678901234");
  expect(npwp16("0012345678901234")).toBe("0012345678901234");
  expect(npwp16("")).toBe("");
});

describe("what no faktur can be made of is refused in words", () => {
  const satu = { harga: rp(1_000), jumlah: 1, diskon: rp(0) };
  const isi = (lain: Partial<IsiPpn>): IsiPpn => ({
    ...{ baris: [satu], diskon: rp(0), tambahan: [], termasukPpn: false, dpp: rp(1_000), ppn: rp(110), tarif: TARIF },
    ...lain,
  });

  test("amounts that are no whole rupiah, or too large to be exact", () => {
    expect(() => dppLain(rp(1.5), TARIF)).toThrow("Not a whole amount: 1.5");
    expect(() => pajakAtas(9_007_199_254_740_991, { atas: 9, bawah: 2 })).toThrow(
      "Too large to be exact: 9007199254740991 x 9 / 2",
    );
    const besar = { ...satu, harga: rp(99_999_999_999_999) };
    expect(() => linesOf(isi({ baris: [besar], dpp: besar.harga, ppn: rp(0) }))).toThrow(/^Too large to be exact/);
  });

  test("discounts that exceed what they are of", () => {
    const lebih = "A discount exceeds what it is of";
    expect(() => linesOf(isi({ baris: [satu, { ...satu, diskon: rp(1_001) }], dpp: rp(999) }))).toThrow(lebih);
    expect(() => linesOf(isi({ diskon: rp(1_001), dpp: rp(0), ppn: rp(0) }))).toThrow(lebih);
    expect(linesOf(isi({ diskon: rp(1_000), dpp: rp(0), ppn: rp(0) }))).toMatchObject([{ dpp: 0, diskon: 1_000_00 }]);
  });
});
