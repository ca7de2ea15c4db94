import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { testDatabase } from "#test/support/database.ts";
import { byDay, byNumber } from "./bucket.ts";
import { type CountedList, countedPage, foldCounters } from "./countedPage.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
const LIST: CountedList = {
  name: "surat:hidup",
  table: "surat",
  id: "kode",
  bucketing: byDay("hari", "urut"),
  text: "teks",
  where: (db) => db`not mati`,
};

beforeAll(async () => {
  database = await testDatabase();
  const { sql } = database;
  await sql.unsafe(`
    create table surat (kode text primary key, urut bigint generated always as identity, hari date not null,
      teks text not null, mati boolean not null default false);
    create trigger surat_baru after insert on surat referencing new table as baru
      for each statement execute function hitung('surat:hidup', 'hari_ke(hari)', 'not mati', 'surat:nomor', '(urut >> 10)::integer', 'true');
    create trigger surat_ubah after update on surat referencing old table as lama new table as baru
      for each statement execute function hitung('surat:hidup', 'hari_ke(hari)', 'not mati', 'surat:nomor', '(urut >> 10)::integer', 'true');
    create trigger surat_hapus after delete on surat referencing old table as lama
      for each statement execute function hitung('surat:hidup', 'hari_ke(hari)', 'not mati', 'surat:nomor', '(urut >> 10)::integer', 'true');
    insert into surat (kode, hari, teks, mati)
    select 'S' || n, date '2026-01-01' + (n * 7 % 13), case when n % 3 = 0 then 'genap' else 'ganjil' end || n, n % 5 = 0
    from generate_series(1, 90) n;
    update surat set mati = true where kode in ('S1', 'S2');
    update surat set hari = date '2026-01-20' where kode = 'S3';
    delete from surat where kode = 'S4'`);
});
afterAll(() => database.drop());

const day = fc.option(
  fc.integer({ min: 1, max: 22 }).map((n) => `2026-01-${String(n).padStart(2, "0")}` as Tanggal),
  { nil: null },
);

test("every page of every range and search is the page that sorting everything gives", async () => {
  const { sql } = database;
  const asked = fc.record({
    tglAwal: day,
    tglAkhir: day,
    cari: fc.constantFrom("", "genap", "ganjil4", "tidak ada"),
    page: fc.integer({ min: 1, max: 12 }),
    limit: fc.integer({ min: 1, max: 25 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async (input) => {
      const all = await sql<{ kode: string }[]>`
        select kode from surat where not mati and hari >= ${input.tglAwal ?? "2000-01-01"}
          and hari <= ${input.tglAkhir ?? "2999-01-01"} and teks like ${`%${input.cari}%`}
        order by hari desc, urut desc`;
      const first = (input.page - 1) * input.limit;
      expect(await countedPage(sql, LIST, input)).toEqual({
        ids: all.slice(first, first + input.limit).map((row) => row.kode),
        total: all.length,
      });
    }),
    few(60),
  );
});

test("a list told apart by its numbers has the pages that sorting everything gives, over many buckets", async () => {
  const { sql } = database;
  await sql`insert into surat (kode, hari, teks) select 'T' || n, '2027-01-01', 'banyak' || n % 3 from generate_series(1, 3000) n`;
  const numbered: CountedList = {
    name: "surat:nomor",
    table: "surat",
    id: "kode",
    bucketing: byNumber("urut"),
    text: "teks",
  };
  for (const cari of ["", "banyak1"]) {
    const all = await sql<{ kode: string }[]>`select kode from surat where teks like ${`%${cari}%`} order by urut desc`;
    for (const page of [1, 20, 21, 42, 61, 62, 63]) {
      const found = await countedPage(sql, numbered, { cari, page, limit: 50 });
      expect(found.total).toBe(all.length);
      expect(found.ids).toEqual(all.slice((page - 1) * 50, page * 50).map((row) => row.kode));
    }
  }
  await sql`delete from surat where hari = '2027-01-01'`;
});

test("the counters hold exactly what the table holds, whatever happened to it", async () => {
  const { sql } = database;
  const counted = () => sql`
    select ember, sum(jumlah)::bigint as jumlah from hitungan where daftar = 'surat:hidup'
    group by 1 having sum(jumlah) <> 0 order by 1`;
  const real =
    await sql`select hari_ke(hari) as ember, count(*) as jumlah from surat where not mati group by 1 order by 1`;
  expect([...(await counted())]).toEqual([...real]);
  // After folding the counters are the same, with one row for each day.
  await Promise.all([foldCounters(sql), foldCounters(sql)]);
  await foldCounters(sql);
  expect([...(await counted())]).toEqual([...real]);
  const rows = await sql`select ember from hitungan group by daftar, ember having count(*) > 1`;
  expect([...rows]).toEqual([]);
});
