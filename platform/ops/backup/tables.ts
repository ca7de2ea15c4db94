import type { Db } from "../../db/database.ts";

/** A table in a backup; generated columns are not copied. */
export type Table = { name: string; columns: string[] };

/**
 * All tables of the company, referenced tables first. The tables skema, migrasi, backup and penjagaan describe the database
 * and not the company: they are not copied, nor is what is unlogged.
 */
export async function tablesInOrder(db: Db): Promise<Table[]> {
  const tables = await db<Table[]>`
    select c.relname as name,
      (select array_agg(a.attname order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname <> all(array['skema', 'migrasi', 'backup', 'penjagaan'])
    order by c.relname`;
  const references = await db<{ child: string; parent: string }[]>`
    select distinct c.relname as child, p.relname as parent
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and c.oid <> p.oid`;
  const ordered: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => !references.some(({ child, parent }) => child === name && waiting.has(parent)),
    );
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(", ")}`);
    for (const table of ready) {
      ordered.push(table);
      waiting.delete(table.name);
    }
  }
  return ordered;
}

/** The applied migrations with their hashes: a backup fits only a database with the same ones. */
export const migrationsOf = (db: Db): Promise<{ nama: string; sidik: string }[]> =>
  db<{ nama: string; sidik: string }[]>`select nama, sidik from skema order by nama collate "C"`;

/** A list of column names as text, because COPY takes no parameters. */
export const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
