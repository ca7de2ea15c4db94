import { expect, test } from "vitest";
import { faultsOf } from "./sql.ts";

const broken = (text: string) => faultsOf(text).map((fault) => fault.text);

test("amounts, comparisons and conditions are broken one at a time", () => {
  expect(broken("select sum(a) + b from t where a >= 0 and c is null")).toEqual([
    "select sum(a) - b from t where a >= 0 and c is null",
    "select sum(a) + b from t where a > 0 and c is null",
    "select sum(a) + b from t where a >= 0 or c is null",
    "select sum(a) + b from t where true or a >= 0 and c is null",
    "select max(a) + b from t where a >= 0 and c is null",
    "select sum(a) + b from t where a >= 0 and c is not null",
  ]);
});

test("a word that is compared becomes another one; a comment, a format and the bounds of a day stay", () => {
  expect(broken("case jenis when 'kirim' then 1 else 0 end -- a = b")).toEqual([
    "case jenis when 'kirim' then 1 else 1 end -- a = b",
    "case jenis when 'kirim' then 0 else 0 end -- a = b",
    "case jenis when 'lain' then 1 else 0 end -- a = b",
  ]);
  expect(broken("format('%s = %s', a, b)")).toEqual([]);
  expect(broken("a between b and c")).toEqual([]);
});

test("a sign before an amount is one, a line of a comment is none", () => {
  expect(broken("-f.nominal")).toEqual(["f.nominal"]);
  expect(broken("a -- b")).toEqual([]);
});
