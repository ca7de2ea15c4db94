import type { Rupiah } from "./types.ts";

/** Arithmetic on money: whole rupiah in, whole rupiah out. */
export const sumOf = (...amounts: readonly Rupiah[]): Rupiah =>
  amounts.reduce((sum: number, amount) => sum + amount, 0) as Rupiah;
