import type { Menunggu } from "../contract.ts";

/** What approving several documents does to an account. */
export type DampakBersama = { rekening: string; jumlah: number };

/** Between the accounts of a transfer, as the server writes them. */
const KE = " → ";

/** What all of them together would bring to or take out of each account, in the order in which they name them. */
export function sumDampak(
  rows: readonly (Pick<Menunggu, "arah" | "rekening"> & { nominal: number | null })[],
): DampakBersama[] {
  const sums = new Map<string, number>();
  const add = (rekening: string | undefined, nominal: number) => {
    if (rekening) sums.set(rekening, (sums.get(rekening) ?? 0) + nominal);
  };
  for (const { arah, nominal, rekening } of rows) {
    if (arah === null || nominal === null) continue;
    const [dari, ke] = rekening.split(KE);
    add(dari, arah === "masuk" ? nominal : -nominal);
    if (arah === "pindah") add(ke, nominal);
  }
  return [...sums].map(([rekening, jumlah]) => ({ rekening, jumlah }));
}
