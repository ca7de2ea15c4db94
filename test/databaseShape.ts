import type { Sql } from "#platform/db/database.ts";

/** Tables in which a database notes its own migrations; they differ between a new database and one that was led over. */
const NOTES = ["migrasi", "skema"];

/** What the schema holds, as text: one line for each thing that could differ between two databases. */
export async function shapeOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ satu: string }[]>`
    with semua(satu, tabel) as (
      select format('column %s.%s %s %s %s %s %s %s %s', c.relname,
          -- Columns that are gone leave a number behind.
          row_number() over (partition by c.oid order by a.attnum), a.attname,
          format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated,
          a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid)), c.relname
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        left join pg_attrdef d on (d.adrelid, d.adnum) = (c.oid, a.attnum)
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
      union all
      select format('%s %s %s %s', case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, c.relname,
          c.relpersistence, c.reloptions), c.relname
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'S')
      union all
      select format('constraint %s %s %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)), k.conrelid::regclass::text
        from pg_constraint k where k.connamespace = 'public'::regnamespace
      union all
      select indexdef, tablename from pg_indexes where schemaname = 'public'
      union all
      select format('%s %s', pg_get_triggerdef(t.oid), t.tgenabled), t.tgrelid::regclass::text
        from pg_trigger t where not t.tgisinternal
      union all
      select pg_get_functiondef(p.oid), '' from pg_proc p
        where p.pronamespace = 'public'::regnamespace and p.prokind <> 'a'
          and p.prolang <> (select oid from pg_language where lanname = 'c')
      union all
      select format('aggregate %s %s %s %s %s %s', a.aggfnoid::regprocedure, a.aggtransfn, a.aggtranstype::regtype, a.aggcombinefn,
          a.agginitval, p.proparallel), ''
        from pg_aggregate a join pg_proc p on p.oid = a.aggfnoid where p.pronamespace = 'public'::regnamespace
      union all
      select format('view %s %s', viewname, definition), viewname from pg_views where schemaname = 'public'
      union all
      select format('sequence %s %s %s %s %s', sequencename, data_type, start_value, increment_by, max_value), sequencename
        from pg_sequences where schemaname = 'public'
      union all
      select format('extension %s %s', extname, extversion), '' from pg_extension
    )
    select satu from semua where tabel <> all(${NOTES})`;
  return rows.map(({ satu }) => satu).sort();
}

/** Every row of every table and the last number of each sequence, as text; moments of making are left out. */
export async function rowsOf(sql: Sql): Promise<string[]> {
  const tables = await sql<{ nama: string }[]>`
    select relname as nama from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all(${NOTES})`;
  const found: string[] = [];
  for (const { nama } of tables) {
    const rows = await sql<{ isi: string }[]>`
      select (select jsonb_object_agg(k, case when v ~ '^"\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:' then 'a moment' else v end)
              from jsonb_each(to_jsonb(t)) e(k, w) cross join lateral (values (w::text)) x(v))::text as isi
      from ${sql(nama)} t`;
    found.push(...rows.map(({ isi }) => `${nama} ${isi}`));
  }
  const sequences = await sql<{ satu: string }[]>`
    select format('sequence %s at %s', sequencename, last_value) as satu from pg_sequences where schemaname = 'public'`;
  return [...found, ...sequences.map(({ satu }) => satu)].sort();
}
