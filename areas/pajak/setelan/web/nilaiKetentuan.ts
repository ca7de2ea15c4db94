import { desimal, ribuan } from "#kernel/format.ts";
import type { Ketentuan } from "../isiPajak.ts";

/** A rate in per cent where it is one, a number as a number, else the fraction. */
export function nilaiKetentuan({ atas, bawah }: Pick<Ketentuan, "atas" | "bawah">): string {
  if (bawah === 1) return ribuan(atas);
  return bawah === 100 || bawah === 1000 ? `${desimal((atas * 100) / bawah)}%` : `${atas}/${bawah}`;
}
