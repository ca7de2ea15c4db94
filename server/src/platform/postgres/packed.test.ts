import { expect, test } from "vitest";
import { asArray, packed, packedList, unpacked } from "./packed.ts";

const machine = packed({ code: "o.code", name: "o.name" });
const order = packed({
  id: "s.id",
  lines: packedList(packed({ machine, qty: "o.qty" }), "from o", "o.at"),
  paid: "s.paid",
});

test("the values travel without names, records inside a record in its own array", () => {
  expect(asArray(order)).toBe(
    "json_build_array(s.id, coalesce((select json_agg(json_build_array(o.code, o.name, o.qty) order by o.at) from o), '[]'), s.paid)",
  );
});

test("what was sent gets its names back", () => {
  expect(
    unpacked(order, [
      "SO-1",
      [
        ["M1", "Oven", 2],
        ["M2", null, 1],
      ],
      false,
    ]),
  ).toEqual({
    id: "SO-1",
    lines: [
      { machine: { code: "M1", name: "Oven" }, qty: 2 },
      { machine: { code: "M2", name: null }, qty: 1 },
    ],
    paid: false,
  });
});
