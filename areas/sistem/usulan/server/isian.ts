import type * as z from "zod/mini";
import type { Call } from "#kernel/call.ts";
import { shapeOf } from "#kernel/field.ts";
import { ribuan, tanggal } from "#kernel/format.ts";
import type { Isi } from "../contract.ts";
import { isNamed, type Sebutan } from "./sql.ts";

type Inside = { shape?: Record<string, z.ZodMiniType>; in?: z.ZodMiniType; innerType?: z.ZodMiniType };
type Fields = Readonly<Record<string, z.ZodMiniType>>;

/** The fields of an input, also inside rules and nullable values. */
function fieldsOf(schema: z.ZodMiniType | undefined): Fields {
  const { shape, in: inner, innerType } = (schema?._zod.def ?? {}) as Inside;
  const next = inner ?? innerType;
  return shape ?? (next ? fieldsOf(next) : {});
}

const shape = (field: z.ZodMiniType | undefined) => (field && shapeOf(field)) ?? {};
const itemsOf = (field: z.ZodMiniType | undefined): Fields => fieldsOf(shape(field).items as z.ZodMiniType | undefined);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "idProduk" is said as "Id produk" where its field has no label. */
const spoken = (name: string): string => capital(name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase());

function labelOf(name: string, field: z.ZodMiniType | undefined): string {
  const { title } = shape(field);
  return typeof title === "string" ? capital(title) : spoken(name);
}

/** What a program wrote of the fields that the call knows, and of no others. */
export function knownOf({ input }: Call, isian: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = fieldsOf(input);
  return Object.fromEntries(Object.entries(isian).filter(([name]) => name in known));
}

/** The draft in words: each field by its label, lists line by line. */
export function readable({ input }: Call, isian: Readonly<Record<string, unknown>>, sebutan: Sebutan): Isi[] {
  return Object.entries(fieldsOf(input)).flatMap(([name, field]) => {
    const value = isian[name];
    if (value === undefined || value === null || value === "" || name === "versi") return [];
    return [{ nama: name, label: labelOf(name, field), nilai: said(name, field, value, sebutan) }];
  });
}

function said(name: string, field: z.ZodMiniType | undefined, value: unknown, sebutan: Sebutan): string {
  const { format, type, title } = shape(field);
  const read = type === "array" ? listIn(value) : value;
  if (Array.isArray(read)) return read.map((one) => itemSaid(name, itemsOf(field), one, sebutan)).join("\n");
  if (typeof read === "object" && read !== null) return itemSaid(name, {}, read, sebutan);
  if (typeof read === "boolean") return read ? "Ya" : "Tidak";
  const text = String(read);
  if (isNamed(name)) {
    const nama = sebutan.get(`${name} ${text}`);
    return nama === undefined ? text : `${nama} (${text})`;
  }
  if (format === "date" && /^\d{4}-\d{2}-\d{2}$/.test(text)) return tanggal(text);
  const counts = type === "integer" && !/^id[A-Z]|tahun/i.test(name) && !/^(id|tahun)\b/i.test(String(title));
  return counts && /^-?\d{1,15}$/.test(text) ? ribuan(Number(text)) : text;
}

function itemSaid(name: string, fields: Fields, item: unknown, sebutan: Sebutan): string {
  if (typeof item !== "object" || item === null) return said(name, undefined, item, sebutan);
  return Object.entries(item)
    .filter(([, value]) => value !== null && value !== "")
    .map(([own, value]) => `${labelOf(own, fields[own])}: ${said(own, fields[own], value, sebutan)}`)
    .join("; ");
}

/** A list may be sent as text. */
function listIn(value: unknown): unknown {
  if (typeof value !== "string" || !value.trim().startsWith("[")) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The records that a draft names by their ids, also in its lists. */
export function namedIn(isian: unknown, field = ""): (readonly [string, number])[] {
  const read = listIn(isian);
  if (Array.isArray(read)) return read.flatMap((one) => namedIn(one, field));
  if (typeof read === "object" && read !== null) {
    return Object.entries(read).flatMap(([name, value]) => namedIn(value, name));
  }
  const id = Number(read);
  return isNamed(field) && Number.isInteger(id) && id > 0 && id < 2 ** 31 ? [[field, id]] : [];
}
