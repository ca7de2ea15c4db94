import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { profil } from "#areas/karyawan/profil/contract.ts";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { perusahaan } from "#areas/sistem/perusahaan/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { periksaBuku } from "#books/periksa/periksa.ts";
import { testDatabase } from "#test/support/database.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import type { TestDatabase } from "#test/support/server.ts";
import { openStorage, type Storage } from "../../files/storage.ts";
import { backUp } from "./backup.ts";
import { checksumOf, readManifest, tableFile } from "./manifest.ts";
import { BackupStopped, backupFigures } from "./record.ts";
import { restoreFrom } from "./restore.testing.ts";
import { checkedBackup, restore } from "./restore.ts";
import { quoted, tablesInOrder } from "./tables.ts";

const office = openOffice();
let folder: string;
let empty: TestDatabase;
let storage: Storage;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kantor-backup-"));
  empty = await testDatabase();
  storage = openStorage({ dataDir: join(folder, "baru"), s3: null });
});
afterEach(async () => {
  storage.close();
  await empty.drop();
  rmSync(folder, { recursive: true, force: true });
});

const source = () => ({ sql: office.sql, storage: office.app.services.storage, clock: () => office.now() });
const lines = (copy: Buffer): string[] => copy.toString().split("\n").sort();

async function rowsOf(database: TestDatabase["sql"], table: string, columns: readonly string[]): Promise<string[]> {
  const pieces: Buffer[] = [];
  await database.begin(async (tx) => {
    for await (const piece of tx.copyOut(`copy "${table}" (${quoted(columns)}) to stdout`)) pieces.push(piece);
  });
  return lines(Buffer.concat(pieces));
}

test("while eight people write orders a backup holds one moment, and comes back row by row", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 100_000 });
  await office.sql`
    insert into riwayat (waktu, nama_user, panggilan, jenis, id_dokumen, sesudah)
    select now(), 'Uji', 'uji', 'uji', n::text, jsonb_build_object('isi', repeat('catatan ', 20))
    from generate_series(1, 30000) n`;
  let isOver = false;
  let orders = 0;
  const client = async () => {
    while (!isOver) {
      await makeOrder(office, boss, { baris: [{ idProduk, sumberProduk: "SG" }] });
      orders += 1;
    }
  };
  const clients = Array.from({ length: 8 }, client);
  while (orders < 8) await new Promise((resolve) => setImmediate(resolve));
  const backup = await backUp(source(), folder, 5);
  const meanwhile = orders;
  isOver = true;
  await Promise.all(clients);
  expect(meanwhile).toBeGreaterThan(0);

  const manifest = await restoreFrom(empty.sql, storage, backup);
  for (const { name, columns } of manifest.tables) {
    const kept = lines(gunzipSync(readFileSync(tableFile(backup, name))));
    expect(await rowsOf(empty.sql, name, columns), name).toEqual(kept);
  }
  // Tables that are only appended to contain their first rows, without a gap and unchanged.
  for (const [name, id] of [
    ["stok", "id_stok"],
    ["riwayat", "id_riwayat"],
  ] as const) {
    const there = await empty.sql<{ baris: string }[]>`
      select md5(t::text) as baris from ${empty.sql(name)} t order by ${empty.sql(id)}`;
    const here = await office.sql<{ baris: string }[]>`
      select md5(t::text) as baris from ${office.sql(name)} t order by ${office.sql(id)}`;
    const all = new Set(here.map((row) => row.baris));
    expect(
      there.filter((row) => !all.has(row.baris)),
      name,
    ).toEqual([]);
  }
  expect((await periksaBuku(empty.sql)).filter((rule) => !rule.lolos)).toEqual([]);
});

test("only one backup runs at a time, and the one that was sent away is told to those in charge", async () => {
  const boss = await office.person("Super Admin");
  const results = await Promise.allSettled([backUp(source(), folder, 5), backUp(source(), folder, 5)]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await backupFigures(office.sql, office.now())).failures).toBe(1);
  expect((await boss.call(perusahaan.getPerusahaan, {})).data.backup.terakhir).not.toBeNull();
});

test("a backup that fails is a task of the Super Admins until one succeeds, leaves nothing behind and is counted", async () => {
  const boss = await office.person("Super Admin");
  const manajer = await office.person("Management");
  const tugas = async (person: typeof boss) =>
    (await person.call(dashboard.getTugasSaya, {})).data.find(({ jenis }) => jenis === "backupGagal");
  await office.sql`delete from backup`;
  expect(await tugas(boss)).toBeUndefined();
  expect(await backupFigures(office.sql, office.now())).toEqual({ failures: 0, age: Number.POSITIVE_INFINITY });

  const late = backUp(source(), folder, 1 / 60_000);
  await expect(late).rejects.toThrow(/Tidak selesai dalam/);
  writeFileSync(join(folder, "berkas-biasa"), "");
  await expect(backUp(source(), join(folder, "berkas-biasa", "backup"), 5)).rejects.toThrow(/ENOTDIR/);
  expect(readdirSync(folder)).toEqual(["berkas-biasa"]);
  const [baris] = (await tugas(boss))?.daftar ?? [];
  expect(baris?.keterangan).toMatch(/^Backup gagal sejak .*: Folder backup tidak dapat dibuat.*belum pernah/);
  expect(await tugas(manajer)).toBeUndefined();
  const { data } = await manajer.call(perusahaan.getPerusahaan, {});
  expect(data.backup).toMatchObject({ terakhir: null, alasan: expect.stringContaining("tidak dapat dibuat") });
  expect((await backupFigures(office.sql, office.now())).failures).toBe(2);

  await backUp(source(), folder, 5);
  expect(await tugas(boss)).toBeUndefined();
  const later = new Date(office.now().getTime() + 90_000);
  expect(await backupFigures(office.sql, later)).toEqual({ failures: 2, age: 90 });
});

test("a damaged backup is refused with what is damaged, and nothing of it stays: neither rows nor pictures", async () => {
  const boss = await office.person("Super Admin");
  await makeProduk(office, boss, { stock: 7 });
  await boss.call(profil.updateFotoProfile, { fotoProfile: [await picture()] });
  const backup = await backUp(source(), folder, 5);
  const manifest = await readManifest(backup);
  const [foto] = manifest.pictures;
  const manifestPath = join(backup, "manifest.json");
  const produk = tableFile(backup, "produk");
  const intact = { manifest: readFileSync(manifestPath), produk: readFileSync(produk) };
  const back = () => {
    writeFileSync(manifestPath, intact.manifest);
    writeFileSync(produk, intact.produk);
  };
  const refused = async (reason: RegExp) => {
    await expect(restoreFrom(empty.sql, storage, backup)).rejects.toThrow(reason);
    back();
    expect((await empty.sql`select 1 from karyawan union all select 1 from riwayat`).length).toBe(0);
    expect(foto && (await storage.exists(foto.key))).toBe(false);
  };
  /** Changes the rows of produk in the backup and its checksum in the manifest to match. */
  const tampered = async (change: (rows: string) => string) => {
    writeFileSync(produk, gzipSync(change(gunzipSync(intact.produk).toString())));
    const sha256 = await checksumOf(produk);
    const tables = manifest.tables.map((table) => (table.name === "produk" ? { ...table, sha256 } : table));
    writeFileSync(manifestPath, JSON.stringify({ ...manifest, tables }));
  };

  await expect(restoreFrom(empty.sql, storage, folder)).rejects.toThrow(/is no backup/);
  writeFileSync(manifestPath, '{"dibuat": 1');
  await refused(/manifest.json of .* is damaged/);
  appendFileSync(produk, "x");
  await refused(/produk.copy.gz is not what was backed up/);
  rmSync(produk);
  await refused(/lacks .*produk.copy.gz/);
  await tampered(() => "");
  await refused(/produk has 0 of \d rows/);
  await tampered((rows) => `${rows}${rows}`);
  await refused(/rows of produk break the rule produk_pkey/);
  await tampered(() => "bukan\tbaris\n");
  await refused(/rows of produk could not be restored/);
  const kept = readFileSync(join(folder, "berkas", foto?.key ?? ""));
  writeFileSync(join(folder, "berkas", foto?.key ?? ""), "rusak");
  await refused(/is not what was backed up/);
  // The next backup notices the damaged picture and copies it again.
  const next = await backUp({ ...source(), clock: () => new Date("2026-12-31T00:00:00Z") }, folder, 5);
  expect(readFileSync(join(folder, "berkas", foto?.key ?? ""))).toEqual(kept);
  await restoreFrom(empty.sql, storage, next);
  expect(existsSync(join(folder, "baru", "berkas", foto?.key ?? ""))).toBe(true);
});

test("a picture that cannot be stored takes the rows and the other pictures back with it", async () => {
  const boss = await office.person("Super Admin");
  await boss.call(profil.updateFotoProfile, { fotoProfile: [await picture()] });
  const backup = await backUp(source(), folder, 5);
  const full = { ...storage, put: () => Promise.reject(new Error("disk penuh")) };
  await expect(restoreFrom(empty.sql, full, backup)).rejects.toThrow("disk penuh");
  expect((await empty.sql`select 1 from karyawan`).length).toBe(0);
  expect((await tablesInOrder(empty.sql)).length).toBeGreaterThan(0);
  await restoreFrom(empty.sql, storage, backup);
});

test("a restore takes no piece of a picture for whole, and one that is stopped leaves neither rows nor pictures", async () => {
  const boss = await office.person("Super Admin");
  await boss.call(profil.updateFotoProfile, { fotoProfile: [await picture()] });
  const backup = await checkedBackup(await backUp(source(), folder, 5));
  const [foto] = backup.manifest.pictures;
  const key = foto?.key ?? "";
  const reason = new Error("dihentikan");
  await expect(restore({ sql: empty.sql, storage }, backup, AbortSignal.abort(reason))).rejects.toThrow();
  expect((await empty.sql`select 1 from karyawan`).length).toBe(0);
  expect(await storage.exists(key)).toBe(false);

  await storage.put(key, Buffer.from("sepotong"));
  await restore({ sql: empty.sql, storage }, backup);
  expect(await checksumOf(join(folder, "baru", "berkas", key))).toBe(foto?.sha256);
  // The backup tables belong to the database, so the restored one has no backups noted.
  expect((await empty.sql`select 1 from backup`).length).toBe(0);
});

test("a backup that is stopped says so, is noted and leaves nothing behind", async () => {
  const stopped = AbortSignal.abort(new BackupStopped("dihentikan"));
  await expect(backUp(source(), folder, 5, stopped)).rejects.toThrow("dihentikan");
  expect(readdirSync(folder)).toEqual([]);
  const [row] = await office.sql`select alasan from backup order by id_backup desc limit 1`;
  expect(row).toEqual({ alasan: "Dihentikan sebelum selesai" });
});
