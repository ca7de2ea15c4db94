import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { profil } from "#areas/karyawan/profil/contract.ts";
import { isiRekening, makeProduk } from "#books/fixtures.ts";
import { periksaBuku } from "#books/periksa/periksa.ts";
import { testDatabase } from "#test/support/database.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { openStorage } from "../../files/storage.ts";
import { backUp, dropOldBackups } from "./backup.ts";
import { restoreFrom } from "./restore.testing.ts";
import { restore } from "./restore.ts";

const office = openOffice();
const sourceAt = (moment: Date) => ({
  sql: office.sql,
  storage: office.app.services.storage,
  clock: () => moment,
});

test("what was backed up is there again in a new database: rows, books, numbers, pictures", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kantor-backup-"));
  const storage = openStorage({ dataDir: join(folder, "baru"), s3: null });
  const empty = await testDatabase();
  try {
    const boss = await office.person("Super Admin");
    const idProduk = await makeProduk(office, boss, { stock: 7 });
    await isiRekening(office, boss, "BCA RJP", 5_000_000);
    await boss.call(profil.updateFotoProfile, { fotoProfile: [await picture()] });
    const backup = await backUp(sourceAt(office.now()), folder, 5);
    await restoreFrom(empty.sql, storage, backup);

    const same = (query: (sql: typeof empty.sql) => Promise<unknown>) =>
      Promise.all([query(office.sql), query(empty.sql)]).then(([here, there]) => expect(there).toEqual(here));
    await same((sql) => sql`select * from stok`);
    await same((sql) => sql`select * from kas`);
    await same((sql) => sql`select * from karyawan order by id_user`);
    await same((sql) => sql`select * from riwayat`);
    const [file] = await empty.sql<{ kunci: string }[]>`select kunci from berkas`;
    expect(await storage.exists(file?.kunci ?? "")).toBe(true);
    expect((await periksaBuku(empty.sql)).filter((rule) => !rule.lolos)).toEqual([]);
    // Sequences go on after their last number, and the triggers of the books work again.
    const [next] = await empty.sql<{ id: number }[]>`
      insert into produk (kode_produk, nama_produk, kategori_produk, harga_produk, created_at, updated_at)
      values ('BARU', 'Baru', 'utama', 1, now(), now()) returning id_produk as id`;
    expect(next?.id).toBe(idProduk + 1);
    await expect(empty.sql`delete from stok`).rejects.toThrow(/hanya boleh ditambah/);

    await expect(restoreFrom(empty.sql, storage, backup)).rejects.toThrow(/in use already/);
    await expect(restoreFrom(empty.sql, storage, folder)).rejects.toThrow(/is no backup/);
  } finally {
    storage.close();
    await empty.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a table far larger than what a connection holds at once is backed up whole, every time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kantor-backup-"));
  const { sql } = office;
  try {
    await sql`
      insert into riwayat (waktu, nama_user, panggilan, jenis, id_dokumen, sesudah)
      select now(), 'Uji', 'uji', 'uji', n::text, jsonb_build_object('isi', repeat('catatan ', 20))
      from generate_series(1, 20000) n`;
    for (const hour of [1, 2, 3]) {
      const path = await backUp(sourceAt(new Date(`2026-11-01T0${hour}:00:00Z`)), folder, 5);
      const copy = gunzipSync(readFileSync(join(path, "tables", "riwayat.copy.gz"))).toString();
      const [count] = await sql<{ rows: number }[]>`select count(*) as rows from riwayat`;
      expect(copy.split("\n")).toHaveLength((count?.rows ?? 0) + 1);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a backup of version 0.1 is refused with what to do, and leaves the new database as it was", async () => {
  const empty = await testDatabase();
  const storage = openStorage({ dataDir: tmpdir(), s3: null });
  const migrations = [
    { nama: "0001_platform", sidik: "another" },
    { nama: "0096_email_po_retur", sidik: "another" },
  ];
  const manifest = { dibuat: "", migrations, tables: [], sequences: [], pictures: [] };
  await expect(restore({ sql: empty.sql, storage }, { folder: "", manifest })).rejects.toThrow(
    /other tables \(from migration 0001_platform on.* Restore it with the version that made it, then start the newer one/,
  );
  expect(await empty.sql`select 1 from role`).toHaveLength(4);
  storage.close();
  await empty.drop();
});

test("backups older than their days go, the newest stays whatever its age", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kantor-backup-"));
  const at = (day: string) => new Date(`2026-11-${day}T02:30:00Z`);
  try {
    for (const day of ["01", "02", "10"]) await backUp(sourceAt(at(day)), folder, 5);
    await dropOldBackups(folder, 7, at("09"));
    expect(readdirSync(folder).filter((name) => name.startsWith("2026"))).toEqual([
      "2026-11-02T023000Z",
      "2026-11-10T023000Z",
    ]);
    await dropOldBackups(folder, 0, at("20"));
    expect(readdirSync(folder).filter((name) => name.startsWith("2026"))).toEqual(["2026-11-10T023000Z"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
