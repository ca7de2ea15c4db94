import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isBlank, kept, optional, Refused, required, shapeOf, withDefault, written } from "./field.ts";
import { itemBy, itemOf } from "./item.ts";
import { noKaryawan } from "./nomorKaryawan.ts";
import { persen, persenan } from "./persen.ts";
import { denganSatuan, jumlahBahan, jumlahDari, satuan, tulisBanyak, tulisJumlah, tulisKemasan } from "./satuan.ts";

/** What a field answers, or its sentence. */
const read = (schema: z.ZodMiniType, raw: unknown): unknown => {
  const parsed = z.safeParse(schema, raw);
  return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message).join();
};
const upper = required<string, string>("Kosong", { type: "string" }, (raw) => {
  if (typeof raw !== "string") throw new Refused("Bukan teks");
  return raw.toUpperCase();
});

test("a field reads what is not blank, and says what is wrong", () => {
  expect([read(upper, "a"), read(upper, 5), read(upper, " "), read(upper, null), read(upper, undefined)]).toEqual([
    ...["A", "Bukan teks", "Kosong", "Kosong", "Kosong"],
  ]);
  expect([undefined, null, "", " \t", "x", 0, false].map(isBlank)).toEqual([
    true,
    true,
    true,
    true,
    ...[false, false, false],
  ]);
  expect([written("a"), written(5), written(null), written({})]).toEqual(["a", "5", "", ""]);
  const broken = required<string, string>("Kosong", {}, () => {
    throw new TypeError("broken");
  });
  expect(() => read(broken, "a")).toThrow(TypeError);
});

test("the same field may be left out, have a value of its own, or stay as it is", () => {
  const record = z.object({ none: optional(upper), some: withDefault(upper, "X"), same: kept(upper) });
  expect(read(record, {})).toEqual({ none: null, some: "X" });
  expect(read(record, { none: "", some: " ", same: "" })).toEqual({ none: null, some: "X", same: null });
  expect(read(record, { none: "a", some: "b", same: "c" })).toEqual({ none: "A", some: "B", same: "C" });
  expect(read(record, { none: 1, same: 2 })).toBe("Bukan teks,Bukan teks");
  for (const field of [upper, optional(upper), withDefault(upper, "X"), kept(upper)]) {
    expect(shapeOf(field)).toEqual({ type: "string" });
  }
  expect(shapeOf({})).toBeUndefined();
  expect(() => withDefault(z.string() as never, "X")).toThrow("take a field made by required()");
  expect(() => kept(z.string() as never)).toThrow("takes a field made by required()");
});

test("an item of a list says what is wrong with it, or that it is none", () => {
  const schema = z.object({ nama: upper });
  expect(itemOf(schema)({ nama: "a" })).toEqual({ nama: "A" });
  expect(() => itemOf(schema, "Bukan barang")({ nama: "" })).toThrow("Kosong");
  expect(() => itemOf(schema, "Bukan barang")(5)).toThrow("Bukan barang");
  expect(() => itemOf(z.object({ nama: upper }, "Rusak"))(5)).toThrow("Rusak");
  const own = itemBy(schema, (raw) => `read ${raw}`);
  expect([own(5), own.schema]).toEqual(["read 5", schema]);
});

test("a number of an employee is written in capitals", () => {
  const field = noKaryawan();
  expect([read(field, " k-017 "), read(field, 1001), read(field, "2024/031"), read(field, "a".repeat(20))]).toEqual([
    ...["K-017", "1001", "2024/031", "A".repeat(20)],
  ]);
  const salah = "No Karyawan hanya boleh huruf, angka, titik, garis miring dan strip, maksimal 20 karakter";
  for (const raw of ["a b", "-1", "a".repeat(21), true, "ä", "1_"]) expect(read(field, raw)).toBe(salah);
  expect(read(field, "")).toBe("No Karyawan tidak boleh kosong");
});

test("per cent have at most two decimals, with a comma or a point", () => {
  const field = persen("Potongan", { min: -10, max: 50 });
  expect([12.5, "12,5", " 12.50 % ", "-10", "50", 0].map((raw) => read(field, raw))).toEqual([
    12.5, 12.5, 12.5, -10, 50, 0,
  ]);
  expect([read(field, "-10,01"), read(field, 50.01)]).toEqual(["Potongan minimal -10%", "Potongan maksimal 50%"]);
  for (const raw of ["x", "1 2", "12345", "1,", true, "a5", "5a"])
    expect(read(field, raw)).toBe("Potongan harus berupa angka");
  expect(read(field, "1,234")).toBe("Potongan paling banyak dua angka di belakang koma");
  expect([read(field, ""), read(persen("Potongan", { empty: "Isi" }), "")]).toEqual([
    "Potongan tidak boleh kosong",
    "Isi",
  ]);
  expect([read(persen("P"), 0), read(persen("P"), 100), read(persen("P"), -1), read(persen("P"), 101)]).toEqual([
    ...[0, 100, "P minimal 0%", "P maksimal 100%"],
  ]);
  expect(persenan(12.5)).toBe("12,5%");
  expect(shapeOf(field)).toEqual({ type: "number", title: "Potongan", minimum: -10, maximum: 50, multipleOf: 0.01 });
});

test("quantities of materials are thousandths, so that nothing is lost", () => {
  const field = jumlahBahan("Jumlah", { min: -2, max: 1_000 });
  expect([1, "1,5", "0.001", " 12 ", "-0,5", "1000"].map((raw) => read(field, raw))).toEqual([
    ...[1_000, 1_500, 1, 12_000, -500, 1_000_000],
  ]);
  expect([read(field, "-2,001"), read(field, "1000,001")]).toEqual(["Jumlah minimal -2", "Jumlah maksimal 1.000"]);
  for (const raw of ["x", "1 2", "1,", true, "1234567890", "a1"])
    expect(read(field, raw)).toBe("Jumlah harus berupa angka");
  expect(read(field, "1,0001")).toBe("Jumlah paling banyak tiga angka di belakang koma");
  expect([read(field, ""), read(jumlahBahan("J", { empty: "Isi" }), "")]).toEqual(["Jumlah tidak boleh kosong", "Isi"]);
  expect([read(jumlahBahan("J"), 0), read(jumlahBahan("J"), -1), read(jumlahBahan("J"), 2_000_001)]).toEqual([
    ...[0, "J minimal 0", "J maksimal 2.000.000"],
  ]);
  expect(shapeOf(field)).toEqual({ type: "number", minimum: -2, maximum: 1_000, multipleOf: 0.001 });
  expect([12_500, 1_234_567, -500, 1_000, 0].map(tulisJumlah)).toEqual(["12,5", "1.234,567", "-0,5", "1", "0"]);
  expect([satuan(12_500, "kg"), denganSatuan(12.5, "kg"), jumlahDari(12_500)]).toEqual(["12,5 kg", "12,5 kg", 12.5]);
  expect([tulisBanyak(1_200, ""), tulisBanyak(12.5, "kg")]).toEqual(["1.200", "12,5 kg"]);
  const kemasan = (satuanBeli: string, isiBeli: number) => tulisKemasan({ satuan: "m", satuanBeli, isiBeli });
  expect([kemasan("batang", 6_000), kemasan("m", 1_000), kemasan("m", 2_000), kemasan("rol", 1_000)]).toEqual([
    ...["batang isi 6 m", "m", "m isi 2 m", "rol isi 1 m"],
  ]);
});
