import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import { translating } from "./database.ts";
import { together } from "./together.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await database.sql`create table langkah (ke int primary key, urut int generated always as identity)`;
});
afterAll(() => database.drop());

test("steps run in their order, whether they are statements or functions of several", async () => {
  const { sql } = database;
  const [first, , rows] = await sql.begin((tx) =>
    together(
      async () => {
        await tx`insert into langkah (ke) values (1)`;
        return "one";
      },
      () => tx`insert into langkah (ke) values (2)`,
      () => tx<{ ke: number }[]>`select ke from langkah order by urut`,
      async () => {
        await translating(() => tx`insert into langkah (ke) values (3)`, {});
        await tx`insert into langkah (ke) values (5)`;
      },
      () => tx`insert into langkah (ke) values (4)`,
    ),
  );
  expect(first).toBe("one");
  expect([...rows]).toEqual([{ ke: 1 }, { ke: 2 }]);
  const all = await sql<{ ke: number }[]>`select ke from langkah order by urut`;
  expect(all.map(({ ke }) => ke)).toEqual([1, 2, 3, 4, 5]);
});

test("the first step that fails is told, in its own words, and nothing of the others is kept", async () => {
  const { sql } = database;
  const refused = sql.begin((tx) =>
    together(
      () => tx`insert into langkah (ke) values (8)`,
      () =>
        translating(() => tx`insert into langkah (ke) values (1)`, {
          langkah_pkey: () => new Error("Langkah itu sudah ada"),
        }),
      () => tx`insert into langkah (ke) values (9)`,
    ),
  );
  await expect(refused).rejects.toThrow("Langkah itu sudah ada");
  expect(await sql`select 1 from langkah where ke > 5`).toHaveLength(0);
});
