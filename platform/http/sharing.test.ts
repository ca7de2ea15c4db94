import { afterAll, beforeAll, expect, test } from "vitest";
import { open, type Sql } from "#postgres";
import { Pool } from "#postgres/pool.ts";
import { testDatabase } from "#test/support/database.ts";
import type { TestDatabase } from "#test/support/server.ts";
import { shared } from "./sharing.ts";

let database: TestDatabase;
let sql: Sql;
beforeAll(async () => {
  database = await testDatabase();
  sql = open(database.url, { max: 20 });
  await sql`create table hitung_bersama (n int)`;
  await sql`insert into hitung_bersama values (0)`;
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** Runs `work`; answers how many statements the pool was asked meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  let asked = 0;
  const answer = Pool.prototype.answer;
  Pool.prototype.answer = function (make) {
    asked += 1;
    return answer.call(this, make);
  };
  try {
    await work();
  } finally {
    Pool.prototype.answer = answer;
  }
  return asked;
}

const many = <T>(count: number, ask: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => ask(at)));

test("who asks the same at the same time gets the answer of one statement, other questions have their own", async () => {
  const db = shared(sql);
  const same = await statementsOf(() =>
    many(40, async () => expect(await db`select ${1}::int as n`).toEqual([{ n: 1 }])),
  );
  expect(same).toBe(3);
  const others = await statementsOf(() =>
    many(40, async (n) => expect(await db`select ${n}::int as n`).toEqual([{ n }])),
  );
  expect(others).toBe(40);
  const ofPool = await statementsOf(() => many(40, () => sql`select ${1}::int as n`.then()));
  expect(ofPool).toBe(40);
});

test("values that look alike when they are written are told apart", async () => {
  const db = shared(sql);
  const values = [null, "null", "1", "2", ["1", "2"], ["1,2"], [], ["null"], [null]].map((value) =>
    Array.isArray(value) ? db`${value}::text[]` : db`${value}::text`,
  );
  const alone = await Promise.all(values.map((value) => sql`select to_jsonb(${value}) as isi`));
  const together = await many(values.length * 8, (at) =>
    db`select to_jsonb(${values[at % values.length] ?? db`1`}) as isi`.then(),
  );
  expect(together).toEqual(together.map((_, at) => alone[at % values.length]));
  // Bytes, and JSON, are not compared.
  expect(await statementsOf(() => many(9, () => db`select ${new Uint8Array([1])}::bytea as isi`.then()))).toBe(9);
  expect(await statementsOf(() => many(9, () => db`select ${db.json({ a: 1 })} as isi`.then()))).toBe(9);
});

test("nobody gets an answer that is older than his question", async () => {
  const db = shared(sql);
  let written = 0;
  const writing = (async () => {
    for (let n = 1; n <= 150; n += 1) {
      await sql`update hitung_bersama set n = ${n}`;
      written = n;
    }
  })();
  await many(8, async () => {
    while (written < 150) {
      const before = written;
      const [row] = await db`select n from hitung_bersama`;
      expect(row?.n).toBeGreaterThanOrEqual(before);
    }
  });
  await writing;
});

test("a failure is told to all who shared it, and the next question is asked anew", async () => {
  const db = shared(sql);
  const ends = await Promise.allSettled(Array.from({ length: 10 }, () => db`select 1 / ${0}::int`));
  expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => "rejected"));
  expect(
    await statementsOf(async () => expect(await db`select 1 / ${0}::int`.catch(() => "again")).toBe("again")),
  ).toBe(1);
  expect(await db`select 1 / ${1}::int as n`).toEqual([{ n: 1 }]);
});

test("nobody changes what others read", async () => {
  const db = shared(sql);
  const rows = await db`select 1 as n`;
  expect(() => rows.push({})).toThrow(TypeError);
  expect(() => Object.assign(rows[0] ?? {}, { n: 2 })).toThrow(TypeError);
});

test("a statement that writes is no question", async () => {
  await expect(shared(sql)`update hitung_bersama set n = n`.then()).rejects.toThrow(/only reads/);
});
