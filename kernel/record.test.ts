import { expect, test } from "vitest";
import * as z from "zod/mini";
import { blankable, blankOf, field, filledOf, inOrder, inputOf, namesOf, orElse, pick, wireOf } from "./record.ts";
import { said } from "./said.ts";
import { type Of, showing } from "./showing.ts";
import type { Rupiah } from "./types.ts";

const mesin = {
  namaMesin: field.text("Nama Mesin", { max: 10 }),
  catatan: blankable(field.lines("Catatan")),
  tglBeli: blankable(field.day("Tanggal Beli", { short: "Dibeli" })),
  harga: field.money("Harga"),
  ongkir: orElse(field.money("Ongkir"), 0 as Rupiah),
  jenis: field.choice("Jenis", ["a", "b"], { say: (word) => word.toUpperCase() }),
  aktif: field.flag("Aktif"),
};
const Input = z.object(inputOf(mesin));

test("what a call takes is judged by the field's own rules, in the words of its label", () => {
  const given = { namaMesin: "Oven", harga: "1000", jenis: "a" as const, aktif: true };
  expect(Input.parse(given)).toEqual({ ...given, harga: 1000, catatan: "", tglBeli: null, ongkir: 0 });
  const refused = z.safeParse(Input, { ...given, namaMesin: "Oven pengering besar", harga: "", jenis: "" });
  expect(refused.error?.issues.map((issue) => issue.message)).toEqual([
    "Nama mesin maksimal 10 karakter",
    "Harga tidak boleh kosong",
    "Jenis tidak boleh kosong",
  ]);
});

test("what is too small is refused, and a form knows the limits of its amounts", () => {
  const qty = field.number("Qty", { min: 1, max: 9 });
  expect(qty).toMatchObject({ min: 1, max: 9 });
  expect(field.number("Qty", { min: 1, tooSmall: "*minimal satu" }).min).toBeUndefined();
  expect(qty.input.safeParse(0).error?.issues[0]?.message).toBe("Qty minimal 1");
});

test("a chosen record, a pattern and a longer name are told by the field too", () => {
  const asset = {
    idLokasi: field.id("lokasi", "Lokasi", { spoken: "Lokasi asset" }),
    kode: field.text("Kode", { max: 5, matches: /^[^/]+$/, format: "Kode tidak boleh memuat garis miring" }),
  };
  expect(z.object(inputOf(asset)).parse({ idLokasi: "7", kode: "msn" })).toEqual({ idLokasi: 7, kode: "msn" });
  const problems = (given: object) => z.safeParse(z.object(inputOf(asset)), given).error?.issues.map((i) => i.message);
  expect(problems({ idLokasi: 0, kode: "m/n" })).toEqual([
    "Lokasi asset tidak dikenal",
    "Kode tidak boleh memuat garis miring",
  ]);
  expect(problems(blankOf(asset))).toEqual(["Lokasi asset tidak boleh kosong", "Kode tidak boleh kosong"]);
});

test("what a call answers may lack only what may be blank", () => {
  const row = z.strictObject(wireOf(mesin));
  const value = { namaMesin: "", catatan: "", tglBeli: null, harga: 1, ongkir: 0, jenis: "b", aktif: false };
  expect(z.safeParse(row, value).success).toBe(true);
  expect(z.safeParse(row, { ...value, harga: null }).success).toBe(false);
  expect(z.safeParse(row, { ...value, jenis: "c" }).success).toBe(false);
});

test("an empty form is blank in every field, and what it holds is refused for what is required", () => {
  const blank = blankOf(mesin);
  expect(blank).toEqual({ namaMesin: "", catatan: "", tglBeli: "", harga: "", ongkir: "", jenis: "", aktif: false });
  expect(z.safeParse(Input, blank).error?.issues.map((issue) => issue.path[0])).toEqual([
    "namaMesin",
    "harga",
    "jenis",
  ]);
});

test("a form that changes a record starts with its values, and blank where it has none", () => {
  const row = { namaMesin: "Oven", catatan: "", tglBeli: null, harga: 1 as Rupiah, ongkir: 0 as Rupiah, aktif: true };
  const filled = filledOf(mesin, { ...row, jenis: "b" });
  expect(filled).toEqual({ ...row, tglBeli: "", jenis: "b" });
  expect(Input.parse(filled)).toEqual({ ...row, jenis: "b" });
});

test("values are said as people read them, and nothing is said of nothing", () => {
  expect(said(mesin.harga, 2500)).toBe("Rp 2.500");
  expect(said(mesin.tglBeli, "2026-01-31")).toBe("31-01-2026");
  expect(said(mesin.jenis, "a")).toBe("A");
  expect(said(mesin.aktif, true)).toBe("Ya");
  expect(said(mesin.catatan, "")).toBe("");
});

test("a page that forgets a field does not compile", () => {
  const few = pick(mesin, "harga", "ongkir");
  expect(inOrder(few)("ongkir", "harga")).toEqual(["ongkir", "harga"]);
  // @ts-expect-error ongkir is left out
  inOrder(few)("harga");
  // @ts-expect-error this is no field of it
  inOrder(few)("harga", "ongkir", "lain");
  expect(namesOf(few)).toEqual(["harga", "ongkir"]);
});

test("a page that does not show every field names the others", () => {
  const few = pick(mesin, "harga", "ongkir", "aktif");
  const part = <const N extends string>(id: N): Of<N> & { head: string } => ({ id, head: id });
  const own = { head: "Lain" };
  const heads = (parts: readonly { head: string }[]) => parts.map(({ head }) => head);
  expect(heads(showing(few, { others: ["aktif"] }, [part("ongkir"), own, part("harga")]))).toEqual([
    "ongkir",
    "Lain",
    "harga",
  ]);
  // @ts-expect-error nobody decided about aktif
  showing(few, { others: [] }, [part("ongkir"), part("harga")]);
  // @ts-expect-error this is no field of it
  showing(few, { others: ["aktif", "lain"] }, [part("ongkir"), part("harga")]);
});
