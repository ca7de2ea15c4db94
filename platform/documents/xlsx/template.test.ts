import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readXlsx as readWorkbook } from "hucre/xlsx";
import { expect, test } from "vitest";
import { readXlsx } from "./read.ts";
import { templateXlsx } from "./template.ts";

const COLUMNS = [
  { header: "Nama", example: "Siti Rahayu" },
  { header: "NIK", example: "3175014501900001", note: "16 digit, diketik sebagai teks" },
  { header: "Role", example: "Sales", choices: ["Sales", "Logistik, Gudang", "Admin"] },
  { header: "Stok", example: 5, width: 30 },
  { header: "Divisi", example: "Umum", choices: ["Umum"] },
];

test("the template is what the import reads, with one example row", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kantor-format-"));
  const path = join(folder, "format.xlsx");
  await writeFile(path, await templateXlsx({ sheet: "Karyawan", columns: COLUMNS }));
  const columns = COLUMNS.map(({ header }) => ({ header, key: header, required: true }));
  const read = await readXlsx(path, { columns, maxRows: 10 });
  expect(read).toEqual({
    rows: [
      { baris: 2, values: { Nama: "Siti Rahayu", NIK: "3175014501900001", Role: "Sales", Stok: "5", Divisi: "Umum" } },
    ],
    problems: [],
    headings: Object.fromEntries(COLUMNS.map(({ header }) => [header, header])),
  });
  await rm(folder, { recursive: true });
});

test("the template offers its value lists, explains its columns and keeps digits as text", async () => {
  const workbook = await readWorkbook(await templateXlsx({ sheet: "Karyawan", columns: COLUMNS }), {
    readStyles: true,
  });
  const [form, lists] = workbook.sheets;
  expect(form?.name).toBe("Karyawan");
  expect(form?.freezePane).toMatchObject({ rows: 1 });
  expect(form?.cells?.get("0,0")?.style?.font?.bold).toBe(true);
  expect(form?.cells?.get("0,1")?.comment?.text).toContain("16 digit");
  expect(form?.cells?.get("500,1")?.style?.numFmt).toBe("@");
  expect(form?.columns?.[3]?.width).toBe(30);
  expect(form?.dataValidations?.map(({ type, range, formula1 }) => ({ type, range, formula1 }))).toEqual([
    { type: "list", range: "C2:C10001", formula1: "Daftar!$A$2:$A$4" },
    { type: "list", range: "E2:E10001", formula1: "Daftar!$B$2:$B$2" },
  ]);
  expect(lists?.name).toBe("Daftar");
  expect(lists?.rows).toEqual([
    ["Role", "Divisi"],
    ["Sales", "Umum"],
    ["Logistik, Gudang", null],
    ["Admin", null],
  ]);
});

test("a template without value lists has one sheet", async () => {
  const bytes = await templateXlsx({ sheet: "Produk", columns: [{ header: "Nama", example: "Mesin" }] });
  expect((await readWorkbook(bytes)).sheets.map((sheet) => sheet.name)).toEqual(["Produk"]);
});
