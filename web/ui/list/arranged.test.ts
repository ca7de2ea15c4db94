import { expect, test } from "vitest";
import { arranged } from "./arranged.ts";
import { type Column, columnsOf } from "./columns.ts";

const column = (id: string, card?: Column<string>["card"]): Column<string> => ({
  id,
  header: id,
  card,
  cell: () => id,
});
const columns = columnsOf([column("nama", "title"), column("total"), column("tanggal"), column("status")]);
const ids = (look: { hidden?: string[]; order?: string[] }) =>
  arranged(columns, { hidden: [], order: [], full: false, limit: null, ...look }).list.map(({ id }) => id);

test("columns stand in the person's order; a column that came later stands behind, and what names the row stays", () => {
  expect(ids({})).toEqual(["nama", "total", "tanggal", "status"]);
  expect(ids({ order: ["status", "nama"] })).toEqual(["status", "nama", "total", "tanggal"]);
  expect(ids({ hidden: ["total", "nama"] })).toEqual(["nama", "tanggal", "status"]);
});

test("without a choice the columns are the very same, so that no row is drawn again", () => {
  expect(arranged(columns, { hidden: [], order: [], full: false, limit: 50 })).toBe(columns);
});
