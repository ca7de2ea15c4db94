import { type CellStyle, type CellValue, type WriteSheet, writeXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { parsed } from "./parse.testing.ts";
import type { ImportColumn } from "./read.ts";
import { XlsxRefused } from "./refused.ts";
import { zip } from "./zip.testing.ts";

const COLUMNS: readonly ImportColumn[] = [
  { header: "Nama Lengkap", key: "nama", required: true },
  { header: "NIK", key: "nik", required: true },
  { header: "Tanggal Lahir", key: "tanggalLahir" },
  { header: "Stok", key: "stok" },
];
const HEADER = COLUMNS.map(({ header }) => header);

async function workbook(rows: CellValue[][], style?: CellStyle): Promise<Buffer> {
  const columns = HEADER.map(() => ({ style }));
  return Buffer.from(await writeXlsx({ sheets: [{ name: "Karyawan", rows, columns }] }));
}

async function read(rows: CellValue[][], { maxRows = 100, style }: { maxRows?: number; style?: CellStyle } = {}) {
  return parsed(await workbook(rows, style), { columns: COLUMNS, maxRows });
}

const first = async (row: CellValue[], style?: CellStyle) => (await read([HEADER, row], { style })).rows[0]?.values;

describe("an import file", () => {
  test("may have its columns in any order and spelling, and others besides", async () => {
    const { rows, problems } = await read([
      ["Catatan", "nik *", "NAMALENGKAP"],
      ["x", "3175", "Siti"],
    ]);
    expect(problems).toEqual([]);
    expect(rows).toEqual([{ baris: 2, values: { nama: "Siti", nik: "3175", tanggalLahir: "", stok: "" } }]);
  });

  test("is told every column that it lacks or has twice, and nothing of its rows", async () => {
    const { rows, problems } = await read([
      ["Stok", "stok", "Alamat"],
      [1, 2, "x"],
    ]);
    expect(problems).toEqual([
      { baris: 1, kolom: "Nama Lengkap", message: expect.stringContaining('"Nama Lengkap" tidak ditemukan') },
      { baris: 1, kolom: "NIK", message: expect.stringContaining('"NIK" tidak ditemukan') },
      { baris: 1, kolom: "Stok", message: expect.stringContaining("lebih dari sekali") },
    ]);
    expect(rows).toEqual([]);
  });

  test("keeps the row numbers that Excel shows, whatever is empty", async () => {
    const { rows } = await read([[], HEADER, ["A", "1"], [null, "  "], ["B", "2"], [" "], []]);
    expect(rows.map(({ baris, values }) => [baris, values.nama])).toEqual([
      [3, "A"],
      [5, "B"],
    ]);
  });

  test.each<[string, CellValue, string]>([
    ["whole numbers", 12, "12"],
    ["large numbers without exponent", 123_456_789_012_345, "123456789012345"],
    ["negative numbers", -5, "-5"],
    ["fractions", 0.1 + 0.2, "0.3"],
    ["tiny fractions", 0.000_000_12, "0.00000012"],
    ["digits typed as text", "3175014501900001", "3175014501900001"],
    ["leading zeros in text", "0812", "0812"],
    ["spaces around text", "\u00a0 Siti\r\nRahayu  ", "Siti\nRahayu"],
    ["yes and no", true, "true"],
    ["formulas as text", "=1+1", "=1+1"],
    ["nothing", null, ""],
  ])("reads %s", async (_what, cell, value) => {
    expect((await first(["Siti", cell]))?.nik).toBe(value);
  });

  test.each(["dd-mm-yyyy", "d mmmm yyyy", "[$-421]dddd, d mmmm yyyy", "yyyy-mm-dd hh:mm", "m/d/yy"])(
    "reads a date shown as %s",
    async (numFmt) => {
      const values = await first(["a", "b", new Date("1990-01-05T00:00:00Z"), "c"], { numFmt });
      expect(values?.tanggalLahir).toBe("1990-01-05");
    },
  );

  test.each(['"Rp" #,##0;[Red]-"Rp" #,##0', "[$Rp-421]#,##0", '_-"Rp"* #,##0_-', "0.00E+00", "#,##0"])(
    "reads an amount shown as %s as a number",
    async (numFmt) => {
      expect((await first(["a", "b", "c", 1_250_000], { numFmt }))?.stok).toBe("1250000");
    },
  );

  test("is asked by any of a column's names, and is told of a cell by its own", async () => {
    const columns = [{ header: "Kode Mesin", also: ["Kode Produk"], key: "kode", required: true }];
    const { rows, problems, headings } = await parsed(await workbook([["kode produk *"], ["#REF!"]]), {
      columns,
      maxRows: 10,
    });
    expect(headings).toEqual({ kode: "kode produk" });
    expect(rows).toMatchObject([{ values: { kode: "#REF!" } }]);
    expect(problems).toMatchObject([{ baris: 2, kolom: "kode produk" }]);
    const both = await parsed(await workbook([["Kode Produk", "Kode Mesin"]]), { columns, maxRows: 10 });
    expect(both.problems).toMatchObject([{ message: expect.stringContaining("lebih dari sekali") }]);
  });

  test("has its days and amounts read as a form reads them where they stand as text", async () => {
    const columns: ImportColumn[] = [
      { header: "Tanggal", key: "hari", kind: "day" },
      { header: "Harga", key: "harga", kind: "number" },
    ];
    const rows: CellValue[][] = [
      ["05-01-1990", "2.500.000"],
      ["5 Jan 1990", "Rp 1.000.000"],
      ["5 Januari 1990", 2.125],
      [new Date("1990-01-05T00:00:00Z"), 2_500],
      ["31-06-1985", "2,5"],
      [32_878, "dua"],
      ["1990-01-05T00:00:00", 1],
      ["1990-13-05T00:00:00", 1],
    ];
    const read = await parsed(await workbook([["Tanggal", "Harga"], ...rows]), { columns, maxRows: 10 });
    expect(read.rows.map(({ values }) => [values.hari, values.harga])).toEqual([
      ["1990-01-05", "2500000"],
      ["1990-01-05", "1000000"],
      ["1990-01-05", "2.125"],
      ["1990-01-05", "2500"],
      ["31-06-1985", "2,5"],
      ["32878", "dua"],
      ["1990-01-05", "1"],
      ["1990-13-05", "1"],
    ]);
    expect(read.problems.map(({ baris, kolom }) => [baris, kolom])).toEqual([
      [6, "Tanggal"],
      [7, "Tanggal"],
      [9, "Tanggal"],
    ]);
  });

  test("is told of digits that Excel has cut, and of broken formulas", async () => {
    const { problems } = await read([HEADER, ["a", 3_175_014_501_900_001, null, "#REF!"]]);
    expect(problems).toEqual([
      { baris: 2, kolom: "NIK", message: expect.stringContaining("15 digit") },
      { baris: 2, kolom: "Stok", message: expect.stringContaining("#REF!") },
    ]);
  });

  test("may have as many rows as allowed and not one more; empty ones do not count", async () => {
    const three = [["a"], ["b"], [], ["c"]];
    expect((await read([HEADER, ...three], { maxRows: 3 })).rows).toHaveLength(3);
    await expect(read([HEADER, ...three, ["d"]], { maxRows: 3 })).rejects.toThrow("Paling banyak 3 baris");
  });

  test("may not reach to the last column that Excel has", async () => {
    const wide: CellValue[] = ["a"];
    wide[16_000] = "x";
    await expect(read([HEADER, Array.from(wide, (cell) => cell ?? null)])).rejects.toThrow("terlalu banyak kolom");
  });

  const siti = [HEADER, ["Siti", "1"]];
  const read1 = async (sheets: WriteSheet[]) =>
    parsed(Buffer.from(await writeXlsx({ sheets })), { columns: COLUMNS, maxRows: 10 });

  test("is read from the first sheet that people see", async () => {
    const lama = { rows: [HEADER, ["Lama", "9"]] };
    const { rows } = await read1([
      { name: "Daftar", hidden: true, ...lama },
      { name: "Rahasia", veryHidden: true, ...lama },
      { name: "Karyawan", rows: siti },
      { name: "Salinan", ...lama },
    ]);
    expect(rows.map(({ values }) => values.nama)).toEqual(["Siti"]);
    await expect(read1([{ name: "Daftar", hidden: true, ...lama }])).rejects.toThrow("lembar data yang tampak");
  });

  test("without content is refused", async () => {
    await expect(read([])).rejects.toThrow("kosong");
    await expect(read([[null], [" "]])).rejects.toThrow("kosong");
  });
});

describe("a file that is no spreadsheet is refused in words a user understands", () => {
  const refusal = (bytes: Uint8Array | string) =>
    parsed(Buffer.from(bytes), { columns: COLUMNS, maxRows: 10 }).then(
      () => null,
      (error: unknown) => (error instanceof XlsxRefused ? error.message : error),
    );

  const withoutSheets = zip([
    { name: "[Content_Types].xml", unpacked: Buffer.from("<Types/>") },
    {
      name: "_rels/.rels",
      unpacked: Buffer.from(
        '<Relationships><Relationship Id="rId1" Type="http://a/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
    },
    { name: "word/document.xml", unpacked: Buffer.from("<document/>") },
  ]);

  test.each<[string, Uint8Array | string]>([
    ["nothing", ""],
    ["a csv", "Nama,NIK\nSiti,1\n"],
    ["noise", Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256))],
    ["an empty zip", Buffer.concat([Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)])],
    ["a zip of something else", zip([{ name: "halo.txt", unpacked: Buffer.from("halo") }])],
    ["a Word file", withoutSheets],
    ["half of a workbook", zip([{ name: "[Content_Types].xml", unpacked: Buffer.from("<Types/>") }])],
  ])("%s", async (_what, bytes) => {
    expect(await refusal(bytes)).toContain("bukan file Excel (.xlsx) yang utuh");
  });

  test("a workbook that was cut off", async () => {
    const whole = await workbook([HEADER, ["a"]]);
    expect(await refusal(whole.subarray(0, whole.length - 200))).toContain("bukan file Excel");
  });

  test("one that unpacks to far more than it is", async () => {
    const sheet = { name: "xl/worksheets/sheet1.xml", unpacked: Buffer.alloc(65 * 1024 * 1024, " ") };
    expect(await refusal(zip([sheet]))).toContain("terlalu besar");
    const strings = { name: "xl/sharedStrings.xml", unpacked: Buffer.alloc(33 * 1024 * 1024, " ") };
    expect(await refusal(zip([strings]))).toContain("terlalu besar");
  });

  test("one that lies about what it unpacks to", async () => {
    const lying = await workbook([HEADER, ["a"]]);
    const entry = lying.indexOf("PK\u0001\u0002");
    lying.writeUInt32LE(0, entry + 24);
    expect(await refusal(lying)).toContain("bukan file Excel");
    lying.writeUInt32LE(10, entry + 24);
    expect(await refusal(lying)).toContain("bukan file Excel");
  });
});
