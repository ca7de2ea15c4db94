import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { few } from "#test/support/cases.ts";
import { testDatabase } from "#test/support/database.ts";
import { connect, type Db } from "../db/database.ts";
import { byDay } from "./bucket.ts";
import { type Asked, type CountedList, countedPage, foldCounters } from "./countedPage.ts";
import { type Counting, count, known } from "./counting.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
const LIST: CountedList = { name: "surat", table: "surat", id: "kode", bucketing: byDay("hari", "urut"), text: "teks" };
const EVERYTHING: Asked = { cari: "kopi", tglAwal: null, tglAkhir: null, page: 1, limit: 1000 };

beforeAll(async () => {
  database = await testDatabase();
  await database.sql.unsafe(`
    create table surat (kode text primary key, urut bigint generated always as identity, hari date not null, teks text not null);
    create trigger surat_baru after insert on surat referencing new table as baru
      for each statement execute function hitung('surat', 'hari_ke(hari)', 'true');
    create trigger surat_ubah after update on surat referencing old table as lama new table as baru
      for each statement execute function hitung('surat', 'hari_ke(hari)', 'true');
    create trigger surat_hapus after delete on surat referencing old table as lama
      for each statement execute function hitung('surat', 'hari_ke(hari)', 'true')`);
});
afterAll(() => database.drop());

let made = 0;
const day = (n: number) => `2026-03-${String(1 + n).padStart(2, "0")}`;
async function add(db: Db, hari: number, teks = "kopi"): Promise<void> {
  made += 1;
  await db`insert into surat (kode, hari, teks) values (${`S${made}`}, ${day(hari)}, ${teks})`;
}
const found = async (db: Db = database.sql) => (await countedPage(db, LIST, EVERYTHING)).ids;
const there = async () => {
  const rows = await database.sql<{ kode: string }[]>`
    select kode from surat where teks = 'kopi' order by hari desc, urut desc`;
  return rows.map((row) => row.kode);
};

test("whatever comes, goes, moves or is folded between two searches, the next one tells it", async () => {
  const { sql } = database;
  const hari = fc.integer({ min: 0, max: 6 });
  const deeds = fc.oneof(
    fc.record({ deed: fc.constant("add"), hari, teks: fc.constantFrom("kopi", "teh") }),
    fc.record({ deed: fc.constantFrom("remove", "move", "undo"), hari }),
    fc.record({ deed: fc.constant("fold") }),
    fc.record({ deed: fc.constant("swap"), hari, other: hari }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(deeds, { minLength: 1, maxLength: 8 }), async (story) => {
      for (const step of story) {
        if (step.deed === "add") await add(sql, step.hari, "teks" in step ? step.teks : "kopi");
        else if (step.deed === "fold") await foldCounters(sql);
        else if (step.deed === "remove") await sql`delete from surat where hari = ${day(step.hari)}`;
        else if (step.deed === "move") await sql`update surat set hari = hari + 1 where hari = ${day(step.hari)}`;
        else if (step.deed === "undo") {
          await sql
            .begin(async (tx) => {
              await tx`delete from surat where hari = ${day(step.hari)}`;
              await found(tx);
              throw new Error("undone");
            })
            .catch(() => {});
        } else if ("other" in step) {
          // After this statement each day has as many rows as before, but other ones.
          await sql`update surat set hari = case hari when ${day(step.hari)} then ${day(step.other)}::date else ${day(step.hari)}::date end
                    where hari in (${day(step.hari)}, ${day(step.other)})`;
        }
        expect(await found()).toEqual(await there());
      }
    }),
    few(),
  );
});

test("what a transaction did that began before the search and ended after it is told by the next one", async () => {
  const { sql } = database;
  const slow = await sql.reserve();
  await slow`begin`;
  await add(slow, 20);
  // Other transactions, later than the open one, write and search meanwhile.
  await add(sql, 20);
  const before = await found();
  expect(before).toEqual(await there());
  await slow`commit`;
  slow.release();
  expect(await found()).toEqual(await there());
  expect(await found()).toHaveLength(before.length + 1);
});

test("what a search counted is counted again where the list changed, and after a minute", async () => {
  const { sql } = database;
  await add(sql, 25);
  const before = await found();
  // Changed without the trigger, so that only a search that counts again shows it.
  await sql.unsafe("alter table surat disable trigger all; update surat set teks = 'teh' where hari = '2026-03-26'");
  await sql.unsafe("alter table surat enable trigger all");
  const total = async () => (await countedPage(sql, LIST, { ...EVERYTHING, limit: 1 })).total;
  expect(await total()).toBe(before.length);
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  expect(await total()).toBe(before.length - 1);
  clock.mockRestore();
  await add(sql, 25);
  expect(await total()).toBe((await there()).length);
});

test("what was counted is forgotten with a lost connection; on a replica only what is certainly counted is kept", async () => {
  const own = connect(database.url, { max: 1 });
  const replica = connect(database.url, { max: 1, isPrimary: false });
  const counting: Counting = {
    list: "surat",
    key: "surat",
    counters: own`select 1 as ember, 1 as jumlah`,
    isWhole: false,
  };
  for (const sql of [own, replica]) await count(sql, counting);
  expect(known(own, counting)?.snapshot).toMatch(/^\d+:\d+:/);
  const [, oldest, next, left] = /^(\d+):(\d+):(.*)$/.exec(known(replica, counting)?.snapshot ?? "") ?? [];
  expect([oldest, left]).toEqual([next, ""]);
  await own`select pg_terminate_backend(pg_backend_pid())`.catch(() => {});
  expect(known(own, counting)).toBe(null);
  await Promise.all([own.end(), replica.end()]);
});
