const SMALL = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const SCALES = [
  [1_000_000_000_000, "trillion"],
  [1_000_000_000, "billion"],
  [1_000_000, "million"],
  [1_000, "thousand"],
  [100, "hundred"],
] as const;
const LARGEST = 999_999_999_999_999;

/** An amount in English words, as `terbilang` says it in Indonesian: 1200000 -> "one million two hundred thousand rupiah". */
export function inWords(n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > LARGEST) {
    throw new RangeError(`inWords takes whole rupiah from 0 to ${LARGEST}, not ${n}`);
  }
  return n === 0 ? "zero rupiah" : `${words(n).join(" ")} rupiah`;
}

function words(n: number): string[] {
  if (n === 0) return [];
  for (const [scale, name] of SCALES) {
    if (n >= scale) return [...words(Math.floor(n / scale)), name, ...words(n % scale)];
  }
  const ten = TENS[Math.floor(n / 10)];
  if (!ten) return [SMALL[n] ?? ""];
  return [n % 10 === 0 ? ten : `${ten}-${SMALL[n % 10]}`];
}
