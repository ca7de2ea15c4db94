import type * as z from "zod/mini";
import type { Schema } from "#kernel/call.ts";
import { emptyWith } from "#kernel/emptyWith.ts";
import { type Fields, fieldsOf, itemOf, packed, packingOf } from "#kernel/packed.ts";
import type { Name, ShownRecord } from "#kernel/record.ts";
import { namesOf } from "#kernel/record.ts";
import { remembering } from "../ops/remembering.ts";
import { toSnake } from "./driver/template.ts";

/**
 * Records that the database writes as JSON lists of values, as they travel (`kernel/packed.ts`): to write the names of the
 * fields took it longer than to find the rows. Each field has its SQL, fixed in the code; their order is that of the contract.
 */
export type Parts<Row> = { readonly [Field in keyof Row]: Part<Row[Field]> };
type Part<Value> = [Value] extends [string | number | boolean | null]
  ? string
  : [Value] extends [readonly string[]]
    ? string
    : [Value] extends [readonly (infer Item)[]]
      ? List<Item>
      : null extends Value
        ? string
        : Parts<Value>;
/**
 * `rows` is the rest of its statement from its "from" on, `order` what stands after "order by"; without them the list of this
 * one, or of none where `given` is not met.
 */
type List<Item> = {
  readonly each: Parts<Item>;
  readonly from?: { readonly rows: string; readonly order: string };
  readonly given?: string;
};
type AnyPart = string | List<Record<string, unknown>> | Parts<Record<string, unknown>>;

/** The columns of a record, from the table that the statement calls `alias`. */
export const columnsOf = <R extends ShownRecord>(alias: string, record: R): Readonly<Record<Name<R>, string>> =>
  Object.fromEntries(namesOf(record).map((name) => [name, `${alias}.${toSnake(name)}`])) as Record<Name<R>, string>;

/** The SQL of a record as one value. */
export const packedAs = <S extends Schema>(schema: S, parts: Parts<z.output<S>>): string =>
  `json_build_array(${columns(schema, parts as unknown as Parts<Record<string, unknown>>).join(", ")})`;

function columns(schema: Schema, parts: Parts<Record<string, unknown>>): string[] {
  const fields = fieldsOf(schema) ?? {};
  return Object.entries(fields).flatMap(([name, field]) => {
    const part = parts[name] as AnyPart | undefined;
    if (part === undefined) throw new Error(`${name} has no SQL`);
    if (typeof part === "string") return [part];
    const item = itemOf(field);
    return item ? [list(item, part as List<Record<string, unknown>>)] : columns(field, part as typeof parts);
  });
}

function list(item: Schema, { each, from, given }: List<Record<string, unknown>>): string {
  const one = packedAs(item, each);
  if (given) return `case when ${given} then json_build_array(${one}) else '[]' end`;
  if (!from) return `json_build_array(${one})`;
  return `coalesce((select json_agg(${one} order by ${from.order}) ${from.rows}), '[]')`;
}

/** A picture's id inside such a record: no text of a person can look like it, because there each quote has a backslash. */
export const pictureId = (column: string): string => `('${BEFORE_ID}' || ${column} || '${AFTER_ID}')::json`;
const [BEFORE_ID, AFTER_ID] = ['{"foto":"', '"}'];

/** The record as text, with these addresses for its pictures. */
export function withPictures(text: string, address: (id: string) => string | null): string {
  let [made, from] = ["", 0];
  for (let at = text.indexOf(BEFORE_ID); at >= 0; at = text.indexOf(BEFORE_ID, from)) {
    const id = at + BEFORE_ID.length;
    const after = text.indexOf(AFTER_ID, id);
    made += text.slice(from, at) + JSON.stringify(address(text.slice(id, after)));
    from = after + AFTER_ID.length;
  }
  return from === 0 ? text : made + text.slice(from);
}

/** The record; its pictures are their ids. */
export const readPacked = <S extends Schema>(schema: S, text: string): z.output<S> =>
  packingOf(schema).read(JSON.parse(withPictures(text, (id) => id)), 0) as z.output<S>;

/**
 * Reads of a record written as `whole` only what `part` has, a schema with fewer fields, also within its lists: a page whose rules ask
 * for a few fields makes no records of all. Pictures are not among them. What was read of the last records is kept: after every change
 * all who look at a list ask for their page again, and most of its rows are as they were.
 */
export function partOf<Part extends Schema>(whole: Schema, part: Part): (text: string) => Readonly<z.output<Part>> {
  const read = partReader(whole, part);
  return remembering(MOST_REMEMBERED, (text) => read(JSON.parse(text), 0) as z.output<Part>);
}

/** Characters of records. */
const MOST_REMEMBERED = 2_000_000;

type Reader = (values: readonly unknown[], at: number) => unknown;

function partReader(whole: Schema, part: Schema): Reader {
  const [fields, wanted] = [fieldsOf(whole), fieldsOf(part)];
  if (fields && wanted) return recordReader(fields, wanted);
  const [item, one] = [itemOf(whole), itemOf(part)];
  if (!item || !one || !fieldsOf(item)) return packingOf(whole).read;
  const read = partReader(item, one);
  return (values, at) => (values[at] as unknown[][]).map((each) => read(each, 0));
}

function recordReader(fields: Fields, wanted: Fields): Reader {
  const readers: { name: string; place: number; read: Reader }[] = [];
  let place = 0;
  for (const [name, field] of Object.entries(fields)) {
    const part = wanted[name];
    if (part) readers.push({ name, place, read: partReader(field, part) });
    place += packingOf(field).width;
  }
  const blank = emptyWith(readers.map(({ name }) => name));
  return (values, at) => {
    const record = { ...blank };
    for (const { name, place, read } of readers) record[name] = read(values, at + place);
    return record;
  };
}

/** What `whole` has after the fields of `first`, which it begins with: a record of the first becomes one of the whole. */
export function longer<Whole extends Schema, First extends Schema>(whole: Whole, first: First) {
  const [all, known] = [fieldsOf(whole) ?? {}, Object.keys(fieldsOf(first) ?? {})];
  if (Object.keys(all).slice(0, known.length).join() !== known.join())
    throw new Error("The longer record does not begin with the other one");
  const rest: Fields = Object.fromEntries(Object.entries(all).slice(known.length));
  const packing = Object.entries(rest).map(([name, schema]) => ({ name, packing: packingOf(schema) }));
  return (text: string, values: Omit<z.output<Whole>, keyof z.output<First>>): string => {
    const given = values as Readonly<Record<string, unknown>>;
    const more = packing.flatMap(({ name, packing }) => packed(packing, given[name]));
    return `${text.slice(0, -1)},${JSON.stringify(more).slice(1)}`;
  };
}

/** A moment inside JSON, as the driver answers moments: ISO-8601 in UTC with milliseconds. */
export const momentText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
