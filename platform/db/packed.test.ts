import { expect, test } from "vitest";
import * as z from "zod/mini";
import { row } from "#kernel/call.ts";
import { longer, packedAs, partOf, pictureId, readPacked, withPictures } from "./packed.ts";

const Machine = row({ code: z.string(), name: z.string() });
const first = {
  id: z.string(),
  lines: z.array(row({ machine: Machine, qty: z.int() })),
  pictures: z.array(z.string()),
};
const Order = row(first);

test("the columns follow the contract, whatever the order in which their SQL stands", () => {
  const sql = packedAs(Order, {
    pictures: `array(select ${pictureId("f.id")} from f)`,
    lines: {
      each: { qty: "o.qty", machine: { name: "o.name", code: "o.code" } },
      from: { rows: "from o", order: "o.at" },
    },
    id: "s.id",
  });
  expect(sql).toBe(
    "json_build_array(s.id, coalesce((select json_agg(json_build_array(o.code, o.name, o.qty) order by o.at) from o), '[]'), " +
      `array(select ('{"foto":"' || f.id || '"}')::json from f))`,
  );
});

test("a list of at most one is empty where there is none, and a record that may be missing is one value", () => {
  const Request = row({ by: z.array(Machine), of: z.nullable(row({ id: z.string() })) });
  const of = "case when s.of is not null then json_build_object('id', s.of) end";
  expect(packedAs(Request, { by: { each: { code: "u.code", name: "u.name" }, given: "u.code is not null" }, of })).toBe(
    "json_build_array(case when u.code is not null then json_build_array(json_build_array(u.code, u.name)) else '[]' end, " +
      `${of})`,
  );
});

const SENT = '["SO-1", [["M1", "Oven {\\"foto\\":\\"9\\"}", 2]], [{"foto":"7"}, {"foto":"8"}]]';

test("a row gets addresses for its pictures, and nothing that a person wrote is taken for one", () => {
  const addressed = withPictures(SENT, (id) => `/berkas/${id}?"`);
  expect(JSON.parse(addressed)).toEqual(["SO-1", [["M1", 'Oven {"foto":"9"}', 2]], ['/berkas/7?"', '/berkas/8?"']]);
  expect(readPacked(Order, SENT)).toEqual({
    id: "SO-1",
    lines: [{ machine: { code: "M1", name: 'Oven {"foto":"9"}' }, qty: 2 }],
    pictures: ["7", "8"],
  });
});

test("of a record only a part is read, wherever in it that stands", () => {
  const Part = z.object({ lines: z.array(z.object({ qty: z.int(), machine: z.pick(Machine, { name: true }) })) });
  expect(partOf(Order, Part)(SENT)).toEqual({ lines: [{ qty: 2, machine: { name: 'Oven {"foto":"9"}' } }] });
  const Counted = row({ tags: z.array(z.string()), ...first });
  expect(partOf(Counted, z.pick(Counted, { id: true, tags: true }))('[["a"], "SO-1", [], []]')).toEqual({
    tags: ["a"],
    id: "SO-1",
  });
});

test("a record becomes a longer one without being read", () => {
  const Whole = row({ ...first, may: row({ go: z.boolean(), why: z.nullable(z.string()) }), sum: z.int() });
  const text = longer(Whole, Order)(SENT, { sum: 3, may: { go: false, why: "No" } });
  expect(readPacked(Whole, text)).toEqual({ ...readPacked(Order, SENT), may: { go: false, why: "No" }, sum: 3 });
  expect(() => longer(Order, row({ lines: first.lines }))).toThrow("begin");
});
