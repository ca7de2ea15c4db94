import { desimal } from "#kernel/format.ts";

/** An amount of the bank, which counts hundredths: -1050 -> "-Rp 10,5". */
export const uangSen = (sen: number): string => `${sen < 0 ? "-" : ""}Rp ${desimal(Math.abs(sen) / 100)}`;
