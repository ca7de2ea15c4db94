import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { kebutuhanBaru } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { sendOrder } from "#areas/laporan/server/setahun.testing.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { makeOrder, rekeningBernama } from "#books/fixtures.ts";
import type { Sql } from "#platform/db/database.ts";
import { unpack } from "#platform/ops/archive/tar.ts";
import { structureOf } from "#platform/ops/export/structure.ts";
import { testDatabase } from "#test/support/database.ts";
import { pdfOf, picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { hledger } from "../../buku/server/hledger.testing.ts";
import { ekspor } from "../contract.ts";

const office = openOffice();
let boss: Person;
let folder = "";

beforeAll(async () => {
  boss = await office.person("Super Admin", { nama: 'Bu "Ratna", S.E.\nKepala' });
  const idSo = await makeOrder(office, boss, { namaCustomer: "'; drop table so; --" });
  await boss.call(invoice.approveInv, { idInv: await makeInvoice(office, boss, idSo) });
  await sendOrder(boss, idSo);
  await boss.call(pengajuan.addPengajuan, {
    idKebutuhan: await kebutuhanBaru(boss),
    tipePengajuan: "masuk",
    idRekeningTujuan: await rekeningBernama(office, "BCA RJP"),
    nominalPengajuan: 1_000_000,
    deskripsiPengajuan: "Setoran\tbaris\\satu\nbaris dua",
    dokumen: [await pdfOf(2), await picture()],
  });
  folder = mkdtempSync(join(tmpdir(), "kantor-uji-ekspor-"));
  const { raw, headers } = await boss.send(ekspor.exportSemua, {});
  expect(headers["content-disposition"]).toMatch(/kantor-ekspor-\d{4}-\d{2}-\d{2}\.tar\.gz/);
  await unpack(Readable.from([gunzipSync(raw)]), folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isi = (name: string) => readFileSync(join(folder, name), "utf8");

/** An empty PostgreSQL, as somebody has it who never had Kantor. */
async function empty() {
  const database = await testDatabase();
  await database.sql`drop schema public cascade`;
  await database.sql`create schema public`;
  return database;
}

/** Runs the script as psql does. */
async function load(sql: Sql): Promise<void> {
  const script = isi("muat.sql").replace(/^\\(?!copy).*\n/gm, "");
  let statements = "";
  for (const line of script.split("\n")) {
    const [, copy, path = ""] = /^\\(copy .*) from '(.*)' with \(format csv, header\)$/.exec(line) ?? [];
    if (copy === undefined) {
      statements += `${line}\n`;
      continue;
    }
    await sql.unsafe(statements.replace(/^(begin|commit);$/gm, ""));
    statements = "";
    await sql.begin((tx) =>
      pipeline(Readable.from([isi(path)]), tx.copyIn(`${copy} from stdin with (format csv, header)`)),
    );
  }
  await sql.unsafe(statements.replace(/^(begin|commit);$/gm, ""));
}

/** The security trail notes the export that was just made, so that it and its counts go on afterwards. */
const GO_ON = ["jejak_keamanan", "hitungan"];

async function expectEqual(there: Sql): Promise<void> {
  const tables = (await structureOf(office.sql)).filter(({ name }) => !GO_ON.includes(name));
  expect(tables.length).toBeGreaterThan(100);
  for (const { name, columns } of tables) {
    const chosen = columns.map((column) => `"${column.name}"`).join(", ");
    const sumOf = (db: Sql) =>
      db.unsafe(
        `select count(*) as rows, sum(hashtextextended(t::text, 0)) as sum from (select ${chosen} from "${name}") t`,
      );
    expect(await sumOf(there), name).toEqual(await sumOf(office.sql));
  }
}

test("all tables are read into an empty PostgreSQL by the script that comes with them, and are equal", async () => {
  const database = await empty();
  try {
    await load(database.sql);
    await expectEqual(database.sql);
    const [row] = await database.sql<{ arti: string }[]>`
      select col_description('so'::regclass, attnum) as arti from pg_attribute
      where attrelid = 'so'::regclass and attname = 'tipe_so'`;
    expect(row?.arti).toBe("Tipe Order; salah satu dari Reguler, Online");
    await expect(database.sql`insert into invoice select * from invoice`, "keys came along").rejects.toThrow();
  } finally {
    await database.drop();
  }
});

test("psql reads it, too", async () => {
  const database = await empty();
  try {
    const { error, status, stderr } = spawnSync("psql", ["-X", "-q", "-d", database.url, "-f", "muat.sql"], {
      cwd: folder,
      encoding: "utf8",
    });
    // Where it is not installed the test before has read the same script.
    if (error) return;
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    await expectEqual(database.sql);
  } finally {
    await database.drop();
  }
});

test("every column has its meaning, every picture and PDF is there, hledger reads the journal, and no secret leaves", () => {
  const [, ...kolom] = isi("kolom.csv").trim().split("\r\n");
  expect(kolom.every((line) => /^"[a-z0-9_]+","[a-z0-9_]+","[^"]+","(wajib|boleh kosong)","[^"]+"$/.test(line))).toBe(
    true,
  );
  expect(kolom).toContainEqual('"invoice","id_so","text","wajib","Id so; menunjuk so.id_so"');
  const berkas = readdirSync(join(folder, "berkas"));
  expect(berkas.filter((name) => name.endsWith(".pdf"))).toHaveLength(1);
  expect(readFileSync(join(folder, "berkas", berkas.find((name) => name.endsWith(".pdf")) ?? ""), "latin1")).toMatch(
    /^%PDF-/,
  );
  expect(hledger(isi("jurnal.journal"), "check", "--strict")?.status ?? 0).toBe(0);
  expect(isi("jurnal.journal")).toMatch(/\(INV-/);
  const tables = readdirSync(join(folder, "tabel"));
  for (const secret of ["rahasia", "sesi", "totp", "passkey", "kode_pemulihan", "kunci_api"])
    expect(tables).not.toContain(`${secret}.csv`);
  expect(isi("tabel/karyawan.csv").split("\n")[0]).not.toMatch(/(^|,)password(,|$)/);
  expect(isi("tabel/karyawan.csv")).not.toContain("$argon2");
  expect(isi("BACA-DULU.txt")).toContain("Yang tidak ikut: password");
});

test("nobody else may take everything along", async () => {
  const manajer = await office.person("Management");
  expect((await manajer.refused(ekspor.exportSemua, {})).status).toBe(401);
});
