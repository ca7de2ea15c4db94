/** How whole numbers are read in a field: `uang` allows what stands around amounts of rupiah. */
export type NumberRules = { min: number; max: number; uang: boolean };

export type ReadNumber =
  | { angka: number | ""; masalah: null }
  /** What was typed is kept: a number that quietly became another would be believed. */
  | { angka: ""; masalah: string };

const PLAIN = /^(-?)(\d+|\d{1,3}(?:\.\d{3})+)$/;
const MONEY = /^(-?)\s*(?:Rp\.?\s*)?(-?\d+|-?\d{1,3}(?:\.\d{3})+)(?:,(?:-|0{1,2}))?$/i;

/** What a person types or pastes for a whole number: 5000, 2.500.000, and for money Rp 2.500.000,00 as well. */
export function readNumber(typed: string, { min, max, uang }: NumberRules): ReadNumber {
  const text = typed.replace(/\s+/g, " ").trim();
  if (text === "") return { angka: "", masalah: null };
  const found = (uang ? MONEY : PLAIN).exec(text);
  const whole = `${found?.[1] ?? ""}${found?.[2] ?? ""}`;
  if (!found || whole.startsWith("--")) return { angka: "", masalah: uang ? NO_AMOUNT : NO_NUMBER };
  const angka = Number(whole.replaceAll(".", ""));
  if (angka < min) return { angka: "", masalah: `Paling sedikit ${grouped(String(min))}` };
  if (angka > max) return { angka: "", masalah: `Paling banyak ${grouped(String(max))}` };
  return { angka: angka === 0 ? 0 : angka, masalah: null };
}

const NO_NUMBER = "Isi dengan bilangan bulat, misalnya 1250";
const NO_AMOUNT = "Isi dengan rupiah bulat, misalnya 2.500.000";

/** Digits with their thousands apart; done on the text, so that no digit of a very long one is lost. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ".");

/** A number as the field shows it. */
export function writtenNumber(value: number | string | null | undefined, uang: boolean): string {
  const text = String(value ?? "");
  if (!/^-?\d+$/.test(text)) return text;
  return decorated(text.startsWith("-") ? "-" : "", text.replace("-", ""), uang);
}

const decorated = (sign: string, digits: string, uang: boolean): string =>
  `${sign}${uang ? "Rp " : ""}${grouped(digits)}`;

export type Shown = {
  text: string;
  /** The dots and the Rp in it were set by the field, not typed. */
  ours: boolean;
};
/** One change of a field's text, as the browser tells it. */
export type Typing = { raw: string; inputType: string; data: string | null };

/** The text after a change: readable numbers are grouped while they are typed, everything else stays as it is. */
export function shownAfter(before: Shown, { raw, inputType, data }: Typing, rules: NumberRules): Shown {
  const digits = raw.replace(/\D/g, "");
  const onlyDigits =
    inputType.startsWith("delete") || (/^insert(Composition)?Text$/.test(inputType) && /^\d+$/.test(data ?? ""));
  // Between the field's own dots a digit came or went: the dots move.
  if (before.ours && onlyDigits) {
    if (digits === "") return { text: "", ours: true };
    return { text: decorated(raw.startsWith("-") ? "-" : "", digits, rules.uang), ours: true };
  }
  const { angka, masalah } = readNumber(raw, rules);
  if (masalah !== null) return { text: raw, ours: false };
  return angka === ""
    ? { text: "", ours: true }
    : { text: decorated(angka < 0 ? "-" : "", wholeDigits(raw), rules.uang), ours: true };
}

/** The digits before a `,00`. */
const wholeDigits = (raw: string): string => raw.replace(/,.*$/, "").replace(/\D/g, "");
