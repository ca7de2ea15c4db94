import type { Db } from "../postgres/database.ts";

/** A table as a backup holds it: the columns that are stored, not those that follow from others. */
export type Table = { name: string; columns: string[] };

/**
 * Every table of the company, those that are referred to before those that refer to them. What was migrated and what was
 * backed up is told of a database, not of the company in it: a restored one has no backups of its own yet.
 */
export async function tablesInOrder(db: Db): Promise<Table[]> {
  const tables = await db<Table[]>`
    select c.relname as name,
      (select array_agg(a.attname order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(array['migrasi', 'backup'])
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

/** What decides whether a backup fits a database: the migrations that made its tables. */
export const migrationsOf = (db: Db): Promise<{ nama: string; sidik: string }[]> =>
  db<{ nama: string; sidik: string }[]>`select nama, sidik from migrasi order by nama collate "C"`;

/** Column names for a COPY, which takes no parameters. */
export const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
