import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import type { TestDatabase } from "#test/support/server.ts";
import { connect, type Sql } from "./database.ts";
import { migrate } from "./migrate.ts";

const folder = mkdtempSync(join(tmpdir(), "kantor-migrations-"));
const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

let database: TestDatabase | undefined;
let sql: Sql;
beforeEach(async () => {
  await database?.drop();
  database = await testDatabase();
  sql = database.sql;
  await sql`drop schema public cascade`;
  await sql`create schema public`;
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});
afterAll(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

test("files run in the order of their numbers, once", async () => {
  write("0002_isi.sql", "insert into barang values ('kompresor'); insert into barang values ('oven');");
  write(
    "0001_barang.sql",
    "create table barang (nama text);\ncreate function f() returns int language sql as 'select 1';",
  );
  expect(await migrate(sql, folder)).toEqual(["0001_barang", "0002_isi"]);
  write("0003_lagi.sql", "insert into barang values ('pompa')");
  expect(await migrate(sql, folder)).toEqual(["0003_lagi"]);
  expect(await migrate(sql, folder)).toEqual([]);
  expect(await sql`select nama from barang`).toHaveLength(3);
});

test("a file that fails leaves nothing of itself and keeps what came before", async () => {
  write("0001_barang.sql", "create table barang (nama text);");
  write("0002_rusak.sql", "create table harga (nilai bigint);\n\ninsert into tidak_ada values (1);");
  await expect(migrate(sql, folder)).rejects.toThrow("Migration 0002_rusak.sql line 3 failed and changed nothing");
  const tables = await sql`select tablename from pg_tables where schemaname = 'public' order by 1`;
  expect(tables.map((row) => row.tablename)).toEqual(["barang", "skema"]);
  write("0002_rusak.sql", "create table harga (nilai bigint);");
  expect(await migrate(sql, folder)).toEqual(["0002_rusak"]);
});

test("the version before serves on after an upgrade that leaves a way back, and goes on from there", async () => {
  const upgrade = (name: string, text: string) => {
    write(name, text);
    return migrate(sql, folder).then(() => rmSync(join(folder, name)));
  };
  write("0001_satu.sql", "create table satu ();");
  await migrate(sql, folder);
  await upgrade("0002_dua.sql", "create table dua ();");
  expect(await migrate(sql, folder)).toEqual([]);
  await upgrade("0002_dua.sql", "create table dua ();");
  write("0002_dua.sql", "create table dua ();");
  await upgrade("0003_tiga.sql", "-- Tanpa jalan mundur: satu is gone\ndrop table satu;");
  await expect(migrate(sql, folder)).rejects.toThrow("0003_tiga, which this version does not know");
});

test("an applied file may not change, be lost, or be overtaken from behind", async () => {
  write("0001_satu.sql", "create table satu ();\n");
  write("0003_tiga.sql", "create table tiga ();\n");
  await migrate(sql, folder);

  write("0001_satu.sql", "create table satu ();\r\n");
  expect(await migrate(sql, folder)).toEqual([]);
  write("0001_satu.sql", "create table satu (nama text);\n");
  await expect(migrate(sql, folder)).rejects.toThrow("Migration 0001_satu was changed after it had been applied");
  rmSync(join(folder, "0001_satu.sql"));
  await expect(migrate(sql, folder)).rejects.toThrow("0001_satu, which this version does not know");
  write("0001_satu.sql", "create table satu ();\n");
  write("0002_dua.sql", "create table dua ();\n");
  await expect(migrate(sql, folder)).rejects.toThrow("0002_dua comes before 0003_tiga");
});

test("names that leave the order open are refused before anything runs", async () => {
  write("1_satu.sql", "create table satu ();");
  await expect(migrate(sql, folder)).rejects.toThrow("rename 1_satu.sql");
  rmSync(join(folder, "1_satu.sql"));
  write("0001_satu.sql", "create table satu ();");
  write("0001_dua.sql", "create table dua ();");
  await expect(migrate(sql, folder)).rejects.toThrow("Two migrations have the number 0001");
  expect(readdirSync(folder)).toHaveLength(2);
  expect(await sql`select 1 from pg_tables where schemaname = 'public'`).toHaveLength(0);
});

test("several instances that start together apply every file once", async () => {
  for (let number = 1; number <= 5; number += 1) {
    write(`000${number}_langkah.sql`, `create table langkah_${number} (); select pg_sleep(0.05);`);
  }
  const instances = Array.from({ length: 4 }, () => connect(database?.url ?? "", { max: 2 }));
  const applied = await Promise.all(instances.map((instance) => migrate(instance, folder)));
  expect(applied.flat().sort()).toEqual([1, 2, 3, 4, 5].map((number) => `000${number}_langkah`));
  await Promise.all(instances.map((instance) => instance.end()));
});

test("a migration gives way to a long report that uses its table, and to those who come after it", async () => {
  write("0001_barang.sql", "create table barang (nama text);");
  await migrate(sql, folder);
  write("0002_harga.sql", "alter table barang add column harga bigint;");
  const over = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const report = sql.begin(async (tx) => {
    await tx`select count(*) from barang`;
    begun.resolve();
    await over.promise;
  });
  await begun.promise;
  const migrated = migrate(sql, folder);
  const waits = () => sql`select 1 from pg_locks where relation = 'barang'::regclass and not granted`;
  while ((await waits()).length === 0);
  // Somebody who comes later gets through, although the report goes on.
  await sql`insert into barang values ('pompa')`;
  over.resolve();
  await report;
  expect(await migrated).toEqual(["0002_harga"]);
});
