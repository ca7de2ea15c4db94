import { rupiah, tanggal } from "#kernel/format.ts";
import { hargaNaik, persenan } from "#kernel/persen.ts";
import type { Problem } from "#kernel/problem.ts";
import { MAX_RUPIAH, type Rupiah, type Tanggal } from "#kernel/types.ts";
import { invalidField } from "#platform/http/refusal.ts";
import type { BarisDiisi, BarisHarga } from "../contract.ts";

/** What is wrong with the days of a list. */
export const problemsOfMasa = ({ mulai, sampai }: { mulai: Tanggal; sampai: Tanggal | null }): Problem[] =>
  sampai !== null && sampai < mulai
    ? [{ field: "sampai", message: `Berlaku sampai tidak boleh sebelum ${tanggal(mulai)}` }]
    : [];

/** Prices that held already stay as they were. */
export const problemsOfMulai = (mulai: Tanggal, today: Tanggal): Problem[] =>
  mulai < today ? [{ field: "mulai", message: "Harga berlaku paling cepat mulai hari ini" }] : [];

/** What is wrong with one price, or null. */
export function problemOfHarga({ harga, persen }: Pick<BarisDiisi, "harga" | "persen">): string | null {
  if (harga !== null && persen !== null) return "Isi harga atau potongan, tidak keduanya";
  return null;
}

/** How a price is told in the history. */
export const sayHarga = (nama: string, { harga, persen }: Pick<BarisDiisi, "harga" | "persen">): string => {
  if (harga !== null) return `${nama} ${rupiah(harga)}`;
  return persen === null ? `${nama} harga produk` : `${nama} potongan ${persenan(persen)}`;
};

/** The fixed prices of a list as they become, and how many follow their product's price. Refuses what no price can be. */
export function kenaikan(baris: readonly BarisHarga[], persen: number, bulat: number) {
  const tetap = baris.flatMap(({ idProduk, namaProduk, harga }) => {
    if (harga === null) return [];
    const sesudah = hargaNaik(harga, persen, bulat);
    return sesudah === harga ? [] : [{ idProduk, namaProduk, sebelum: harga, sesudah: sesudah as Rupiah }];
  });
  const terlalu = tetap.find(({ sesudah }) => sesudah > MAX_RUPIAH);
  if (terlalu) throw invalidField("persen", `Harga ${terlalu.namaProduk} menjadi terlalu besar`);
  return { tetap, mengikuti: baris.filter((satu) => satu.persen !== null).length };
}
