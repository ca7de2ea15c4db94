import { spread } from "./sebar.ts";
import type { Branded, Rupiah } from "./types.ts";

/** Hundredths of a rupiah, which a faktur pajak is written in. */
export type Sen = Branded<number, "Sen">;

/** The rate, and the part of the price that it is taken of (*DPP nilai lain*): 12 % of 11/12 is 11 %. Rates hold by day. */
export type TarifPpn = { persen: number; pembilang: number; penyebut: number };

/** An amount of money with its tax: both together are what is paid. */
export type DppPpn = { dpp: Rupiah; ppn: Rupiah };

/** An amount times a fraction. What money can be multiplied with a rate exceeds what a number holds exactly, so that products are BigInt. */
function halfUp(nilai: number, kali: number, bagi: number): number {
  if (!Number.isSafeInteger(nilai)) throw new RangeError(`Not a whole amount: ${nilai}`);
  const [atas, bawah] = [BigInt(Math.abs(nilai)) * BigInt(kali), BigInt(bagi)];
  const hasil = Number((2n * atas + bawah) / (2n * bawah));
  if (!Number.isSafeInteger(hasil)) throw new RangeError(`Too large to be exact: ${nilai} x ${kali} / ${bagi}`);
  // What is given back is rounded as what was taken. A zero has no sign.
  return nilai < 0 && hasil !== 0 ? -hasil : hasil;
}

const senOf = (rupiah: number): Sen => {
  const sen = rupiah * 100;
  if (!Number.isSafeInteger(sen)) throw new RangeError(`Too large to be exact in hundredths: ${rupiah}`);
  return sen as Sen;
};

/** A rate as a fraction of the base: 12 % of 11/12 is 132 of 1200. */
export type PecahanPpn = { atas: number; bawah: number };
export const fractionOf = ({ persen, pembilang, penyebut }: TarifPpn): PecahanPpn => ({
  atas: persen * pembilang,
  bawah: 100 * penyebut,
});

/** The base and the tax in an amount that includes the tax, as `ppn_dari` of the database: the base is rounded, the tax is the rest. */
export function splitInklusif(total: Rupiah, { atas, bawah }: PecahanPpn): DppPpn {
  const dpp = halfUp(total, bawah, bawah + atas) as Rupiah;
  return { dpp, ppn: (total - dpp) as Rupiah };
}

/** The tax on a base. With PPN on top of a price, the base within both together is that price again. */
export const pajakAtas = (dasar: number, { atas, bawah }: PecahanPpn): Rupiah => halfUp(dasar, atas, bawah) as Rupiah;

/** The part of the base that the rate is taken of. */
export const dppLain = (dpp: Rupiah, { pembilang, penyebut }: TarifPpn): Sen =>
  halfUp(dpp, 100 * pembilang, penyebut) as Sen;

/** The digits of an NPWP, by which two are compared. One of a company from before 2024 has 15, and a zero more since. */
export function npwp16(npwp: string): string {
  const angka = npwp.replace(/\D/g, "");
  return angka.length === 15 ? `0${angka}` : angka;
}

/** A line as it was sold; `diskon` is of the whole line. */
export type BarisHarga = { harga: Rupiah; jumlah: number; diskon: Rupiah };

export type IsiPpn = {
  baris: readonly BarisHarga[];
  /** The discount of the order as a whole. */
  diskon: Rupiah;
  /** What is added to the order as a whole (freight, crates, administration): each is a line of its own. */
  tambahan: readonly Rupiah[];
  /** Whether these prices include the tax. */
  termasukPpn: boolean;
  /** What the invoice says: prices that were rounded come to some rupiah more or less. */
  dpp: Rupiah;
  ppn: Rupiah;
  tarif: TarifPpn;
};

/** The amounts of a line of a faktur; `harga` is of one unit, and harga x jumlah - diskon = dpp. */
export type BarisPpn = { jumlah: number; harga: Sen; diskon: Sen; dpp: Sen; dppLain: Sen; ppn: Sen };

/**
 * The lines of a faktur, those of `baris` and then those of `tambahan`. Their bases are whole rupiah that add up to the base of the
 * invoice, and their taxes add up to `ppn`.
 */
export function linesOf({ baris, diskon, tambahan, termasukPpn, tarif, ...invoice }: IsiPpn): BarisPpn[] {
  const terjual = [...baris, ...tambahan.map((harga) => ({ harga, jumlah: 1, diskon: 0 as Rupiah }))];
  const potongan = discountsOf(terjual, baris.length, diskon);
  const bersih = terjual.map(({ harga, jumlah }, at) => harga * jumlah - (potongan[at] ?? 0));
  const dpp = spread(invoice.dpp, bersih);
  const pajak = taxesOf(dpp, invoice.ppn, tarif);
  return terjual.map(({ harga, jumlah }, at) => {
    const dasar = dpp[at] ?? (0 as Rupiah);
    const didiskon = (potongan[at] ?? 0) > 0;
    const satuan = termasukPpn
      ? hargaTanpaPpn(harga, jumlah, dasar, didiskon, tarif)
      : (Math.max(senOf(harga), enough(dasar, jumlah)) as Sen);
    return {
      jumlah,
      harga: satuan,
      diskon: (satuan * jumlah - dasar * 100) as Sen,
      dpp: senOf(dasar),
      dppLain: dppLain(dasar, tarif),
      ppn: pajak[at] ?? (0 as Sen),
    };
  });
}

/** What is taken off each line: its own discount and its part of the order's, by value. Goods bear it before additions do. */
function discountsOf(terjual: readonly BarisHarga[], barang: number, diskon: Rupiah): number[] {
  const nilai = terjual.map((satu) => satu.harga * satu.jumlah - satu.diskon);
  const sum = (dari: readonly number[]) => dari.reduce((jumlah, satu) => jumlah + satu, 0);
  const nilaiBarang = sum(nilai.slice(0, barang));
  if (nilai.some((satu) => satu < 0) || diskon > sum(nilai)) throw new RangeError("A discount exceeds what it is of");
  const dariBarang = Math.min(diskon, nilaiBarang);
  const bagian = [...spread(dariBarang, nilai.slice(0, barang)), ...spread(diskon - dariBarang, nilai.slice(barang))];
  return terjual.map((satu, at) => satu.diskon + (bagian[at] ?? 0));
}

/**
 * The price of a unit without the tax. Two decimals cannot say every base of a line, so the price is such that what exceeds the base is a
 * discount: of less than a hundredth for each unit where nothing was taken off.
 */
function hargaTanpaPpn(harga: number, jumlah: number, dpp: number, didiskon: boolean, tarif: TarifPpn): Sen {
  const { persen, pembilang, penyebut } = tarif;
  const cukup = enough(dpp, jumlah);
  if (!didiskon) return cukup;
  return Math.max(cukup, halfUp(senOf(harga), 100 * penyebut, 100 * penyebut + persen * pembilang)) as Sen;
}

/** The lowest price of a unit that comes to no less than the base. */
const enough = (dpp: number, jumlah: number): Sen => (jumlah === 0 ? 0 : Math.ceil(senOf(dpp) / jumlah)) as Sen;

/** The tax of each line to the hundredth. The rest that makes them the invoice's, less than a rupiah, goes to the largest line. */
function taxesOf(dpp: readonly Rupiah[], ppn: Rupiah, { persen, pembilang, penyebut }: TarifPpn): Sen[] {
  const pajak = dpp.map((satu) => halfUp(satu, persen * pembilang, penyebut));
  const sisa = senOf(ppn) - pajak.reduce((sum, satu) => sum + satu, 0);
  const terbesar = dpp.reduce((best, satu, at) => (satu > (dpp[best] ?? 0) ? at : best), 0);
  const lalu = (pajak[terbesar] ?? 0) + sisa;
  // Lines of single rupiah are smaller than the rest may be: they share the tax.
  if (lalu < 0) return spread(senOf(ppn), dpp) as readonly number[] as Sen[];
  return pajak.map((satu, at) => (at === terbesar ? lalu : satu) as Sen);
}
