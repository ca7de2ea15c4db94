import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mayCall, withMenu } from "#kernel/permission.ts";
import { migrate } from "#platform/db/migrate.ts";
import { readMigrations } from "#platform/db/migrations.ts";
import { effectiveMenu } from "#platform/http/sessions/sessions.ts";
import { root } from "#test/source.ts";
import { testDatabase } from "#test/support/database.ts";
import type { TestDatabase } from "#test/support/server.ts";
import { menuAwal } from "./rules.ts";

const all = join(root, "migrations");
const folder = mkdtempSync(join(tmpdir(), "kantor-hak-menu-"));
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await database.sql.unsafe("drop schema public cascade; create schema public");
  const before = readMigrations(all).filter(({ name }) => name < "0012");
  for (const { name, sql } of before) writeFileSync(join(folder, `${name}.sql`), sql);
  await migrate(database.sql, folder);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test("at the upgrade everybody keeps what he could open, as ticks that can be taken away", async () => {
  const { sql } = database;
  const people: Record<string, string[]> = {
    sales: ["Sales Order", "Invoice"],
    kasir: ["Pengajuan", "Hutang"],
    gudang: ["Purchase Order", "Surat Jalan"],
    tamu: ["Dashboard"],
  };
  for (const [no, menu] of Object.entries(people)) {
    await sql`
      insert into karyawan (no_karyawan, nama_lengkap, id_role, menu, password)
      select upper(${no}), ${no}, id_role, ${menu}, '-' from role where nama_role = 'Logistik'`;
  }
  await migrate(sql, all);
  const rows = await sql<{ nama: string; menu: string[]; versi: number }[]>`
    select nama_lengkap as nama, menu, versi from karyawan order by id_user`;
  expect(rows.map(({ nama, menu, versi }) => [nama, effectiveMenu("Sales", menu), versi])).toEqual([
    ["sales", ["Sales Order", "Invoice", "Pelanggan", "Piutang", "Hutang"], 2],
    ["kasir", ["Piutang", "Hutang", "Pengajuan"], 2],
    ["gudang", ["Surat Jalan", "Purchase Order", "Pemasok"], 2],
    ["tamu", ["Dashboard"], 1],
  ]);
});

test("new employees have the screens that go with their work", () => {
  const opened = (role: string) =>
    (["Pelanggan", "Piutang", "Pemasok", "Hutang"] as const).filter((menu) =>
      mayCall(withMenu(menu), { role, menu: menuAwal(role) }),
    );
  expect(opened("Admin")).toEqual(["Pelanggan", "Piutang", "Pemasok", "Hutang"]);
  expect(opened("Logistik")).toEqual(["Pemasok"]);
  expect(opened("Sales")).toEqual(["Pelanggan"]);
});
