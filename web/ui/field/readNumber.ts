/** Rules of a number field; `uang` accepts "Rp", dots and ",00". */
export type NumberRules = { min: number; max: number; uang: boolean };

export type ReadNumber =
  | { angka: number | ""; masalah: null }
  /** There is no rounding or guessing: a number that silently became another one would be believed. */
  | { angka: ""; masalah: string };

const PLAIN = /^(-?)(\d+|\d{1,3}(?:\.\d{3})+)$/;
const MONEY = /^(-?)\s*(?:Rp\.?\s*)?(-?\d+|-?\d{1,3}(?:\.\d{3})+)(?:,(?:-|0{1,2}))?$/i;

/** Reads a typed or pasted whole number: 5000, 2.500.000, and for money also Rp 2.500.000,00. */
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

/** Digits with dots between thousands. Works on the text, so that very long numbers keep all digits. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ".");

/** A number as text in the field. */
export function writtenNumber(value: number | string | null | undefined, uang: boolean): string {
  const text = String(value ?? "");
  if (!/^-?\d+$/.test(text)) return text;
  return decorated(text.startsWith("-") ? "-" : "", text.replace("-", ""), uang);
}

const decorated = (sign: string, digits: string, uang: boolean): string =>
  `${sign}${uang ? "Rp " : ""}${grouped(digits)}`;

export type Shown = {
  text: string;
  /** Dots and "Rp" in the text were set by the field and not typed. */
  ours: boolean;
};
/** A change of a field's text, as an input event reports it. */
export type Typing = { raw: string; inputType: string; data: string | null };

/** The text after a change. A readable number is grouped while typing; any other text stays as it is. */
export function shownAfter(before: Shown, { raw, inputType, data }: Typing, rules: NumberRules): Shown {
  const digits = raw.replace(/\D/g, "");
  const onlyDigits =
    inputType.startsWith("delete") || (/^insert(Composition)?Text$/.test(inputType) && /^\d+$/.test(data ?? ""));
  // A digit was added or removed between dots that the field had set: group anew.
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
