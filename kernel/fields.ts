import * as z from "zod/mini";
import { misshapen } from "./depth.ts";
import { type Field, optional, Refused, required, withDefault } from "./field.ts";
import { ribuan } from "./format.ts";
import type { Item } from "./item.ts";
import { isHari, luarBatas } from "./kalender.ts";
import { type Id, MAX_RUPIAH, type Rupiah, type Tanggal } from "./types.ts";

export { kept, optional, withDefault } from "./field.ts";

const emptySentence = (label: string) => `${label} tidak boleh kosong`;

// Control characters other than tab and line breaks belong in no text: PostgreSQL refuses NUL, and spreadsheets break
// on the two noncharacters U+FFFE and U+FFFF.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/;

/**
 * Characters that cannot be seen. Which fields take them:
 *   names, codes and every other text of one line   none: two names that look alike must be the same name
 *   text of several lines (descriptions, addresses)  joiners alone, which emoji and some scripts are written with;
 *                                                    never what turns the direction of the words on paper
 *   what a list is searched for                      taken out: they come along with what was copied
 *   passwords                                        any, exactly as typed
 */
const INVISIBLE = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;
const JOINERS = /[\u200c\u200d]/g;

type TextOptions = {
  max?: number;
  lines?: boolean;
  /** What others are called by: several spaces are one, which they look like (`sebutan`). */
  name?: boolean;
  empty?: string;
  matches?: RegExp;
  format?: string;
};

/** A name as it is kept and compared: several spaces, of whatever width, are one. */
export const sebutan = (name: string): string => name.trim().replace(/\s+/g, " ");

/** Text, trimmed, without control or invisible characters. `lines` allows line breaks. */
export function text(label: string, options: TextOptions = {}): Field<string, string> {
  const { max = 200, lines = false, name = false, matches, format = `Format ${label} salah` } = options;
  return required(options.empty ?? emptySentence(label), { type: "string", title: label, maxLength: max }, (raw) => {
    if (typeof raw !== "string") throw new Refused(`${label} harus berupa teks`);
    // A form sends every line break as two characters.
    const value = raw.replace(/\r\n?/g, "\n").trim();
    if ((lines ? CONTROL : CONTROL_OR_BREAK).test(value) || !value.isWellFormed()) {
      throw new Refused(`${label} memuat karakter yang tidak diperbolehkan`);
    }
    if (INVISIBLE.test(lines ? value.replace(JOINERS, "") : value)) {
      throw new Refused(`${label} memuat karakter yang tidak terlihat, ketik ulang tanpa menyalin`);
    }
    const kept = name ? sebutan(value) : value;
    if (kept.length > max) throw new Refused(`${label} maksimal ${max} karakter`);
    if (matches && !matches.test(kept)) throw new Refused(format);
    return kept;
  });
}

/** Text kept exactly as typed, spaces included: passwords. */
export function secret(label: string, options: { min?: number; max?: number; empty?: string } = {}) {
  const { min = 1, max = 200 } = options;
  const json = { type: "string", title: label, minLength: min, maxLength: max, format: "password" };
  return required<string, string>(options.empty ?? emptySentence(label), json, (raw) => {
    if (typeof raw !== "string") throw new Refused(`${label} harus berupa teks`);
    if (raw.length < min) throw new Refused(`${label} minimal ${min} karakter`);
    if (raw.length > max) throw new Refused(`${label} maksimal ${max} karakter`);
    return raw;
  });
}

/** Digits only, kept as text (a phone number): a number sent as JSON number is taken too. */
export function digits(label: string, options: { max: number; format: string; empty?: string }) {
  const { format } = options;
  const json = { type: "string", title: label, pattern: `^[0-9]{1,${options.max}}$` };
  return required<string, string | number>(options.empty ?? emptySentence(label), json, (raw) => {
    const value = typeof raw === "number" && Number.isSafeInteger(raw) ? String(raw) : raw;
    if (typeof value !== "string") throw new Refused(format);
    const trimmed = value.trim();
    if (!/^[0-9]+$/.test(trimmed) || trimmed.length > options.max) throw new Refused(format);
    return trimmed;
  });
}

export const email = (label = "Email") =>
  text(label, { max: 200, matches: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, format: "Format Email salah." });

type NumberOptions = { min?: number; max?: number; empty?: string; tooSmall?: string; tooLarge?: string };

const readInteger = (raw: unknown): number | null => {
  if (typeof raw === "number") return Number.isSafeInteger(raw) ? raw : null;
  if (typeof raw !== "string" || !/^\s*-?[0-9]{1,16}\s*$/.test(raw)) return null;
  const value = Number(raw);
  return Number.isSafeInteger(value) ? value : null;
};

/** A whole number. */
export function integer(label: string, options: NumberOptions = {}): Field<number, number | string> {
  const { min = 0, max = 2_147_483_647 } = options;
  const json = { type: "integer", title: label, minimum: min, maximum: max };
  return required(options.empty ?? emptySentence(label), json, (raw) => {
    const value = readInteger(raw);
    if (value === null) throw new Refused(`${label} harus berupa bilangan bulat`);
    if (value < min) throw new Refused(options.tooSmall ?? `${label} minimal ${ribuan(min)}`);
    if (value > max) throw new Refused(options.tooLarge ?? `${label} maksimal ${ribuan(max)}`);
    return value;
  });
}

export function rupiah(label: string, options: NumberOptions = {}): Field<Rupiah, number | string> {
  return integer(label, { min: 0, max: MAX_RUPIAH, ...options }) as Field<Rupiah, number | string>;
}

/** The id of a record; `name` is the kind of record (brand), `label` what a person calls it. */
export function id<const Name extends string>(_name: Name, label: string, options: { empty?: string } = {}) {
  const bounds = { min: 1, tooSmall: `${label} tidak dikenal`, tooLarge: `${label} tidak dikenal` };
  return integer(label, { ...bounds, ...options }) as unknown as Field<Id<Name>, number | string>;
}

export const isTanggal = (value: string): value is Tanggal => isHari(value) && luarBatas("", value) === null;

/** A calendar day; single-digit months and days (`2026-1-5`) are taken too. */
export function date(label: string, options: { empty?: string } = {}): Field<Tanggal, string> {
  const json = { type: "string", title: label, format: "date" };
  return required(options.empty ?? emptySentence(label), json, (raw) => {
    const typed = typeof raw === "string" ? raw.trim() : "";
    const padded = typed.replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$/, (_, year, month: string, day: string) =>
      [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
    );
    const luar = isHari(padded) ? luarBatas(label, padded) : `${label} harus tanggal dengan format YYYY-MM-DD`;
    if (luar !== null) throw new Refused(luar);
    return padded as Tanggal;
  });
}

/** A month as YYYY-MM. */
export const month = (label: string): Field<string, string> =>
  text(label, { max: 7, matches: /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/, format: `${label} harus dengan format YYYY-MM` });

/** True or false, as JSON or as a form field. */
export function flag(label: string, options: { empty?: string } = {}): Field<boolean, boolean | string> {
  return required(options.empty ?? emptySentence(label), { type: "boolean", title: label }, (raw) => {
    if (raw === true || raw === "true" || raw === "1" || raw === 1) return true;
    if (raw === false || raw === "false" || raw === "0" || raw === 0) return false;
    throw new Refused(`${label} harus true atau false`);
  });
}

/**
 * How a list is sorted: by one of these, "-" for the largest or last first. Without it the list has its usual order, mostly
 * the newest first. `before` are words of an earlier version, which its windows and kept views still send.
 */
export function urutan<const Word extends string>(
  words: readonly Word[],
  before: Readonly<Record<string, Word | `-${Word}` | null>> = {},
) {
  const known = words.flatMap((word) => [word, `-${word}`] as const);
  const json = { type: "string", enum: known };
  const read = oneOf("Urutan", known);
  return optional<Word | `-${Word}` | null, Word | `-${Word}`>(
    required(emptySentence("Urutan"), json, (raw) =>
      typeof raw === "string" && Object.hasOwn(before, raw) ? (before[raw] ?? null) : read(raw),
    ),
  );
}

type ChoiceOptions = { empty?: string };

/** One of a fixed list of words. */
export function choice<const Word extends string>(label: string, words: readonly Word[], options: ChoiceOptions = {}) {
  const json = { type: "string", title: label, enum: words };
  return required<Word, Word>(options.empty ?? emptySentence(label), json, oneOf(label, words));
}

/** The same for a form that starts with nothing chosen (""), which is refused as blank. */
export function pilihan<const Word extends string>(label: string, words: readonly Word[], options: ChoiceOptions = {}) {
  const json = { type: "string", title: label, enum: words };
  return required<Word, Word | "">(options.empty ?? emptySentence(label), json, oneOf(label, words));
}

const oneOf =
  <Word extends string>(label: string, words: readonly Word[]) =>
  (raw: unknown): Word => {
    const word = words.find((candidate) => candidate === raw);
    if (word === undefined) throw new Refused(`${label} harus salah satu dari: ${words.join(", ")}`);
    return word;
  };

/** A list whose items are judged by `item`; a JSON array, that array as text, or one bare value. */
export function listOf<Out, In>(
  label: string,
  item: Item<Out>,
  options: { min?: number; max?: number; empty?: string } = {},
) {
  const { min = 0, max = 1000 } = options;
  const json = { type: "array", title: label, items: item.schema };
  return required<Out[], readonly In[] | string>(options.empty ?? emptySentence(label), json, (raw) => {
    const items = readArray(label, raw);
    if (items.length < min) throw new Refused(options.empty ?? emptySentence(label));
    if (items.length > max) throw new Refused(`${label} maksimal ${max} baris`);
    return items.map((raw) => item(raw));
  });
}

function readArray(label: string, raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw;
  if (typeof raw !== "string") throw new Refused(`${label} harus berupa daftar`);
  if (!raw.trim().startsWith("[")) return [raw];
  try {
    const parsed: unknown = JSON.parse(raw);
    if (Array.isArray(parsed) && misshapen(parsed) === null) return parsed;
  } catch {}
  throw new Refused(`${label} harus berupa daftar`);
}

/** What every paged list is asked with. */
export const paging = {
  page: withDefault<number, number | string>(integer("Halaman", { min: 1, max: 100_000_000 }), 1),
  limit: withDefault<number, number | string>(integer("Jumlah baris", { min: 1, max: 100 }), 10),
};

/** What a short list is asked with that is answered whole unless a page of it is wanted. */
export const wholeOrPaged = {
  page: paging.page,
  limit: optional<number, number | string>(integer("Jumlah baris", { min: 1, max: 100 })),
};

/** What someone searches for: blank finds everything. */
export function pencarian(max = 200) {
  const typed = text("Pencarian", { max });
  return withDefault<string, string>(
    required<string, string>(emptySentence("Pencarian"), { type: "string", maxLength: max }, (raw) => {
      const seen = typeof raw === "string" ? raw.replace(new RegExp(INVISIBLE, "gu"), "") : raw;
      if (seen === "") return "";
      const { success, data, error } = z.safeParse(typed, seen);
      if (!success) throw new Refused(error.issues[0]?.message);
      return data;
    }),
    "",
  );
}

/** The search text of a list. */
export const cari = pencarian();
