import { expect, test } from "vitest";
import { order } from "#areas/penjualan/order/contract.ts";
import { cetakDokumen } from "./cetakDokumen.ts";

test("a paper is printed in Indonesian, and with English only by the action that says so", () => {
  const asked: [string, object][] = [];
  const actions = cetakDokumen<string>({ call: order.cetakSoPdf }, (row, bahasa) => asked.push([row, bahasa]));
  for (const { run } of actions) run("SO-1");
  expect(actions.map(({ kind }) => kind)).toEqual(["cetak", "dwibahasa"]);
  expect(asked).toEqual([
    ["SO-1", {}],
    ["SO-1", { dwibahasa: true }],
  ]);
});
