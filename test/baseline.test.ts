import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connect, type Sql } from "#platform/db/database.ts";
import { BASELINE } from "#platform/db/leadOver.ts";
import { migrate } from "#platform/db/migrate.ts";
import { readMigrations } from "#platform/db/migrations.ts";
import { rowsOf, shapeOf } from "./databaseShape.ts";
import { root } from "./source.ts";
import { testDatabase } from "./support/database.ts";
import type { TestDatabase } from "./support/server.ts";

const folder = join(root, "migrations");

/** The 58 files of version 0.1, by name. */
const filesBefore: Record<string, string> = JSON.parse(
  gunzipSync(readFileSync(join(root, "test/fixtures/migrations-before.json.gz"))).toString(),
);
const sumOf = (text: string) => createHash("sha256").update(text).digest("hex");
const baseline = readMigrations(folder).filter(({ name }) => name <= BASELINE);

let former: TestDatabase;
let present: TestDatabase;
/** The baseline alone, because later files are no concern of the version before. */
const baselineFolder = mkdtempSync(join(tmpdir(), "kantor-baseline-"));

beforeAll(async () => {
  [former, present] = await Promise.all([testDatabase(), testDatabase()]);
  for (const { name, sql } of baseline) writeFileSync(join(baselineFolder, `${name}.sql`), sql);
});
beforeEach(async () => {
  for (const { sql } of [former, present]) await sql.unsafe("drop schema public cascade; create schema public");
  await beVersion01(former.sql);
});
afterAll(async () => {
  await Promise.all([former.drop(), present.drop()]);
  rmSync(baselineFolder, { recursive: true, force: true });
});

/** Makes a database as version 0.1 did. */
async function beVersion01(sql: Sql, files = Object.entries(filesBefore)): Promise<void> {
  await sql`
    create table migrasi (
      nama text primary key,
      sidik text not null,
      dijalankan timestamptz not null default now(),
      mundur boolean not null default false
    )`;
  for (const [nama, text] of files) {
    await sql.begin(async (tx) => {
      await tx.unsafe(text);
      await tx`insert into migrasi ${tx({ nama, sidik: sumOf(text), mundur: true })}`;
    });
  }
}

/** What version 0.1 says of a database when it starts: its rules (compareWithApplied), told with the file it stumbles over. */
async function startOfVersion01(sql: Sql): Promise<string> {
  const newest = Object.keys(filesBefore).at(-1) ?? "";
  const rows = await sql<{ nama: string; sidik: string; mundur: boolean }[]>`
    select nama, sidik, mundur from migrasi order by nama collate "C"`;
  for (const { nama, sidik, mundur } of rows) {
    const text = filesBefore[nama];
    if (text === undefined && mundur && nama > newest) continue;
    if (text === undefined) return `does not know ${nama}`;
    if (sumOf(text) !== sidik) return `${nama} was changed`;
  }
  const next = Object.keys(filesBefore)[rows.length];
  return next === undefined ? "serves" : `applies ${next}`;
}

async function work(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into karyawan (no_karyawan, nama_lengkap, id_role, password) select '1', 'Ani', id_role, '-' from role limit 1;
    insert into sesi (sidik, id_user, mulai, dipakai) values ('\\x01', 1, now(), now());
    insert into produk (kode_produk, nama_produk, kategori_produk, harga_produk, created_at, updated_at)
      select 'P' || n, 'Oven', 'utama', 1, now(), now() from generate_series(1, 3) n;
    insert into stok (id_produk, tanggal, waktu, jenis, qty, id_user, nama_user)
      select id_produk, '2026-11-01', now(), 'awal', 2, 1, 'Ani' from produk;
    insert into riwayat (waktu, nama_user, panggilan, jenis, id_dokumen) values (now(), 'Ani', 'addProduk', 'produk', '1')`);
}

const OLDER =
  "The database is of an older version: start Kantor 0.1 (the version before 1.0) on it once, then this one.";

test("the baseline makes the very tables and rows that version 0.1 made", async () => {
  expect(await migrate(present.sql, baselineFolder)).toEqual(baseline.map(({ name }) => name));
  expect(await shapeOf(present.sql)).toEqual(await shapeOf(former.sql));
  expect(await rowsOf(present.sql)).toEqual(await rowsOf(former.sql));
  expect(await present.sql`select to_regclass('migrasi') as ada`).toEqual([{ ada: null }]);
});

test("a database of version 0.1 is led over and keeps every row, and version 0.1 serves on after a roll back", async () => {
  const { sql } = former;
  await work(sql);
  const [shape, rows, notes] = [await shapeOf(sql), await rowsOf(sql), await sql`select * from migrasi order by nama`];
  expect(await migrate(sql, baselineFolder)).toEqual(["from version 0.1"]);
  expect(await migrate(sql, baselineFolder)).toEqual([]);
  expect(await shapeOf(sql)).toEqual(shape);
  expect(await rowsOf(sql)).toEqual(rows);
  expect(await sql`select * from migrasi order by nama`).toEqual(notes);
  await migrate(present.sql, baselineFolder);
  const skema = (one: Sql) => one`select nama, sidik, mundur from skema order by nama collate "C"`;
  expect(await skema(sql)).toEqual(await skema(present.sql));
  expect(await startOfVersion01(sql)).toBe("serves");
  expect(await migrate(sql, baselineFolder)).toEqual([]);
});

test("version 0.1 serves on after a later migration, unless that one leaves no way back", async () => {
  const { sql } = former;
  const later = mkdtempSync(join(tmpdir(), "kantor-later-"));
  for (const { name, sql: text } of baseline) writeFileSync(join(later, `${name}.sql`), text);
  writeFileSync(join(later, "0011_warna.sql"), "alter table produk add column warna text;");
  expect(await migrate(sql, later)).toEqual(["from version 0.1", "0011_warna"]);
  expect(await startOfVersion01(sql)).toBe("serves");
  writeFileSync(join(later, "0012_tipe.sql"), "-- Tanpa jalan mundur: a test\nalter table produk drop column tipe;");
  expect(await migrate(sql, later)).toEqual(["0012_tipe"]);
  expect(await startOfVersion01(sql)).toBe("does not know skema/0012_tipe");
  expect(await migrate(sql, later)).toEqual([]);
  rmSync(later, { recursive: true });
});

test("an older database, and one made by other files, is told which version to start once, and stays as it is", async () => {
  const { sql } = former;
  const untouched = async () => {
    await expect(migrate(sql, folder)).rejects.toThrow(OLDER);
    expect(await sql`select to_regclass('skema') as ada`).toEqual([{ ada: null }]);
  };
  // What stood in 0065_tampilan for two hours, before it was corrected.
  await sql`
    update migrasi set sidik = 'dbcef2e23885c8ab303296806d7f6c8a4623cd9bca32444bcfaf05b6424becda' where nama = '0065_tampilan'`;
  await untouched();
  await sql`update migrasi set sidik = ${sumOf(filesBefore["0065_tampilan"] ?? "")} where nama = '0065_tampilan'`;
  await sql`insert into migrasi (nama, sidik) values ('0097_lain', '-')`;
  await untouched();
  await sql.unsafe("drop schema public cascade; create schema public");
  await beVersion01(sql, Object.entries(filesBefore).slice(0, 40));
  await untouched();
  expect(await startOfVersion01(sql)).toBe(`applies ${Object.keys(filesBefore)[40]}`);
});

test("two processes that start at once lead a database over once", async () => {
  const instances = [1, 2].map(() => connect(former.url, { max: 1 }));
  const done = await Promise.all(instances.map((instance) => migrate(instance, baselineFolder)));
  expect(done.flat()).toEqual(["from version 0.1"]);
  expect(await former.sql`select nama from skema`).toHaveLength(baseline.length);
  await Promise.all(instances.map((instance) => instance.end()));
});
