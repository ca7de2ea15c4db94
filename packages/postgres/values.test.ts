import { connect, createServer } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type EmptyDatabase, emptyDatabase } from "./emptyDatabase.testing.ts";
import { open, type Sql } from "./sql.ts";
import { parseArray, TooLarge } from "./types.ts";

let database: EmptyDatabase;
let sql: Sql;
beforeAll(async () => {
  database = await emptyDatabase();
  sql = open(database.url, { max: 2 });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** A proxy that splits what the server sends into pieces of these sizes, repeatedly. */
async function cutting(sizes: readonly number[]): Promise<string> {
  const { hostname, port } = new URL(database.url);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near
      .setNoDelay(true)
      .on("error", () => {})
      .on("close", () => far.destroy())
      .pipe(far);
    let turn = 0;
    far.on("error", () => {}).on("close", () => near.destroy());
    far.on("data", async (bytes) => {
      far.pause();
      for (let at = 0; at < bytes.length; turn += 1) {
        const end = at + (sizes[turn % sizes.length] ?? 1);
        near.write(bytes.subarray(at, end));
        at = end;
        await new Promise(setImmediate);
      }
      far.resume();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = new URL(database.url);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" ? address?.port : 0);
  return url.href;
}

test("however the network cuts what the server says, login, rows, errors and cursors are the same", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 }), async (sizes) => {
      const own = open(await cutting(sizes), { max: 1 });
      const teks = ["é😀", null, 'a"\\,{}', "NULL", ""];
      const first =
        own`select ${teks}::text[] as teks, ${null}::text as kosong, n from generate_series(1, 3) n`.execute();
      const broken = own`select 1 / ${0}::int`.execute();
      const last = own`select ${"x"}::text as x`.execute();
      expect(await first).toEqual([1, 2, 3].map((n) => ({ teks, kosong: null, n })));
      await expect(broken).rejects.toMatchObject({ code: "22012" });
      expect(await last).toEqual([{ x: "x" }]);
      const found: unknown[] = [];
      for await (const batch of own`select n from generate_series(1, 7) n`.cursor(3)) found.push(batch.length);
      expect(found).toEqual([3, 3, 1]);
      await own.end();
    }),
    { numRuns: 8 * Number(process.env.CASES ?? 1), examples: [[[1]], [[4]], [[5]]] },
  );
});

test("a statement takes 65,535 values, no more, and a row of more than 16 MB", async () => {
  const values = (n: number) => Array.from({ length: n }, (_, at) => at);
  const list = (n: number) =>
    sql`select count(*) as n from (values ${values(n).map((at) => sql`${at > 0 ? sql`,` : sql``}(${at}::int)`)}) v`;
  expect(await list(65_535)).toEqual([{ n: 65_535 }]);
  await expect(list(65_536)).rejects.toThrow(RangeError);
  const besar = "é".repeat(9_000_000);
  const [row] = await sql`select ${besar}::text as isi`;
  expect(row?.isi === besar).toBe(true);
});

test("what no JavaScript value holds is refused, and what is no value never becomes text", async () => {
  await expect(sql`select 9007199254740993::bigint as n`).rejects.toThrow(TooLarge);
  await expect(sql`select array[-9007199254740993]::bigint[] as n`).rejects.toThrow(TooLarge);
  await expect(sql`select 'infinity'::timestamptz as w`).rejects.toThrow(/infinity is no moment/);
  await expect(sql`select ${"a\0b"}::text as t`).rejects.toMatchObject({ code: "22021" });
  await expect(sql.unsafe("select 1 -- \0")).rejects.toThrow(/NUL/);
  const record: object = { nama: { salah: true } };
  await sql`create table teks (nama text)`;
  await expect(sql`insert into teks ${sql(record)}`).rejects.toThrow(/no value of the database/);
  expect(await sql`select 'Infinity'::float8 as f, 'NaN'::numeric as n, 1e30::numeric as b`).toEqual([
    { f: Number.POSITIVE_INFINITY, n: "NaN", b: "1000000000000000000000000000000" },
  ]);
  expect(() => parseArray("{1,2", (text) => text)).toThrow(/no array/);
  expect(() => parseArray('{"1', (text) => text)).toThrow(/no array/);
});

test("days and moments are read right, whatever style the database or its user has been given", async () => {
  await sql.unsafe("alter role current_user set datestyle = 'SQL, DMY'");
  const own = open(database.url, { max: 1 });
  const found = await own`select date '2026-02-01' as hari, timestamptz '2026-02-01 00:00:00Z' as waktu`;
  await own.end();
  await sql.unsafe("alter role current_user reset datestyle");
  expect(found).toEqual([{ hari: "2026-02-01", waktu: "2026-02-01T00:00:00.000Z" }]);
});

test("several statements at once give the rows of the last, and stop at the first that fails", async () => {
  expect(await sql.unsafe("select 1 as a; ; select 2 as b")).toEqual([{ b: 2 }]);
  await expect(sql.unsafe("select 1; select 1/0; select 3")).rejects.toMatchObject({ code: "22012" });
  expect(await sql.unsafe("do $$ begin raise notice 'kabar'; end $$; set work_mem = '8MB'; select 3 as c")).toEqual([
    { c: 3 },
  ]);
});
