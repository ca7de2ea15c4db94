import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { few } from "#test/support/cases.ts";
import { parsed } from "./parse.testing.ts";
import { type ExportColumn, streamXlsx } from "./write.ts";

const COLUMNS: readonly ExportColumn[] = [
  { header: "Nama", kind: "text" },
  { header: "Jumlah", kind: "number" },
  { header: "Persen", kind: "decimal" },
  { header: "Harga", kind: "money" },
  { header: "Tanggal", kind: "date" },
];

const day = fc
  .date({ min: new Date("1901-01-01"), max: new Date("2999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
// What a cell can contain: input checks refuse control characters.
const text = fc
  .oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.constantFrom(
      "=1+1",
      "+62812",
      "-5",
      "@x",
      "0812",
      "3271012345678901",
      "2026-01-01",
      "_x0041_",
      "a\nb",
      "<&\"'>",
    ),
  )
  .map((value) => value.replace(/\p{Cc}|[\ufffe\uffff]/gu, "\n").trim());
const row = fc.tuple(
  text,
  fc.integer({ min: -999_999_999, max: 999_999_999 }),
  fc.integer({ min: -9_999_999, max: 9_999_999 }).map((n) => n / 100),
  fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }),
  day,
);

test("what was exported is read back to the letter", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
      async function* batches() {
        yield rows.slice(0, 7);
        yield rows.slice(7);
      }
      const file = await buffer(streamXlsx({ sheet: "Data", columns: COLUMNS, rows: batches() }));
      const columns = COLUMNS.map(({ header }) => ({ header, key: header }));
      const read = await parsed(file, { columns, maxRows: 100 });
      expect(read.problems).toEqual([]);
      expect(read.rows.map(({ baris }) => baris)).toEqual(rows.map((_, at) => at + 2));
      expect(read.rows.map(({ values }) => Object.values(values))).toEqual(rows.map((cells) => cells.map(String)));
    }),
    few(),
  );
});
