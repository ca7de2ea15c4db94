import { namesOf, type ShownRecord } from "#contract/kernel/record.ts";
import { blankOf } from "./driver/blank.ts";
import { toSnake } from "./driver/template.ts";

/**
 * What the database sends as one JSON array of values, without the names of the fields: to write them took it longer than to
 * find the rows. `columns` is the SQL of the values, fixed in the code; `read` gives those from `at` on their names back.
 */
export type Packed = { readonly columns: readonly string[]; read(values: readonly unknown[], at: number): unknown };

/** A field is the SQL of its value, or a record or list inside this one. */
type Parts = Readonly<Record<string, string | Packed>>;

/** The columns of these records, from the table that the statement calls `alias`. */
export const columnsOf = (alias: string, ...records: readonly ShownRecord[]): Parts =>
  Object.fromEntries(records.flatMap(namesOf).map((name) => [name, `${alias}.${toSnake(name)}`]));

const asIs: Packed["read"] = (values, at) => values[at];

export function packed(parts: Parts): Packed {
  const fields = Object.entries(parts).map(([name, part]) =>
    typeof part === "string" ? { name, columns: [part], read: asIs } : { name, ...part },
  );
  const blank = blankOf(Object.keys(parts));
  return {
    columns: fields.flatMap(({ columns }) => columns),
    read(values, at) {
      const record = { ...blank };
      let next = at;
      for (const { name, columns, read } of fields) {
        record[name] = read(values, next);
        next += columns.length;
      }
      return record;
    },
  };
}

/** The SQL of a record as one value, which `unpacked` reads. */
export const asArray = ({ columns }: Packed): string => `json_build_array(${columns.join(", ")})`;
export const unpacked = ({ read }: Packed, sent: unknown): unknown => read(sent as unknown[], 0);

/** A list of such records; `rows` is the rest of its statement from its "from" on, `order` what stands after "order by". */
export const packedList = (each: Packed, rows: string, order: string): Packed => ({
  columns: [`coalesce((select json_agg(${asArray(each)} order by ${order}) ${rows}), '[]')`],
  read: (values, at) => (values[at] as unknown[]).map((sent) => unpacked(each, sent)),
});

/** A moment inside JSON, as the driver answers moments: ISO-8601 in UTC with milliseconds. */
export const momentText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
