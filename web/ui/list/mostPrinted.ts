import { ribuan } from "#kernel/format.ts";

/** So many rows of a list are printed at most: more than somebody reads, and as many as a browser lays out in seconds. */
export const MOST_PRINTED = 2_000;

/** Says of a printed list that it has more rows. */
export const sayUnprinted = (total: number): string =>
  `Yang dicetak ${ribuan(MOST_PRINTED)} baris pertama dari ${ribuan(total)}. Persempit pencarian atau filternya untuk mencetak sisanya.`;
