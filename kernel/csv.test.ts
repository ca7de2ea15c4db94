import { expect, test } from "vitest";
import { csvRow } from "./csv.ts";
import { misshapen } from "./depth.ts";
import { emptyWith } from "./emptyWith.ts";
import { evenWithProblems } from "./evenWithProblems.ts";
import { sumOf } from "./money.ts";
import { wrongCells } from "./selSalah.ts";
import type { Rupiah } from "./types.ts";

test("a cell is quoted, and none begins like a formula", () => {
  expect(csvRow(["a", 5, null, 'say "x"', ""])).toBe('"a";"5";"";"say ""x""";""\r\n');
  for (const first of ["=", "+", "-", "@", "\t", "\r"]) expect(csvRow([`${first}1`])).toBe(`"'${first}1"\r\n`);
  expect(csvRow([-5, "a=1"])).toBe('"-5";"a=1"\r\n');
});

test("input is nested six times at most, and has no more names than a form", () => {
  const nested = (depth: number): unknown =>
    depth === 0 ? 1 : depth % 2 === 0 ? [nested(depth - 1)] : { a: nested(depth - 1) };
  expect([misshapen(1), misshapen(null), misshapen("x"), misshapen(nested(6)), misshapen([null, []])]).toEqual([
    ...[null, null, null, null, null],
  ]);
  expect([misshapen(nested(7)), misshapen(nested(8)), misshapen(nested(5000))]).toEqual(["deep", "deep", "deep"]);
  const wide = (names: number) => Object.fromEntries(Array.from({ length: names }, (_, at) => [at, at]));
  expect([misshapen(wide(200)), misshapen(wide(201)), misshapen([wide(201)])]).toEqual([null, "wide", "wide"]);
});

test("small things that many rest on", () => {
  expect(emptyWith(["a", "b"])).toEqual({ a: null, b: null });
  expect([{}, [], null, "x", undefined].map((value) => evenWithProblems({ value }))).toEqual([
    true,
    true,
    ...[false, false, false],
  ]);
  expect([sumOf(), sumOf(1 as Rupiah, 2 as Rupiah, -5 as Rupiah)]).toEqual([0, -2]);
});

test("the wrong cells of a file are told, two hundred at most", () => {
  const cell = (baris: number) => ({ field: "berkas", baris, kolom: "Nama", message: "Kosong" });
  expect(wrongCells({ errors: [], message: "Berkas rusak" })).toEqual({
    salah: [{ baris: null, kolom: null, message: "Berkas rusak" }],
    banyakSalah: 1,
  });
  const { salah, banyakSalah } = wrongCells({ errors: Array.from({ length: 201 }, (_, at) => cell(at)), message: "x" });
  expect([salah.length, banyakSalah, salah[0]]).toEqual([200, 201, { baris: 0, kolom: "Nama", message: "Kosong" }]);
});
