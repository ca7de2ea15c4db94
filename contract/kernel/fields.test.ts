import { expect, test } from "vitest";
import * as z from "zod/mini";
import { text } from "./fields.ts";

const nama = z.object({ nama: text("Nama") });
const catatan = z.object({ nama: text("Catatan", { lines: true }) });
const taken = (schema: typeof nama, value: string) => z.safeParse(schema, { nama: value }).success;

test("text takes every script and sign, and line breaks where they are asked for", () => {
  for (const value of ["Budi", "=1+1", "% _ \\ '", "Łukasz 山田 👨‍👩‍👧", "\u00a0x"])
    expect(taken(nama, value)).toBe(true);
  expect([taken(nama, "a\nb"), taken(catatan, "a\r\nb")]).toEqual([false, true]);
});

test.each(["\u0000", "\u0007", "\u001b", "\u0085", "\u2028", "\ufffe", "\uffff", "\ud800"])(
  "text refuses what no file or screen can hold: %j",
  (character) => {
    for (const schema of [nama, catatan]) expect(taken(schema, `a${character}b`)).toBe(false);
  },
);
