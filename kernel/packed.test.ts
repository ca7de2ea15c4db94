import { expect, test } from "vitest";
import * as z from "zod/mini";
import { answer, pageOf, row } from "./call.ts";
import { packed, packedRows, packedType, packingOf, unpackedPage } from "./packed.ts";

const Machine = row({ code: z.string(), name: z.nullable(z.string()) });
const Order = row({
  id: z.string(),
  lines: z.array(row({ machine: Machine, qty: z.int(), tags: z.array(z.string()) })),
  replaced: z.nullable(Machine),
  returns: z.nullable(z.array(Machine)),
  odd: z.object({ sometimes: z.optional(z.string()) }),
});
const orders = [
  {
    id: "SO-1",
    lines: [
      { machine: { code: "M1", name: "Oven" }, qty: 2, tags: ["a", "b"] },
      { machine: { code: "M2", name: null }, qty: 1, tags: [] },
    ],
    replaced: { code: "M3", name: "Besar" },
    returns: null,
    odd: {},
  },
  { id: "SO-2", lines: [], replaced: null, returns: [{ code: "M4", name: "" }], odd: { sometimes: "ya" } },
];

test("records travel as lists of their values, records inside them in the same list", () => {
  expect(orders.map((order) => packed(packingOf(Order), order))).toEqual([
    [
      "SO-1",
      [
        ["M1", "Oven", 2, ["a", "b"]],
        ["M2", null, 1, []],
      ],
      { code: "M3", name: "Besar" },
      null,
      {},
    ],
    ["SO-2", [], null, [["M4", ""]], { sometimes: "ya" }],
  ]);
});

test("what was packed is what it was", () => {
  const call = { output: pageOf(Order) };
  const packing = packedRows(call);
  const page = { status: 200, data: orders.map((order) => packing && packed(packing, order)), totalDocs: 2 };
  const travelled = JSON.parse(JSON.stringify(page));
  expect(unpackedPage(call, travelled)).toEqual({ status: 200, data: orders, totalDocs: 2 });
});

test("only pages of records are packed, and another form of a row has another type", () => {
  expect(packedType({ output: answer(Order) })).toBeNull();
  expect(packedType({ output: pageOf(z.string()) })).toBeNull();
  const type = packedType({ output: pageOf(Machine) });
  expect(type).toMatch(/^application\/vnd\.kantor\.padat\+json;bentuk=\w+$/);
  const forms = [
    row({ name: z.string(), code: z.string() }),
    row({ code: z.string() }),
    row({ code: Machine, name: z.string() }),
  ];
  for (const form of forms) expect(packedType({ output: pageOf(form) })).not.toBe(type);
  expect(packedType({ output: pageOf(row({ code: z.string(), name: z.string() })) })).toBe(type);
});
