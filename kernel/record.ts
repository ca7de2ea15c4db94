import type * as z from "zod/mini";
import { type Field, optional, withDefault } from "./field.ts";
import * as fields from "./fields.ts";
import * as wire from "./row.ts";
import type { Id, Tanggal } from "./types.ts";

/**
 * A field of a business record, written once: how it is parsed, its type on the wire, its Indonesian label and how it
 * is shown. Input and output of calls, SQL columns, forms, tables, spreadsheets, PDFs and histories are made from it.
 */
export type Kind =
  | "text"
  | "lines"
  | "phone"
  | "email"
  | "number"
  | "money"
  | "day"
  | "moment"
  | "choice"
  | "flag"
  | "files"
  | "other";

/** A field that people only read, because the system computes or writes it. */
export type Shown<Wire = unknown> = {
  /** Its label in forms. */
  readonly label: string;
  /** Its label on lists, PDFs and in histories. */
  readonly short: string;
  readonly kind: Kind;
  readonly wire: z.ZodMiniType<Wire, Wire>;
  /** The value as text, where its kind is not enough to write it. */
  readonly say?: ((value: never) => string) | undefined;
};

/** A field that people type. */
export type Typed<Wire = unknown, Input extends z.ZodMiniType = z.ZodMiniType, Blank = unknown> = Shown<Wire> & {
  readonly input: Input;
  /** Its value in an empty form. */
  readonly blank: Blank;
  readonly required: boolean;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly words?: readonly string[] | undefined;
};

export type ShownRecord = Readonly<Record<string, Shown>>;
export type TypedRecord = Readonly<Record<string, Typed>>;

/** `spoken` is the field's name inside the sentence of a refusal, where it differs from the label. */
type Naming = { short?: string; spoken?: string };
const named = (label: string, { short = label }: Naming) => ({ label, short });
/** "Nama Lengkap" becomes "Nama lengkap" inside a sentence; abbreviations such as NPWP stay in capitals. */
export const inSentence = (label: string, { spoken }: { spoken?: string }): string =>
  spoken ?? label.replace(/ ([A-Z])([a-z]+)/g, (_, first: string, rest: string) => ` ${first.toLowerCase()}${rest}`);

/** A text that does not match `matches` is refused with the sentence `format`. */
type Pattern = { matches: RegExp; format: string } | { matches?: never; format?: never };
type TextRules = Naming & Pattern & { max?: number; empty?: string };
type TextKind = { readonly kind: "text" | "lines" | "phone" | "email" };
type Text = Typed<string, Field<string, string>, ""> & TextKind;
type Amount<N extends number> = Typed<N, Field<N, number | string>, "">;
/** `tooSmall` is the server's sentence for an amount below `min`; the form then leaves that check to the server. */
type NumberRules = Naming & { min?: number; max?: number; empty?: string; tooSmall?: string };

const LONGEST = 200;
const MAX_TELPN = 14;
const text = (kind: TextKind["kind"], label: string, rules: TextRules, name = false): Text => ({
  ...named(label, rules),
  kind,
  wire: wire.teks,
  input: fields.text(inSentence(label, rules), { max: LONGEST, lines: kind === "lines", name, ...rules }),
  blank: "",
  required: true,
  max: rules.max ?? LONGEST,
});

type AmountInput<N extends number> = (label: string, rules: NumberRules) => Field<N, number | string>;
const amount =
  <N extends number>(kind: "number" | "money", type: z.ZodMiniType<N, N>, input: AmountInput<N>) =>
  (label: string, rules: NumberRules = {}): Amount<N> => ({
    ...named(label, rules),
    kind,
    wire: type,
    input: input(inSentence(label, rules), rules),
    blank: "",
    required: true,
    min: rules.tooSmall ? undefined : rules.min,
    max: rules.max,
  });

/** Makes fields by kind. Each of them is required; `blankable` and `orElse` make one that is not. */
export const field = {
  text: (label: string, rules: TextRules = {}) => text("text", label, rules),
  /** What others are called by, and compared with. */
  name: (label: string, rules: TextRules = {}) => text("text", label, rules, true),
  lines: (label: string, rules: TextRules = {}) => text("lines", label, { max: 500, ...rules }),
  phone: (label: string, rules: Naming & { empty?: string } = {}): Text => ({
    ...text("phone", label, { ...rules, max: MAX_TELPN }),
    // Programs may send a number as well.
    input: fields.digits(inSentence(label, rules), {
      max: MAX_TELPN,
      format: TELPN,
      ...(rules.empty ? { empty: rules.empty } : {}),
    }) as Field<string, string>,
  }),
  email: (label: string, rules: Naming = {}): Text => ({
    ...text("email", label, rules),
    input: fields.email(inSentence(label, rules)),
  }),
  number: amount("number", wire.bilangan, fields.integer),
  money: amount("money", wire.uang, fields.rupiah),
  day: (label: string, rules: Naming & { empty?: string } = {}): Typed<Tanggal, Field<Tanggal, string>, ""> => ({
    ...named(label, rules),
    kind: "day",
    wire: wire.tanggal,
    input: fields.date(inSentence(label, rules), rules.empty ? { empty: rules.empty } : {}),
    blank: "",
    required: true,
  }),
  choice: <const Word extends string>(
    label: string,
    words: readonly Word[],
    rules: Naming & { empty?: string; say?: (word: Word) => string } = {},
  ): Typed<Word, Field<Word, Word | "">, ""> => ({
    ...named(label, rules),
    kind: "choice",
    wire: wire.salahSatu(words),
    input: fields.pilihan(inSentence(label, rules), words, rules.empty ? { empty: rules.empty } : {}),
    blank: "",
    required: true,
    words,
    say: rules.say,
  }),
  flag: (
    label: string,
    rules: Naming & { say?: (value: boolean) => string } = {},
  ): Typed<boolean, Field<boolean, boolean | string>, false> => ({
    ...named(label, rules),
    kind: "flag",
    wire: wire.benar,
    input: fields.flag(inSentence(label, rules)),
    blank: false,
    required: true,
    say: rules.say,
  }),
  /** The id of another record, chosen in the form. */
  id: <const Kind extends string>(
    kind: Kind,
    label: string,
    rules: Naming & { empty?: string } = {},
  ): Typed<Id<Kind>, Field<Id<Kind>, number | string>, ""> => ({
    ...named(label, rules),
    kind: "other",
    wire: wire.idOf(kind),
    input: fields.id(kind, inSentence(label, rules), rules),
    blank: "",
    required: true,
  }),
  /** A field that people read and never type. */
  shown: <Wire>(
    kind: Kind,
    label: string,
    type: z.ZodMiniType<Wire, Wire>,
    rules: Naming & { say?: (value: Wire) => string } = {},
  ): Shown<Wire> => ({ ...named(label, rules), kind, wire: type, say: rules.say }),
};

export const TELPN = "Format telpn salah atau terlalu panjang (maksimal 14 digit).";

type MayLack<Out, In> = z.ZodMiniDefault<Field<Out, In | null>>;

/** The same field, not required: a blank text is "", every other blank value is null. */
export function blankable<In>(
  typed: Typed<string, Field<string, In>, ""> & TextKind,
): Typed<string, MayLack<string, In>, "">;
export function blankable<Wire, Out, In, Blank>(
  typed: Typed<Wire, Field<Out, In>, Blank>,
): Typed<Wire | null, MayLack<Out | null, In>, Blank>;
export function blankable(typed: Typed): Typed {
  const input = typed.input as Field<unknown, unknown>;
  const isText = typed.wire === (wire.teks as unknown);
  return {
    ...typed,
    required: false,
    input: isText ? withDefault<unknown, unknown>(input, "") : optional(input),
    wire: isText ? typed.wire : wire.atauKosong(typed.wire),
  };
}

/** The same field, not required: a blank value means `fallback`. */
export const orElse = <Wire, Out, In, Blank>(
  typed: Typed<Wire, Field<Out, In>, Blank>,
  fallback: NoInfer<Out>,
): Typed<Wire, MayLack<Out, In>, Blank> => ({
  ...typed,
  required: false,
  input: withDefault<Out, In>(typed.input, fallback) as MayLack<Out, In>,
});

export type WireOf<R extends ShownRecord> = { readonly [Name in keyof R]: R[Name]["wire"] };
export type InputOf<R extends TypedRecord> = { readonly [Name in keyof R]: R[Name]["input"] };
export type BlankOf<R extends TypedRecord> = {
  [Name in keyof R]: Exclude<z.input<R[Name]["input"]>, null | undefined> | R[Name]["blank"];
};
/** The values of a record on the wire. */
export type ValuesOf<R extends ShownRecord> = { [Name in keyof R]: z.output<R[Name]["wire"]> };
export type Name<R> = keyof R & string;

const mapped = <Out>(record: ShownRecord, of: (field: never) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([name, one]) => [name, of(one as never)])) as Out;

/** The fields as output of a call. */
export const wireOf = <R extends ShownRecord>(record: R): WireOf<R> => mapped(record, (one: Shown) => one.wire);
/** The fields as input of a call. */
export const inputOf = <R extends TypedRecord>(record: R): InputOf<R> => mapped(record, (one: Typed) => one.input);
/** The values of a form that adds a record. */
export const blankOf = <R extends TypedRecord>(record: R): BlankOf<R> => mapped(record, (one: Typed) => one.blank);
/** The values of a form that edits this record; blank for what is null. */
export const filledOf = <R extends TypedRecord>(
  record: R,
  row: { readonly [Name in keyof R]: z.output<R[Name]["wire"]> | null },
): BlankOf<R> =>
  Object.fromEntries(Object.entries(record).map(([name, one]) => [name, row[name] ?? one.blank])) as BlankOf<R>;
/** The names of all fields. */
export const namesOf = <R extends ShownRecord>(record: R) => Object.keys(record) as Name<R>[];

/** Only the fields of the record, taken from a row. */
export const valuesOf = <R extends ShownRecord>(record: R, row: ValuesOf<R>): ValuesOf<R> =>
  Object.fromEntries(namesOf(record).map((name) => [name, row[name]])) as ValuesOf<R>;

export function pick<R extends ShownRecord, const N extends Name<R>>(record: R, ...names: readonly N[]): Pick<R, N> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, N>;
}

/** The fields in the order in which a page shows them. Leaving one out does not compile. */
export const inOrder =
  <R extends ShownRecord>(_record: R) =>
  <const N extends readonly Name<R>[]>(...names: Exclude<Name<R>, N[number]> extends never ? N : Lacks<R, N>): N =>
    names as N;
type Lacks<R, N extends readonly unknown[]> = readonly [`lacks ${Exclude<Name<R>, N[number]>}`];
