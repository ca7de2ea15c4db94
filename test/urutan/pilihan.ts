import type { Pilihan } from "./penjadwal.ts";

const otherwise = (wanted: string, siap: readonly string[]): string =>
  siap.includes(wanted) ? wanted : (siap[0] ?? "");

/** The first of them goes `steps` steps, then the other to its end, then the first: at most two changes of turn. */
export function berganti(first: string, steps: number): Pilihan {
  const other = first === "A" ? "B" : "A";
  let done = 0;
  return (siap) => {
    const huruf = otherwise(done < steps ? first : other, siap);
    if (huruf === first) done += 1;
    return huruf;
  };
}

/** A choice at each step, by a seed. */
export function acak(seed: number): Pilihan {
  let state = seed >>> 0;
  return (siap) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return siap[((mixed ^ (mixed >>> 14)) >>> 0) % siap.length] ?? "";
  };
}

/** The schedule of these letters once more. */
export function ulangi(huruf: string): Pilihan {
  let at = 0;
  return (siap) => otherwise(huruf[at++] ?? "", siap);
}
