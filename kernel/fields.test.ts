import { expect, test } from "vitest";
import * as z from "zod/mini";
import { cari, date, text } from "./fields.ts";

const nama = z.object({ nama: text("Nama") });
const catatan = z.object({ nama: text("Catatan", { lines: true }) });
const taken = (schema: typeof nama, value: string) => z.safeParse(schema, { nama: value }).success;

test("text takes every script and sign, and line breaks where they are asked for", () => {
  for (const value of ["Budi", "=1+1", "% _ \\ '", "Łukasz 山田 👍🏽 ❤️", "\u00a0x"])
    expect(taken(nama, value)).toBe(true);
  expect([taken(nama, "a\nb"), taken(catatan, "a\r\nb")]).toEqual([false, true]);
});

test.each(["\u0000", "\u0007", "\u001b", "\u0085", "\u2028", "\ufffe", "\uffff", "\ud800"])(
  "text refuses what no file or screen can hold: %j",
  (character) => {
    for (const schema of [nama, catatan]) expect(taken(schema, `a${character}b`)).toBe(false);
  },
);

const message = (schema: z.ZodMiniType, value: string) =>
  z.safeParse(schema, { nama: value }).error?.issues[0]?.message;

test.each(["\u200b", "\u00ad", "\ufeff", "\u2060", "\u202e", "\u2066", "\u3164", "\u2800", "\u{e0041}"])(
  "what cannot be seen is refused in names and in descriptions: %j",
  (character) => {
    for (const [schema, label] of [
      [nama, "Nama"],
      [catatan, "Catatan"],
    ] as const) {
      expect(message(schema, `Bu${character}di`)).toBe(
        `${label} memuat karakter yang tidak terlihat, ketik ulang tanpa menyalin`,
      );
    }
  },
);

test("joiners are part of words and emoji in a description, in a name they would make two of one", () => {
  expect(taken(catatan, "terima kasih 👨‍👩‍👧, نمی‌خواهم")).toBe(true);
  expect(taken(nama, "Bu\u200ddi")).toBe(false);
});

test("a search leaves out what came along unseen with what was copied", () => {
  const daftar = z.object({ cari });
  expect(z.parse(daftar, { cari: "\u200bSO-2611\u2060-00001\ufeff" })).toEqual({ cari: "SO-2611-00001" });
  expect(z.parse(daftar, { cari: "\u200b" })).toEqual({ cari: "" });
  expect(z.parse(daftar, {})).toEqual({ cari: "" });
  expect(z.safeParse(daftar, { cari: "a".repeat(201) }).error?.issues[0]?.message).toBe(
    "Pencarian maksimal 200 karakter",
  );
});

const hari = z.object({ nama: date("Tanggal order") });

test.each([
  ["2999-12-31", undefined],
  ["1900-01-01", undefined],
  ["3000-01-01", "Tanggal order tidak boleh setelah 31-12-2999"],
  ["1899-12-31", "Tanggal order tidak boleh sebelum 01-01-1900"],
  ["0026-11-20", "Tanggal order tidak boleh sebelum 01-01-1900"],
  ["2026-02-30", "Tanggal order harus tanggal dengan format YYYY-MM-DD"],
  ["besok", "Tanggal order harus tanggal dengan format YYYY-MM-DD"],
])("a day of the calendar that no field takes says so, and not its format: %s", (typed, said) => {
  expect(message(hari, typed)).toBe(said);
});
