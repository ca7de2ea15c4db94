import { expect, test } from "vitest";
import { type Column, columnsOf } from "./columns.ts";
import { together } from "./together.tsx";

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id.toUpperCase(),
  cell: () => id,
  ...more,
});
const list = [column("kode"), column("nama", { card: "title" }), column("total"), column("instansi"), column("status")];

test("columns share a cell where the first of them stands, under the names of all", () => {
  const { list: cells, name } = together(columnsOf(list, [["nama", "instansi"]]));
  expect(cells.map(({ header }) => header)).toEqual(["KODE", "NAMA / INSTANSI", "TOTAL", "STATUS"]);
  expect(name).toBe("nama");
  // What names the row is part of a cell that another column begins.
  expect(together(columnsOf(list, [["kode", "nama"]])).name).toBe("kode");
});

test("a column whose partner is hidden stands by itself, as it is", () => {
  const [kode, nama] = list;
  const { list: cells } = together(columnsOf([kode, nama] as Column<string>[], [["nama", "instansi"]]));
  expect(cells).toEqual([kode, nama]);
});
