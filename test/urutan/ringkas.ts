import { createHash } from "node:crypto";
import type { Sql } from "#platform/db/database.ts";

/** A row that was added or taken away. */
export type Baris = { tabel: string; tanda: "+" | "-"; isi: Record<string, unknown> };

/** A column whose values differ from run to run and say nothing: the name of its values, and the largest of before. */
type Lepas = { readonly nama: string; readonly lama: number };
type Kolom = ReadonlyMap<string, Lepas>;

/** Numbers drawn from sequences, moments, random and hashed values, transactions, and what refers to them. */
export async function looseColumns(admin: Sql): Promise<Kolom> {
  const rows = await admin.unsafe<{ tabel: string; kolom: string; asal: string; isNumber: boolean }[]>(`
    with own as (
      select c.oid, quote_ident(c.relname) as tabel, a.attnum, a.attname as kolom,
        quote_ident(c.relname) || '.' || quote_ident(a.attname) as asal,
        a.atttypid in ('int4'::regtype, 'int8'::regtype) as is_number
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
        and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like 'nextval%'
          or a.atttypid in ('uuid'::regtype, 'bytea'::regtype, 'timestamptz'::regtype, 'xid8'::regtype))
    )
    select tabel, kolom, asal, is_number from own
    union
    select quote_ident(f.relname), a.attname, own.asal, own.is_number
    from pg_constraint k join pg_class f on f.oid = k.conrelid
    cross join lateral unnest(k.conkey, k.confkey) as pair (own, theirs)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
    join own on own.oid = k.confrelid and own.attnum = pair.theirs
    where k.contype = 'f'`);
  const numbers = [...new Set(rows.filter(({ isNumber }) => isNumber).map(({ asal }) => asal))];
  const lama = await admin.unsafe<{ asal: string; n: number }[]>(
    numbers
      .map((asal) => `select '${asal}' as asal, coalesce(max(${asal}), 0) as n from ${asal.split(".")[0]}`)
      .join(" union all "),
  );
  const largest = new Map(lama.map(({ asal, n }) => [asal, Number(n)]));
  return new Map(
    rows.map(({ tabel, kolom, asal }) => [`${tabel}.${kolom}`, { nama: asal, lama: largest.get(asal) ?? -1 }]),
  );
}

/**
 * Rows as sorted lines that are the same for the same business. A new number, moment or hash is named by the rows in which it
 * stands, so that rows which belong to each other still do; numbers of rows that were there before stay.
 */
export function ringkas(rows: readonly Baris[], kolom: Kolom): string {
  let names: ReadonlyMap<string, string> = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = new Map<string, string[]>();
    for (const row of rows) {
      const shape = shown(row, kolom, (value) => names.get(value) ?? "#");
      shown(row, kolom, (value, at) => {
        found.set(value, [...(found.get(value) ?? []), `${at} ${shape}`]);
        return "";
      });
    }
    names = new Map([...found].map(([value, places]) => [value, `#${short(places.sort().join("\n"))}`]));
  }
  return rows
    .map((row) => shown(row, kolom, (value) => names.get(value) ?? "#"))
    .sort()
    .join("\n");
}

/** A file, what shows it and what that belongs to are three steps apart. */
const ROUNDS = 3;
const short = (text: string): string => createHash("sha256").update(text).digest("base64").slice(0, 6);
const UUID = /(?:[0-9a-f]{2}\/)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

type Name = (value: string, at: string) => string;

function shown({ tabel, tanda, isi }: Baris, loose: Kolom, name: Name): string {
  const fields = Object.entries(isi).map(([kolom, value]) => {
    const lepas = loose.get(`${tabel}.${kolom}`);
    const isNew = value !== null && lepas && !(typeof value === "number" && value <= lepas.lama);
    if (isNew) return [kolom, name(`${lepas.nama} ${value}`, kolom)];
    return [kolom, value !== null && /^(hash|sidik|rantai|password)/.test(kolom) ? "#" : within(value)];
  });
  return JSON.stringify([tabel, tanda, ...fields]);
}

/** Numbers of rows within what the history keeps, and the random names of files. */
function within(value: unknown): unknown {
  if (typeof value === "string") return value.replace(UUID, "#");
  if (Array.isArray(value)) return value.map(within);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      /^id[A-Z]/.test(key) && typeof one === "number" ? "#" : within(one),
    ]),
  );
}
