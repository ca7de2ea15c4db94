import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CellValue, writeXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readXlsx } from "./read.ts";
import { XlsxRefused } from "./refused.ts";
import { zip } from "./zip.testing.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kantor-impor-"));
});
afterAll(() => rm(folder, { recursive: true }));

const OPTIONS = { columns: [{ header: "Nama", key: "nama", required: true }], maxRows: 10_000 };

async function saved(name: string, bytes: Uint8Array | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const workbook = (rows: CellValue[][]) => writeXlsx({ sheets: [{ name: "Produk", rows }] });

test("a file of 10.000 rows and 30 columns, no cell like another, is read to its last, while others go on", async () => {
  const header = ["Nama", ...Array.from({ length: 29 }, (_, at) => `Kolom ${at}`)];
  const rows = Array.from({ length: 10_000 }, (_, n) => header.map((name) => `Jl. Raya Merdeka ${n} ${name}`));
  const path = await saved("banyak.xlsx", await workbook([header, ...rows]));
  let turns = 0;
  const beside = setInterval(() => turns++, 5);
  const read = await readXlsx(path, OPTIONS);
  clearInterval(beside);
  expect(read.rows).toHaveLength(10_000);
  expect(read.rows.at(-1)).toEqual({ baris: 10_001, values: { nama: "Jl. Raya Merdeka 9999 Nama" } });
  expect(turns).toBeGreaterThan(20);
}, 40_000);

test("what is wrong with a file comes back as it was said", async () => {
  const problems = await readXlsx(await saved("tanpa.xlsx", await workbook([["Stok"], [1]])), OPTIONS);
  expect(problems.problems).toEqual([{ baris: 1, kolom: "Nama", message: expect.stringContaining("tidak ditemukan") }]);
  const csv = readXlsx(await saved("a.xlsx", "Nama\nMesin\n"), OPTIONS);
  await expect(csv).rejects.toThrow(XlsxRefused);
  await expect(csv).rejects.toThrow("bukan file Excel");
  await expect(readXlsx(await saved("kosong.xlsx", ""), OPTIONS)).rejects.toThrow("bukan file Excel");
});

test("an old or locked workbook is named as such", async () => {
  const start = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const path = await saved("lama.xlsx", Buffer.concat([start, Buffer.alloc(2000)]));
  await expect(readXlsx(path, OPTIONS)).rejects.toThrow(".xls lama atau terkunci password");
});

test("a missing file is a fault of ours, not of the user", async () => {
  const reading = readXlsx(join(folder, "tidak-ada.xlsx"), OPTIONS);
  await expect(reading).rejects.toThrow("ENOENT");
});

test("a small file that would fill the memory is refused, and the process lives on", async () => {
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
  const part = (name: string, content: string) => ({ name, unpacked: Buffer.from(content) });
  const bomb = zip([
    part("[Content_Types].xml", "<Types/>"),
    part("_rels/.rels", `<Relationships>${relation(1, "officeDocument", "xl/workbook.xml")}</Relationships>`),
    part("xl/workbook.xml", '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    part(
      "xl/_rels/workbook.xml.rels",
      `<Relationships>${relation(1, "worksheet", "worksheets/sheet1.xml")}${relation(2, "sharedStrings", "sharedStrings.xml")}</Relationships>`,
    ),
    part("xl/sharedStrings.xml", `<sst>${"<si/>".repeat(2_500_000)}</sst>`),
    part("xl/worksheets/sheet1.xml", "<worksheet><sheetData></sheetData></worksheet>"),
  ]);
  expect(bomb.length).toBeLessThan(50_000);
  await expect(readXlsx(await saved("bom.xlsx", bomb), OPTIONS)).rejects.toThrow("terlalu besar");
}, 40_000);
