import { expect, test } from "vitest";
import type { Shown } from "./record.ts";
import { said } from "./said.ts";

const shown = (kind: string, say?: (value: never) => string | null) => ({ kind, say }) as unknown as Shown;

test("a value is told as people read it", () => {
  const teks = shown("text");
  expect([null, undefined, ""].map((value) => said(teks, value))).toEqual(["", "", ""]);
  expect([said(teks, "Budi"), said(teks, "2026-11-20"), said(teks, "2026-11-20x"), said(teks, "x2026-11-20")]).toEqual([
    ...["Budi", "20-11-2026", "2026-11-20x", "x2026-11-20"],
  ]);
  expect([said(teks, true), said(teks, false), said(teks, 1234), said(teks, 1234.5)]).toEqual([
    ...["Ya", "Tidak", "1.234", "1.234,5"],
  ]);
  expect([said(teks, ["a", 5, true]), said(teks, { a: 1 })]).toEqual(["a, 5, Ya", '{"a":1}']);
  expect([said(shown("money"), 5000), said(shown("money"), "5000")]).toEqual(["Rp 5.000", "5000"]);
  expect(said(shown("moment"), "2026-11-20T18:00:00Z")).toBe("21-11-2026 01:00:00");
  const files = shown("files");
  const nama = "0191b2c3-0000-7000-8000-000000000000";
  expect([
    said(files, ["a", "b"]),
    said(files, 3),
    said(files, nama),
    said(files, `${nama}0`),
    said(files, `x${nama}`),
  ]).toEqual([...["2 file", "3 file", "1 file", `${nama}0`, `x${nama}`]]);
});

test("a field's own words come first, where it has any", () => {
  const aktif = shown("flag", ((value: boolean) => (value ? "Aktif" : null)) as never);
  expect([said(aktif, true), said(aktif, false), said(aktif, null)]).toEqual(["Aktif", "false", ""]);
});
