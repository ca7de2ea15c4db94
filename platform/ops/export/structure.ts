import type { Db } from "../../db/database.ts";
import { tablesInOrder } from "../backup/tables.ts";

export type Column = {
  name: string;
  type: string;
  required: boolean;
  /** The values that it may have, where a rule of the table lists them. */
  values: string;
  /** The table and column that it names a row of. */
  refersTo: string;
};
export type ExportedTable = { name: string; columns: Column[]; constraints: string[] };

/** What opens the house and not the company's own: sessions, second factors, keys, and what requests leave behind. */
const SECRET_TABLES = new Set([
  ...["rahasia", "sesi", "percobaan_masuk", "percobaan_alamat", "totp", "kode_pemulihan", "passkey", "kunci_api"],
  ...["tantangan_terpakai", "idempotensi", "proses"],
]);
const SECRET_COLUMNS = new Set(["karyawan.password", "webhook.rahasia"]);

/** All tables that leave, referenced tables first, as an empty database needs to know them. */
export async function structureOf(db: Db): Promise<ExportedTable[]> {
  const tables = (await tablesInOrder(db)).filter(({ name }) => !SECRET_TABLES.has(name));
  const names = tables.map(({ name }) => name);
  const columns = await db<(Column & { table: string })[]>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      coalesce((
        select string_agg(x.nilai[1], ', ') from pg_constraint k,
          regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') as x(nilai)
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'), '') as values,
      coalesce((
        select p.relname || '.' || b.attname from pg_constraint k join pg_class p on p.oid = k.confrelid
        join pg_attribute b on b.attrelid = p.oid and b.attnum = k.confkey[1]
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1), '') as refers_to
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${names}::text[])
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`;
  const constraints = await db<{ table: string; parent: string | null; columns: string[]; sql: string }[]>`
    select c.relname as "table", p.relname as parent, quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid) as sql,
      (select array_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey)) as columns
    from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class p on p.oid = k.confrelid
    where k.connamespace = 'public'::regnamespace and c.relname = any(${names}::text[]) and k.contype in ('p', 'u', 'f')
    order by k.contype desc, k.conname`;
  return tables.map(({ name, columns: copied }) => {
    const kept = copied.filter((column) => !SECRET_COLUMNS.has(`${name}.${column}`));
    return {
      name,
      columns: columns.filter((column) => column.table === name && kept.includes(column.name)),
      constraints: constraints
        .filter(({ table, parent }) => table === name && (parent === null || names.includes(parent)))
        .filter((constraint) => constraint.columns.every((column) => kept.includes(column)))
        .map(({ sql }) => sql),
    };
  });
}
