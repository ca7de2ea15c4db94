const SMALL = [
  "nol",
  "satu",
  "dua",
  "tiga",
  "empat",
  "lima",
  "enam",
  "tujuh",
  "delapan",
  "sembilan",
  "sepuluh",
  "sebelas",
] as const;
const SCALES = [
  [1_000_000_000_000, "triliun"],
  [1_000_000_000, "miliar"],
  [1_000_000, "juta"],
] as const;
const LARGEST = 999_999_999_999_999;

/** An amount in words, as on invoices: 1200000 -> "satu juta dua ratus ribu rupiah". */
export function terbilang(n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > LARGEST) {
    throw new RangeError(`terbilang takes whole rupiah from 0 to ${LARGEST}, not ${n}`);
  }
  return n === 0 ? "nol rupiah" : `${words(n).join(" ")} rupiah`;
}

/** Zero has no word: "dua puluh" and not "dua puluh nol". */
function words(n: number): string[] {
  if (n === 0) return [];
  for (const [scale, name] of SCALES) {
    if (n >= scale) return [...words(Math.floor(n / scale)), name, ...words(n % scale)];
  }
  if (n >= 2000) return [...words(Math.floor(n / 1000)), "ribu", ...words(n % 1000)];
  if (n >= 1000) return ["seribu", ...words(n - 1000)];
  if (n >= 200) return [...words(Math.floor(n / 100)), "ratus", ...words(n % 100)];
  if (n >= 100) return ["seratus", ...words(n - 100)];
  if (n >= 20) return [...words(Math.floor(n / 10)), "puluh", ...words(n % 10)];
  if (n >= 12) return [...words(n - 10), "belas"];
  return [SMALL[n] ?? ""];
}
