import { expect, test } from "vitest";
import { divisi } from "#areas/karyawan/divisi/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { PACKED, packedRows, packedType } from "#kernel/packed.ts";
import { answerForm } from "./answerForm.ts";

const { getProduk } = produk;
const packing = packedRows(getProduk);
/** Any row, with another value in each of its fields. */
const values = Array.from({ length: packing?.width ?? 0 }, (_, at) => at);
const page = { status: 200, data: [packing?.read(values, 0)], totalDocs: 1 };
const answer = (type: string | null) => new Response(null, type === null ? {} : { headers: { "content-type": type } });

test("lists are asked for packed once their code has come, and read as they were sent", async () => {
  expect(answerForm.accept(getProduk)).toBe("application/json");
  await import("./packedLists.ts");
  expect(answerForm.accept(getProduk)).toBe(`${packedType(getProduk)},application/json`);
  expect(answerForm.accept(order.getDetailOrder)).toBe("application/json");
  expect(answerForm.accept(divisi.addDivisi)).toBe("application/json");

  expect(answerForm.read(getProduk, answer(`${PACKED}; charset=utf-8`), { ...page, data: [values] })).toEqual(page);
  // The first call of a page, a server of another version, a refusal, and an answer that broke off.
  for (const type of ["application/json; charset=utf-8", null]) {
    expect(answerForm.read(getProduk, answer(type), page)).toBe(page);
  }
  expect(answerForm.read(getProduk, answer(PACKED), null)).toBeNull();
});
