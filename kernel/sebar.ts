import type { Rupiah } from "./types.ts";

/** Spreads an amount by weights to the whole rupiah: what rounding leaves goes to the largest remainders, the first of equals. */
export function spread(nominal: number, bobot: readonly number[]): Rupiah[] {
  if (bobot.length === 0) return [];
  const semua = bobot.reduce((sum, satu) => sum + BigInt(satu), 0n);
  if (semua === 0n)
    return spread(
      nominal,
      bobot.map(() => 1),
    );
  const bagian = bobot.map((satu, at) => {
    const kali = BigInt(nominal) * BigInt(satu);
    return { at, nilai: kali / semua, sisa: kali % semua };
  });
  let kurang = BigInt(nominal) - bagian.reduce((sum, { nilai }) => sum + nilai, 0n);
  for (const satu of bagian.toSorted((a, b) => (a.sisa === b.sisa ? a.at - b.at : a.sisa > b.sisa ? -1 : 1))) {
    if (kurang === 0n) break;
    satu.nilai += 1n;
    kurang -= 1n;
  }
  return bagian.map(({ nilai }) => Number(nilai) as Rupiah);
}
