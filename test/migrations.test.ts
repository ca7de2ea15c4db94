import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sql } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { readMigrations } from "#platform/db/migrations.ts";
import frozen from "./fixtures/frozen.json" with { type: "json" };
import { filesBelow, root } from "./source.ts";
import { testDatabase } from "./support/database.ts";
import type { TestDatabase } from "./support/server.ts";

const folder = join(root, "migrations");

test("an applied migration never changes: companies run on what has landed", () => {
  const sums = (place: string) =>
    readdirSync(place)
      .filter((file) => file.endsWith(".sql"))
      .map((file) => [
        file,
        createHash("sha256")
          .update(readFileSync(join(place, file)))
          .digest("hex"),
      ]);
  const found = Object.fromEntries([...sums(folder), ...sums(join(folder, "sebelum"))]);
  for (const [file, sum] of Object.entries(frozen)) {
    expect(found[file], `${file} has landed and may not change; write a new migration instead`).toBe(sum);
  }
  const added = Object.keys(found).filter((file) => !(file in frozen));
  expect(added, "a new migration is noted in test/fixtures/frozen.json").toEqual([]);
});

/** Landed before the rule. */
const WITHOUT_RULE = "0061_email_pemasok";
/** What a version that serves on beside or after it would miss. */
const TAKES_AWAY =
  /\bdrop\s+(table|column|view|function|sequence|type)\b|\brename\b|\balter\s+column\s+\w+\s+(type|set\s+not\s+null)\b|\badd\s+(column\s+)?\w+\s+[^,;]*\bnot\s+null\b(?![^,;]*\b(default|generated)\b)/i;

test("a migration leaves the version before able to serve, or says why not", () => {
  const taking = readMigrations(folder).filter(({ name, sql }) => {
    const code = sql.replace(/--.*$/gm, "");
    return name > WITHOUT_RULE && TAKES_AWAY.test(code) && !sql.includes("-- Tanpa jalan mundur: ");
  });
  expect(
    taking.map(({ name }) => name),
    "add what is new beside what is there, or begin with the line `-- Tanpa jalan mundur: why` (docs/OPERATIONS.md)",
  ).toEqual([]);
});

/** What PostgreSQL 15, the oldest that DATABASE_URL may lead to, does not know; the embedded one is newer. */
const NEWER_THAN_15 =
  /\bis\s+(not\s+)?json\b|\b(any_value|random_normal|pg_input_is_valid|json_(table|scalar|serialize|exists|value|query)|uuidv[47]|array_(sort|reverse|shuffle|sample))\s*\(|\breturning\s+(with\s*\(|old\.|new\.)|\bwithout\s+overlaps\b|\)\s+virtual\b/i;

test("no statement asks for more than PostgreSQL 15 knows", () => {
  const server = filesBelow(join(root, "server")).filter((file) => file.endsWith(".ts"));
  const asking = [...server, ...filesBelow(folder)].filter((file) => {
    const code = readFileSync(file, "utf8").replace(/--.*$/gm, "");
    return NEWER_THAN_15.test(code);
  });
  expect(asking.map((file) => relative(root, file))).toEqual([]);
});

/** Everything in the schema that could differ between two databases, as text. */
async function shapeOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ satu: string }[]>`
    select format('%s.%s %s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as satu
      from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on (d.adrelid, d.adnum) = (c.oid, a.attnum)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
    union all
    select format('%s %s', k.conrelid::regclass, pg_get_constraintdef(k.oid))
      from pg_constraint k where k.connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal
    union all
    select pg_get_functiondef(p.oid) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind <> 'a'
        and p.prolang <> (select oid from pg_language where lanname = 'c')
    union all
    select format('%s %s %s %s %s', a.aggfnoid::regprocedure, a.aggtransfn, a.aggtranstype::regtype, a.aggcombinefn, a.agginitval)
      from pg_aggregate a join pg_proc p on p.oid = a.aggfnoid where p.pronamespace = 'public'::regnamespace
    union all
    select format('%s %s', viewname, definition) from pg_views where schemaname = 'public'
    union all
    select format('%s %s', nama, sidik) from migrasi`;
  return rows.map(({ satu }) => satu).sort();
}

let former: TestDatabase;
let present: TestDatabase;
const bridge = readMigrations(join(folder, "sebelum"));
/** Number of migrations that were written anew; later files apply to old and new databases. */
const ANEW = 9;
const sesudah = readMigrations(folder)
  .slice(ANEW)
  .map(({ name }) => name);
const old = mkdtempSync(join(tmpdir(), "kantor-before-"));
beforeAll(async () => {
  [former, present] = await Promise.all([testDatabase(), testDatabase()]);
  for (const { sql } of [former, present]) await sql.unsafe("drop schema public cascade; create schema public");
  // The former migrations, by file name.
  const before: Record<string, string> = JSON.parse(
    gunzipSync(readFileSync(join(root, "test/fixtures/migrations-before.json.gz"))).toString(),
  );
  mkdirSync(old, { recursive: true });
  for (const [name, sql] of Object.entries(before)) writeFileSync(join(old, `${name}.sql`), sql);
});
afterAll(async () => {
  await Promise.all([former.drop(), present.drop()]);
  rmSync(old, { recursive: true, force: true });
});

test("a database made by the version before is brought to the very same state, and keeps what it holds", async () => {
  const { sql } = former;
  await migrate(sql, old);
  await sql.unsafe(`
    insert into karyawan (no_karyawan, nama_lengkap, id_role, password) select '1', 'Ani', id_role, '-' from role limit 1;
    insert into sesi (sidik, id_user, mulai, dipakai) values ('\\x01', 1, now(), now());
    insert into produk (kode_produk, nama_produk, kategori_produk, harga_produk, created_at, updated_at)
      select 'P' || n, 'Oven', 'utama', 1, now(), now() from generate_series(1, 3) n`);
  expect(await migrate(sql, folder)).toEqual([
    "sebelum/0011_backup",
    "sebelum/0013_sesi",
    "sebelum/0014_jejak_keamanan",
    "sebelum/0017_hitungan",
    ...sesudah,
  ]);
  await migrate(present.sql, folder);
  expect(await shapeOf(sql)).toEqual(await shapeOf(present.sql));
  expect(await migrate(sql, folder)).toEqual([]);
  expect([...(await sql`select nama_lengkap from karyawan`)]).toEqual([{ namaLengkap: "Ani" }]);
  expect([...(await sql`select daftar, jumlah from hitungan where daftar like 'produk%' order by 1`)]).toEqual([
    { daftar: "produk", jumlah: 3 },
    { daftar: "produk-utama", jumlah: 3 },
  ]);
});

test("a database that went part of the way, or all of it, goes on from there", async () => {
  for (const gone of [2, bridge.length]) {
    const { sql } = former;
    await sql`drop schema public cascade`;
    await sql`create schema public`;
    await migrate(sql, old);
    for (const { name, checksum, sql: text } of bridge.slice(0, gone)) {
      await sql.unsafe(text);
      await sql`insert into migrasi (nama, sidik) values (${name}, ${checksum})`;
    }
    expect(await migrate(sql, folder)).toEqual([
      ...bridge.slice(gone).map(({ name }) => `sebelum/${name}`),
      ...sesudah,
    ]);
    expect(await shapeOf(sql)).toEqual(await shapeOf(present.sql));
  }
});

test("a database that was made by only some of them is told to start the version that made it", async () => {
  const { sql } = former;
  await sql`drop schema public cascade`;
  await sql`create schema public`;
  await migrate(sql, old);
  await sql`delete from migrasi where nama = '0010_email'`;
  await expect(migrate(sql, folder)).rejects.toThrow("The database lacks 0010_email");
});
