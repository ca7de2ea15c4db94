// The rows made by the migrations are kept in a schema of the template, so that a reset is one statement.
export const TABLES = `
  select c.oid, quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.oid, c.relname`;

export const REMEMBER = `
do $$
declare t record; filled boolean;
begin
  create schema test_seed;
  for t in ${TABLES} loop
    execute format('select exists (select from public.%s)', t.name) into filled;
    if filled then
      execute format('create table test_seed.%s as select %s from public.%1$s', t.name, t.columns);
    end if;
  end loop;
  create table test_seed."sequences of the template" as
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
      last_value is not null as called
    from pg_sequences where schemaname = 'public';
end $$`;

export const RESET = `
do $$
declare t record; filled boolean; full_ones text := '';
begin
  -- A connection that still holds a lock is a mistake in the test: fail instead of waiting for it.
  set local lock_timeout = '10s';
  -- Off, because append-only tables refuse deletes, and rows are put back in any order.
  set local session_replication_role = replica;
  for t in ${TABLES} loop
    execute format('select exists (select from public.%s)', t.name) into filled;
    if filled then full_ones := full_ones || ', public.' || t.name; end if;
  end loop;
  if full_ones <> '' then execute 'truncate ' || substr(full_ones, 3) || ' cascade'; end if;
  for t in select k.* from (${TABLES}) k join pg_class s
      on s.relnamespace = 'test_seed'::regnamespace and quote_ident(s.relname) = k.name loop
    execute format('insert into public.%s (%s) overriding system value select %2$s from test_seed.%1$s', t.name, t.columns);
  end loop;
  perform setval(name::regclass, value, called) from test_seed."sequences of the template";
end $$`;
