import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#server/testing/database.ts";
import { periksaBuku } from "./periksa.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const temuan = async () => {
  const rules = await periksaBuku(database.sql);
  return rules.find((rule) => rule.aturan.startsWith("Hitungan harian"))?.temuan;
};

test("a counter that promises rows that are not there is named with its day", async () => {
  expect(await temuan()).toEqual([]);
  await database.sql`insert into hitungan_harian values ('so', '2026-11-20', 3)`;
  expect(await temuan()).toEqual(["so: 2026-11-20: dihitung 3, isinya 0"]);
});
