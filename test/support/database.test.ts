import { afterAll, expect, test } from "vitest";
import { testDatabase } from "./database.ts";
import type { TestDatabase } from "./server.ts";

const opened: TestDatabase[] = [];
async function open(): Promise<TestDatabase> {
  const database = await testDatabase();
  opened.push(database);
  return database;
}
afterAll(async () => {
  await Promise.all(opened.map((database) => database.drop()));
});

test("every test database starts with what the migrations made, and is its own", async () => {
  const [one, other] = await Promise.all([open(), open()]);
  const seeded = await one.sql`select nama_role from role order by id_role`;
  expect(seeded.length).toBeGreaterThan(0);
  await one.sql`insert into divisi (nama_divisi) values ('Gudang')`;
  expect(await other.sql`select * from divisi`).toHaveLength(0);
  expect(await other.sql`select nama_role from role order by id_role`).toEqual(seeded);
});

test("a reset brings back rows, numbers and append-only tables", async () => {
  const { sql, reset } = await open();
  const seeded = await sql`select * from role order by id_role`;
  await sql`insert into role (nama_role) values ('Sementara')`;
  await sql`update role set bawaan = false where nama_role = 'Sementara'`;
  await sql`insert into riwayat (waktu, nama_user, panggilan, jenis, id_dokumen) values (now(), 'Ani', 'a', 'b', 'c')`;
  const [first] = await sql`insert into divisi (nama_divisi) values ('Gudang') returning id_divisi`;

  await reset();

  expect(await sql`select * from role order by id_role`).toEqual(seeded);
  expect(await sql`select * from riwayat`).toHaveLength(0);
  const [again] = await sql`insert into divisi (nama_divisi) values ('Gudang') returning id_divisi`;
  expect(again).toEqual(first);
  const [role] = await sql`insert into role (nama_role) values ('Sementara') returning id_role`;
  expect(role?.idRole).toBe(Math.max(...seeded.map((row) => row.idRole)) + 1);
});

test("what the app may do, tests may not outdo: the connection is not superuser", async () => {
  const { sql } = await open();
  expect(await sql`select rolsuper from pg_roles where rolname = current_user`).toEqual([{ rolsuper: false }]);
  await expect(sql`truncate riwayat`).rejects.toThrow(/hanya boleh ditambah/);
});
