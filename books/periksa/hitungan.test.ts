import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import { periksaBuku } from "./periksa.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const temuan = async () => {
  const rules = await periksaBuku(database.sql);
  return rules.find((rule) => rule.aturan.startsWith("Hitungan setiap daftar"))?.temuan;
};

test("a counter that promises rows that are not there is named with its place", async () => {
  expect(await temuan()).toEqual([]);
  await database.sql`insert into hitungan values ('so', 9820, 3), ('produk-utama', 7, 1)`;
  expect((await temuan())?.sort()).toEqual([
    "produk-utama: bagian 7: dihitung 1, isinya 0",
    "so: bagian 9820: dihitung 3, isinya 0",
  ]);
});
