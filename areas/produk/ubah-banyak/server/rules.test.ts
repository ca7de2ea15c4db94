import { expect, test } from "vitest";
import { judgeUndo } from "./rules.ts";

test("what somebody changed since stays, each field by itself", () => {
  const lama = { hargaProduk: 100, minimalStock: 2, aktif: null };
  const baru = { hargaProduk: 110, minimalStock: 5, aktif: null };
  const satu = (kini: object) => ({
    ...{ idProduk: 1, kodeProduk: "A", namaProduk: "A", lama, baru },
    kini: { hargaProduk: 110, minimalStock: 5, aktif: false, ...kini },
  });
  const { kembali, tetap } = judgeUndo([
    satu({}),
    satu({ hargaProduk: 120 }),
    satu({ hargaProduk: 120, minimalStock: 2 }),
  ] as never);
  expect(kembali.map((row) => row.sesudah)).toEqual([
    { hargaProduk: 100, minimalStock: 2, aktif: false },
    { hargaProduk: 120, minimalStock: 2, aktif: false },
  ]);
  expect(tetap.map(({ isian }) => isian)).toEqual(["harga", "harga"]);
});
