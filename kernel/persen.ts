import { type Field, Refused, required } from "./field.ts";

/** 12.5 -> "12,5%" */
export const persenan = (persen: number): string => `${String(persen).replace(".", ",")}%`;

type Batas = { min?: number; max?: number; empty?: string };

/** A number of per cent with at most two decimals, typed with a comma or a point. */
export function persen(label: string, { min = 0, max = 100, empty }: Batas = {}): Field<number, number | string> {
  const json = { type: "number", title: label, minimum: min, maximum: max, multipleOf: 0.01 };
  return required<number, number | string>(empty ?? `${label} tidak boleh kosong`, json, (raw) => {
    const text = typeof raw === "number" ? String(raw) : raw;
    if (typeof text !== "string" || !/^\s*-?\d{1,4}([.,]\d+)?\s*%?\s*$/.test(text)) {
      throw new Refused(`${label} harus berupa angka`);
    }
    if ((text.trim().replace("%", "").split(/[.,]/)[1] ?? "").trim().length > 2) {
      throw new Refused(`${label} paling banyak dua angka di belakang koma`);
    }
    const value = Number.parseFloat(text.replace(",", "."));
    if (value < min) throw new Refused(`${label} minimal ${persenan(min)}`);
    if (value > max) throw new Refused(`${label} maksimal ${persenan(max)}`);
    return value;
  });
}

/** In hundredths of a per cent, so that nothing is lost on the way. */
const SELURUHNYA = 10_000n;

/**
 * A price that rises (or falls, below 0) by so many per cent, rounded once to the nearest step. What has a price keeps one, and what has
 * none gets none. It may be more than an amount can be.
 */
export function hargaNaik(harga: number, naik: number, langkah: number): number {
  if (harga === 0) return 0;
  const teliti = BigInt(harga) * (SELURUHNYA + BigInt(Math.round(naik * 100)));
  const satuan = SELURUHNYA * BigInt(langkah);
  return Math.max(1, Number((2n * teliti + satuan) / (2n * satuan))) * langkah;
}
