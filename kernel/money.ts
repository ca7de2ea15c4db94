import type { Rupiah } from "./types.ts";

export const sumOf = (...amounts: readonly Rupiah[]): Rupiah =>
  amounts.reduce((sum: number, amount) => sum + amount, 0) as Rupiah;
