import type { Call, Schema } from "./call.ts";
import { emptyWith } from "./emptyWith.ts";

/**
 * How records travel without the names of their fields: a record is the list of its values in the order of its schema, a record
 * inside it takes several places of the same list, everything else is as in plain JSON. The server's statements write rows so
 * (`packed.ts`), the browser reads them, and both take the order of the fields from the contract. Others get plain JSON.
 */
export const PACKED = "application/vnd.kantor.padat+json";

export type Packing = {
  /** How many places it takes in the list around it. */
  readonly width: number;
  /** Names and nesting as text. */
  readonly form: string;
  read(values: readonly unknown[], at: number): unknown;
  write(value: unknown, into: unknown[]): void;
};

export type Fields = Readonly<Record<string, Schema>>;
type Inside = { type: string; shape?: Fields; element?: Schema; innerType?: Schema };
const inside = (schema: Schema): Inside => schema._zod.def as unknown as Inside;

/** The fields of a record that travels packed, in their order; null for anything else, and where a field may be missing. */
export function fieldsOf(schema: Schema): Fields | null {
  const { type, shape } = inside(schema);
  if (type !== "object" || !shape) return null;
  return Object.values(shape).some((field) => inside(field).type === "optional") ? null : shape;
}

/** What a list is made of; null for anything else. */
export const itemOf = (schema: Schema): Schema | null => inside(schema).element ?? null;

const AS_IS: Packing = {
  width: 1,
  form: "",
  read: (values, at) => values[at],
  write: (value, into) => void into.push(value),
};

const known = new WeakMap<Schema, Packing>();

/** How values of this schema travel. */
export function packingOf(schema: Schema): Packing {
  const before = known.get(schema);
  if (before) return before;
  const made = newPacking(schema);
  known.set(schema, made);
  return made;
}

function newPacking(schema: Schema): Packing {
  const [fields, item, { type, innerType }] = [fieldsOf(schema), itemOf(schema), inside(schema)];
  if (fields) return recordOf(fields);
  if (item) return listOf(packingOf(item));
  // A list may be null; a record that may be null keeps its names.
  const inner = type === "nullable" && innerType ? packingOf(innerType) : AS_IS;
  return inner.form.startsWith("[") ? orNull(inner) : AS_IS;
}

function recordOf(given: Fields): Packing {
  const fields = Object.entries(given).map(([name, schema]) => ({ name, ...packingOf(schema) }));
  const blank = emptyWith(Object.keys(given));
  return {
    width: fields.reduce((sum, { width }) => sum + width, 0),
    form: `{${fields.map(({ name, form }) => name + form).join()}}`,
    read(values, at) {
      const record = { ...blank };
      let next = at;
      for (const { name, width, read } of fields) {
        record[name] = read(values, next);
        next += width;
      }
      return record;
    },
    write(value, into) {
      const record = value as Readonly<Record<string, unknown>>;
      for (const { name, write } of fields) write(record[name], into);
    },
  };
}

const listOf = (each: Packing): Packing =>
  each.form.startsWith("{")
    ? {
        width: 1,
        form: `[${each.form}]`,
        read: (values, at) => (values[at] as unknown[][]).map((one) => each.read(one, 0)),
        write: (value, into) => void into.push((value as unknown[]).map((one) => packed(each, one))),
      }
    : AS_IS;

const orNull = (inner: Packing): Packing => ({
  ...inner,
  form: `${inner.form}?`,
  read: (values, at) => (values[at] === null ? null : inner.read(values, at)),
  write: (value, into) => (value === null ? void into.push(null) : inner.write(value, into)),
});

/** One record as its list of values. */
export function packed({ write }: Packing, value: unknown): unknown[] {
  const values: unknown[] = [];
  write(value, values);
  return values;
}

type Answering = Pick<Call, "output">;

/** The rows of a call's pages; null for a call that does not answer pages. */
export function packedRows({ output }: Answering): Packing | null {
  const fields = inside(output).shape;
  const item = fields?.totalDocs && fields.data ? itemOf(fields.data) : null;
  const packing = item ? packingOf(item) : AS_IS;
  return packing === AS_IS ? null : packing;
}

/**
 * What a client says that takes pages of this call packed, as its own version of the contract reads them: another version gets
 * plain JSON. Null for all other calls.
 */
export function packedType(call: Answering): string | null {
  const packing = packedRows(call);
  return packing && `${PACKED};bentuk=${sumOf(packing)}`;
}

const sums = new WeakMap<Packing, string>();

/** FNV-1a. */
function sumOf(packing: Packing): string {
  const before = sums.get(packing);
  if (before) return before;
  let sum = 0x811c9dc5;
  for (let at = 0; at < packing.form.length; at += 1) {
    sum = Math.imul(sum ^ packing.form.charCodeAt(at), 0x01000193);
  }
  const made = (sum >>> 0).toString(36);
  sums.set(packing, made);
  return made;
}

export const isPacked = (contentType: string | null): boolean => contentType?.startsWith(PACKED) ?? false;

/** The plain answer. */
export function unpackedPage(call: Answering, answer: unknown): unknown {
  const [packing, { data, ...rest }] = [packedRows(call), answer as { data: unknown[][] }];
  return packing && { ...rest, data: data.map((row) => packing.read(row, 0)) };
}
