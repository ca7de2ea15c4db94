import { expect, test } from "vitest";
import * as z from "zod/mini";
import { shapeOf } from "./field.ts";
import {
  choice,
  date,
  digits,
  email,
  flag,
  id,
  integer,
  isTanggal,
  listOf,
  month,
  paging,
  pencarian,
  pilihan,
  rupiah,
  sebutan,
  secret,
  text,
  urutan,
  wholeOrPaged,
} from "./fields.ts";
import { itemOf } from "./item.ts";
import { MAX_RUPIAH } from "./types.ts";

/** What a field answers to each of these, or its sentence. */
const read = (schema: z.ZodMiniType, ...raws: unknown[]): unknown[] =>
  raws.map((raw) => {
    const parsed = z.safeParse(schema, raw);
    return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message).join();
  });

test("text is trimmed, and no longer than it may be", () => {
  const nama = text("Nama", { max: 5 });
  expect(read(nama, " Budi ", "abcde", "abcdef", 5, "")).toEqual([
    ...["Budi", "abcde", "Nama maksimal 5 karakter", "Nama harus berupa teks", "Nama tidak boleh kosong"],
  ]);
  expect(read(text("Nama"), "a".repeat(200), "a".repeat(201))[1]).toBe("Nama maksimal 200 karakter");
  expect(read(nama, "a\u0007b")).toEqual(["Nama memuat karakter yang tidak diperbolehkan"]);
  expect(read(text("Nama", { name: true, max: 5 }), "a \u00a0  b")).toEqual(["a b"]);
  expect(sebutan("  a \t b\n c ")).toBe("a b c");
  expect(read(text("Isi", { lines: true }), "a\r\nb\rc")).toEqual(["a\nb\nc"]);
  expect(read(text("Kode", { matches: /^A/ }), "A1", "B1")).toEqual(["A1", "Format Kode salah"]);
  expect(read(text("Kode", { empty: "Isi kode" }), "")).toEqual(["Isi kode"]);
  expect(shapeOf(nama)).toEqual({ type: "string", title: "Nama", maxLength: 5 });
  expect(read(email(), "a@b.id", "a@b", "a b@c.id", "@b.id", "a@@b.id")).toEqual([
    "a@b.id",
    ...Array.from({ length: 4 }, () => "Format Email salah."),
  ]);
});

test("a password is kept as it is typed", () => {
  const sandi = secret("Sandi", { min: 3, max: 5 });
  expect(read(sandi, " a ", "ab", "abcdef", 12345, "")).toEqual([
    ...[" a ", "Sandi minimal 3 karakter", "Sandi maksimal 5 karakter", "Sandi harus berupa teks"],
    "Sandi tidak boleh kosong",
  ]);
  expect(read(sandi, "abc", "abcde")).toEqual(["abc", "abcde"]);
  expect(read(secret("Sandi"), "a", "a".repeat(200))).toEqual(["a", "a".repeat(200)]);
  const json = { type: "string", title: "Sandi", minLength: 3, maxLength: 5, format: "password" };
  expect(shapeOf(sandi)).toEqual(json);
});

test("digits are text, and may come as a number", () => {
  const telepon = digits("Telepon", { max: 5, format: "Angka saja" });
  expect(read(telepon, " 08123 ", 8123, "081234", "08a", 1.5, "", true)).toEqual([
    ...["08123", "8123", "Angka saja", "Angka saja", "Angka saja", "Telepon tidak boleh kosong", "Angka saja"],
  ]);
  expect(read(telepon, "1 2", "x1", "1x")).toEqual(["Angka saja", "Angka saja", "Angka saja"]);
  expect(shapeOf(telepon)).toEqual({ type: "string", title: "Telepon", pattern: "^[0-9]{1,5}$" });
});

test("a whole number lies within its bounds", () => {
  const jumlah = integer("Jumlah", { min: 1, max: 1_000 });
  expect(read(jumlah, 1, " 1000 ", 0, 1_001)).toEqual([1, 1_000, "Jumlah minimal 1", "Jumlah maksimal 1.000"]);
  const bulat = "Jumlah harus berupa bilangan bulat";
  expect(read(jumlah, 1.5, "1,5", "a1", "1a", true, "9".repeat(16), "1".repeat(17))).toEqual(
    Array.from({ length: 7 }, () => bulat),
  );
  expect(read(integer("N"), -1, 2_147_483_647, 2_147_483_648)).toEqual([
    "N minimal 0",
    2_147_483_647,
    "N maksimal 2.147.483.647",
  ]);
  expect(read(integer("N", { min: -5 }), "-5")).toEqual([-5]);
  expect(read(rupiah("Harga"), MAX_RUPIAH, MAX_RUPIAH + 1, -1)[0]).toBe(MAX_RUPIAH);
  expect(read(rupiah("Harga"), -1)).toEqual(["Harga minimal 0"]);
  expect(read(id("produk", "Produk"), 1, "7", 0, 2_147_483_648, "")).toEqual([
    ...[1, 7, "Produk tidak dikenal", "Produk tidak dikenal", "Produk tidak boleh kosong"],
  ]);
  expect(shapeOf(jumlah)).toEqual({ type: "integer", title: "Jumlah", minimum: 1, maximum: 1_000 });
});

test("days and months are of the calendar", () => {
  expect(read(date("Tanggal"), " 2026-1-5 ", "2026-11-20", 5)).toEqual([
    ...["2026-01-05", "2026-11-20", "Tanggal harus tanggal dengan format YYYY-MM-DD"],
  ]);
  expect(["2026-11-20", "1899-12-31", "2026-02-30"].map(isTanggal)).toEqual([true, false, false]);
  const salah = "Bulan harus dengan format YYYY-MM";
  expect(read(month("Bulan"), "2026-01", "1999-12", "2026-00", "2026-13", "3026-01", "1826-01", "2026-1")).toEqual([
    ...["2026-01", "1999-12", salah, salah, salah, salah, salah],
  ]);
});

test("a flag is true or false, in each way that forms send it", () => {
  expect(read(flag("Aktif"), true, "true", "1", 1, false, "false", "0", 0)).toEqual([
    ...[true, true, true, true, false, false, false, false],
  ]);
  expect(read(flag("Aktif"), "ya", 2, "")).toEqual([
    ...["Aktif harus true atau false", "Aktif harus true atau false", "Aktif tidak boleh kosong"],
  ]);
});

test("a choice is one of its words, an order one of them or turned round", () => {
  const kata = ["a", "b"] as const;
  for (const field of [choice("Kata", kata), pilihan("Kata", kata)]) {
    expect(read(field, "a", "b", "c", "")).toEqual([
      "a",
      "b",
      "Kata harus salah satu dari: a, b",
      "Kata tidak boleh kosong",
    ]);
    expect(shapeOf(field)).toEqual({ type: "string", title: "Kata", enum: kata });
  }
  expect(read(choice("Kata", kata, { empty: "Pilih" }), "")).toEqual(["Pilih"]);
  expect(read(pilihan("Kata", kata, { empty: "Pilih" }), "")).toEqual(["Pilih"]);
  const urut = urutan(kata, { lama: "-b", dulu: null });
  expect(read(urut, "a", "-a", "lama", "dulu", "", undefined, "toString")).toEqual([
    ...["a", "-a", "-b", null, null, null, "Urutan harus salah satu dari: a, -a, b, -b"],
  ]);
});

test("a list comes as JSON, as its text, or as one value", () => {
  const item = itemOf(integer("Nomor", { max: 9 }), "Bukan nomor");
  const daftar = listOf<number, number>("Nomor", item, { min: 1, max: 3 });
  expect(read(daftar, [1, "2"], " [3] ", "4")).toEqual([[1, 2], [3], [4]]);
  expect(read(daftar, [1, 2, 3], [1, 2, 3, 4], [], "")).toEqual([
    ...[[1, 2, 3], "Nomor maksimal 3 baris", "Nomor tidak boleh kosong", "Nomor tidak boleh kosong"],
  ]);
  const salah = "Nomor harus berupa daftar";
  expect(read(daftar, 5, {}, "[1", "[[[[[[[[1]]]]]]]]")).toEqual([salah, salah, salah, salah]);
  expect(read(listOf("Nomor", item, { empty: "Isi" }), "", [])).toEqual(["Isi", []]);
  expect(read(listOf("Nomor", item, { min: 1, empty: "Isi" }), [])).toEqual(["Isi"]);
  expect(shapeOf(daftar)).toEqual({ type: "array", title: "Nomor", items: item.schema });
});

test("a page is the first one of ten rows, unless it is said", () => {
  expect(read(z.object(paging), {}, { page: "3", limit: 100 })).toEqual([
    { page: 1, limit: 10 },
    { page: 3, limit: 100 },
  ]);
  expect(read(z.object(paging), { page: 0 }, { limit: 0 }, { limit: 101 })).toEqual([
    ...["Halaman minimal 1", "Jumlah baris minimal 1", "Jumlah baris maksimal 100"],
  ]);
  expect(read(z.object(wholeOrPaged), {}, { limit: 0 })).toEqual([{ page: 1, limit: null }, "Jumlah baris minimal 1"]);
  expect(read(pencarian(3), "abc", "abcd", 5, "\u200b")).toEqual([
    ...["abc", "Pencarian maksimal 3 karakter", "Pencarian harus berupa teks", ""],
  ]);
});
