/** Text as the tax office takes it: one line, without characters that nobody sees. They are its most frequent reason to refuse a file. */
export const cleanTeks = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g, " ")
    .replace(/[\p{Cf}\u115f\u1160\u2800\u3164\uffa0\ufffe\uffff\ufffd]/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Nothing to clean or to escape: nearly all values, and cleaning takes most of the time of a large file. */
const PLAIN = /^[\w.,:;()/@+-]+(?: [\w.,:;()/@+-]+)*$/;

/** An element on a line of its own: the tax office names what it refuses by the line. */
export function elementXml(nama: string, nilai: string): string {
  if (PLAIN.test(nilai)) return `<${nama}>${nilai}</${nama}>`;
  const isi = cleanTeks(nilai).replace(/[&<>"']/g, (huruf) => ESCAPES[huruf] ?? huruf);
  return isi === "" ? `<${nama}/>` : `<${nama}>${isi}</${nama}>`;
}

/** Hundredths with a dot and two decimals; not by division, which leaves noise behind the second. */
export function angkaSen(sen: number): string {
  if (!Number.isSafeInteger(sen)) throw new RangeError(`Not an amount in hundredths: ${sen}`);
  const digits = String(Math.abs(sen)).padStart(3, "0");
  return `${sen < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The first two lines of a file. */
export const headXml = (nama: string, skema: string): string[] => [
  '<?xml version="1.0" encoding="utf-8"?>',
  `<${nama} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="${skema}">`,
];
