import { PostgresError } from "./errors.ts";

export const OID = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  date: 1082,
  timestamptz: 1184,
  jsonb: 3802,
} as const;

export class TooLarge extends RangeError {}

function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new TooLarge(`${text} does not fit a JavaScript number`);
  return value;
}

function readBytes(text: string): Buffer {
  if (!text.startsWith("\\x")) throw new RangeError("Bytes are read in the form hex only: set bytea_output to hex");
  return Buffer.from(text.slice(2), "hex");
}

function readMoment(text: string): string {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new RangeError(`${text} is no moment that a JavaScript date can hold`);
  return moment.toISOString();
}

type Parse = (text: string) => unknown;

// Dates and numerics stay texts: JavaScript's types would lose information.
const PARSERS: ReadonlyMap<number, Parse> = new Map<number, Parse>([
  [OID.bool, (text) => text === "t"],
  [OID.bytea, readBytes],
  [OID.int8, exactInteger],
  [OID.int2, Number],
  [OID.int4, Number],
  [OID.oid, Number],
  [OID.float4, Number],
  [OID.float8, Number],
  [OID.json, (text) => JSON.parse(text)],
  [OID.jsonb, (text) => JSON.parse(text)],
  // A timestamptz always as ISO-8601 UTC with milliseconds.
  [OID.timestamptz, readMoment],
]);

/** The built-in array types and the types of their items. */
const ARRAYS: ReadonlyMap<number, number> = new Map([
  [1000, OID.bool],
  [1001, OID.bytea],
  [1002, 18],
  [1003, 19],
  [1005, OID.int2],
  [1007, OID.int4],
  [1009, 25],
  [1014, 1042],
  [1015, 1043],
  [1016, OID.int8],
  [1021, OID.float4],
  [1022, OID.float8],
  [1028, OID.oid],
  [1115, 1114],
  [1182, OID.date],
  [1185, OID.timestamptz],
  [1231, 1700],
  [199, OID.json],
  [2951, 2950],
  [3807, OID.jsonb],
]);

const asText: Parse = (text) => text;

export function parserOf(oid: number): Parse | null {
  const element = ARRAYS.get(oid);
  if (element === undefined) return PARSERS.get(oid) ?? null;
  const parse = PARSERS.get(element) ?? asText;
  return (text) => parseArray(text, parse);
}

/** Reads `{1,NULL,"a \"b\"",{…}}`. */
export function parseArray(text: string, parse: Parse): unknown[] {
  // Bounds, as in [0:1]={1,2}, are ignored.
  let at = text.indexOf("{") + 1;
  const quoted = (): string => {
    let value = "";
    for (at += 1; text[at] !== '"' && at < text.length; at += 1) {
      if (text[at] === "\\") at += 1;
      value += text[at];
    }
    at += 1;
    return value;
  };
  const bare = (): string => {
    const start = at;
    while (text[at] !== "," && text[at] !== "}" && at < text.length) at += 1;
    return text.slice(start, at);
  };
  const list = (): unknown[] => {
    const values: unknown[] = [];
    while (text[at] !== "}") {
      if (text[at] === ",") at += 1;
      else if (text[at] === '"') values.push(parse(quoted()));
      else if (text[at] === "{") {
        at += 1;
        values.push(list());
      } else {
        const value = bare();
        values.push(value === "NULL" ? null : parse(value));
      }
      if (at >= text.length) throw new PostgresError({ message: `This is no array: ${text}` });
    }
    at += 1;
    return values;
  };
  return list();
}

const quotedElement = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

function arrayText(values: readonly unknown[], element: number): string {
  const texts = values.map((value) => {
    if (value === null || value === undefined) return "NULL";
    return Array.isArray(value) ? arrayText(value, element) : quotedElement(textOf(value, element) ?? "");
  });
  return `{${texts.join(",")}}`;
}

/** A value as the server reads it for a parameter of this type. */
export function textOf(value: unknown, oid: number): string | null {
  if (value === null || value === undefined) return null;
  if (oid === OID.json || oid === OID.jsonb) return JSON.stringify(value);
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return arrayText(value, ARRAYS.get(oid) ?? 0);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array)
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.length).toString("hex")}`;
  if (typeof value === "object" || typeof value === "function" || typeof value === "symbol") {
    throw new TypeError("An object is no value of the database: write it with sql.json, or into a column of that type");
  }
  return String(value);
}

/** The type of a value that shows it; for other values the server infers the type. */
export function typeOf(value: unknown): number {
  if (typeof value === "boolean") return OID.bool;
  if (typeof value === "bigint") return OID.int8;
  if (value instanceof Date) return OID.timestamptz;
  return value instanceof Uint8Array ? OID.bytea : 0;
}
