import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#platform/db/migrate.ts";
import { readMigrations } from "#platform/db/migrations.ts";
import { root } from "#test/source.ts";
import { testDatabase } from "#test/support/database.ts";
import type { TestDatabase } from "#test/support/server.ts";

const all = join(root, "migrations");
const folder = mkdtempSync(join(tmpdir(), "kantor-tanggal-uang-"));
let database: TestDatabase;

/** A company as the version before left it. */
beforeAll(async () => {
  database = await testDatabase();
  await database.sql.unsafe("drop schema public cascade; create schema public");
  const baru = readMigrations(all).findIndex(({ name }) => name.endsWith("tanggal_uang"));
  for (const { name, sql } of readMigrations(all).slice(0, baru)) writeFileSync(join(folder, `${name}.sql`), sql);
  await migrate(database.sql, folder);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a row of kas as the version before does. */
async function tulis(n: number, idRekening: number, tanggal: string, nominal: number): Promise<void> {
  const { sql } = database;
  const id = `PB-${n}`;
  await sql`
    insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_tujuan, id_rekening_asal,
      nominal_pengajuan, deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve)
    values (${id}, 1, ${nominal > 0 ? "masuk" : "keluar"}, ${nominal > 0 ? idRekening : null},
      ${nominal < 0 ? idRekening : null}, ${Math.abs(nominal)}, 'Uji', ${tanggal}, now(), 1, 'Disetujui', 1, ${tanggal})`;
  await sql`
    insert into kas (id_rekening, tanggal, waktu, debit, kredit, id_pengajuan, id_kebutuhan)
    values (${idRekening}, ${tanggal}, now(), ${Math.max(nominal, 0)}, ${Math.max(-nominal, 0)}, ${id}, 1)`;
}

const isi = () => database.sql`
  select id_kas, id_rekening, urut, tanggal, debit, kredit, saldo_akhir, encode(sidik, 'hex') as sidik from kas order by 1`;

test("an upgraded book has the balances it had, and what the version before writes is dated as it dated it", async () => {
  const { sql } = database;
  await sql`insert into karyawan (no_karyawan, nama_lengkap, id_role, password) select 'A', 'A', id_role, '-' from role limit 1`;
  let n = 0;
  for (let hari = 1; hari <= 28; hari += 3) {
    for (const idRekening of [1, 2]) {
      const tanggal = `2026-10-${String(hari).padStart(2, "0")}`;
      await tulis(n++, idRekening, tanggal, 1000 + n);
      // Posted just after midnight by an action that began before it: moved forward.
      await tulis(n++, idRekening, hari > 3 ? `2026-10-0${hari % 3}` : tanggal, -n);
    }
  }
  const ditanya = "select d::date as hari from generate_series(date '2026-09-29', date '2026-11-02', '1 day') d";
  const dulu = await sql`
    select r.id_rekening, h.hari, coalesce(k.saldo_akhir, 0) as saldo, coalesce(k.urut, 0) as baris
    from rekening r cross join (${sql.unsafe(ditanya)}) h left join lateral (
      select saldo_akhir, urut from kas where kas.id_rekening = r.id_rekening and kas.tanggal <= h.hari
      order by tanggal desc, urut desc limit 1) k on true order by 1, 2`;
  const sebelum = await isi();
  await migrate(sql, all);
  expect(await isi()).toEqual(sebelum);
  expect(await sql`select from kas where mundur`).toEqual([]);
  const kini = await sql`
    select r.id_rekening, h.hari, k.saldo, k.baris
    from rekening r cross join (${sql.unsafe(ditanya)}) h cross join lateral kas_pada(r.id_rekening, h.hari) k order by 1, 2`;
  expect(kini).toEqual(dulu);
  // After a roll back: rows that name no day run forward, also past one that was dated back meanwhile.
  await sql`
    insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_tujuan, nominal_pengajuan,
      deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve, tgl_putusan)
    values ('PB-M', 1, 'masuk', 1, 7, 'Uji', '2026-10-29', now(), 1, 'Disetujui', 1, '2026-10-05', '2026-10-29')`;
  await sql`
    insert into kas (id_rekening, tanggal, mundur, waktu, debit, kredit, id_pengajuan, id_kebutuhan)
    values (1, '2026-10-05', true, now(), 7, 0, 'PB-M', 1)`;
  await tulis(n++, 1, "2026-10-27", 5);
  const akhir = await sql`select tanggal, mundur, debit from kas where id_rekening = 1 order by urut desc limit 2`;
  expect(akhir).toEqual([
    { tanggal: "2026-10-28", mundur: false, debit: 5 },
    { tanggal: "2026-10-05", mundur: true, debit: 7 },
  ]);
});
