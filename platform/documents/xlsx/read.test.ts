import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CFB, utils, write } from "@e965/xlsx";
import { type CellValue, writeXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readXlsx } from "./read.ts";
import { XlsxRefused } from "./refused.ts";
import { zip } from "./zip.testing.ts";
import { checkUnpackedSize } from "./zipGuard.ts";

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
  const texts = 10;
  const cell = (row: number, at: number) => (at < texts ? `Jl. Merdeka ${row} ${at}` : row * 100 + at);
  const rows = Array.from({ length: 10_000 }, (_, n) => header.map((_name, at) => cell(n, at)));
  const path = await saved("banyak.xlsx", await workbook([header, ...rows]));
  let turns = 0;
  const beside = setInterval(() => turns++, 5);
  const read = await readXlsx(path, OPTIONS);
  clearInterval(beside);
  expect(read.rows).toHaveLength(10_000);
  expect(read.rows.at(-1)).toEqual({ baris: 10_001, values: { nama: "Jl. Merdeka 9999 0" } });
  expect(turns).toBeGreaterThan(20);
});

test("what is wrong with a file comes back as it was said", async () => {
  const problems = await readXlsx(await saved("tanpa.xlsx", await workbook([["Stok"], [1]])), OPTIONS);
  expect(problems.problems).toEqual([{ baris: 1, kolom: "Nama", message: expect.stringContaining("tidak ditemukan") }]);
  const csv = readXlsx(await saved("a.xlsx", "Nama\nMesin\n"), OPTIONS);
  await expect(csv).rejects.toThrow(XlsxRefused);
  await expect(csv).rejects.toThrow("bukan file Excel");
  await expect(readXlsx(await saved("kosong.xlsx", ""), OPTIONS)).rejects.toThrow("bukan file Excel");
});

test("an old workbook is read like a new one, its first visible sheet and its days too", async () => {
  const old = utils.book_new();
  utils.book_append_sheet(old, utils.aoa_to_sheet([["Nama"], ["Tersembunyi"]]), "A");
  const rows = [["Nama"], ["Mesin"], [], [new Date(Date.UTC(2026, 10, 5))], [0.1 + 0.2], ["00123"]];
  utils.book_append_sheet(old, utils.aoa_to_sheet(rows, { UTC: true }), "B");
  old.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  const path = await saved("lama.xls", write(old, { type: "buffer", bookType: "biff8" }));
  const { rows: read, problems } = await readXlsx(path, OPTIONS);
  expect(problems).toEqual([]);
  const nama = read.map((row) => [row.baris, row.values.nama]);
  expect(nama).toEqual([
    [2, "Mesin"],
    [4, "2026-11-05"],
    [5, "0.3"],
    [6, "00123"],
  ]);
});

test("a damaged or locked old workbook is named as such", async () => {
  const start = Buffer.from("d0cf11e0a1b11ae1", "hex");
  const path = await saved("rusak.xls", Buffer.concat([start, Buffer.alloc(2000)]));
  await expect(readXlsx(path, OPTIONS)).rejects.toThrow("bukan file Excel");
  const locked = CFB.utils.cfb_new();
  CFB.utils.cfb_add(locked, "/EncryptedPackage", Buffer.alloc(64));
  CFB.utils.cfb_add(locked, "/EncryptionInfo", Buffer.alloc(64));
  const lockedPath = await saved("kunci.xlsx", CFB.write(locked, { type: "buffer" }));
  await expect(readXlsx(lockedPath, OPTIONS)).rejects.toThrow("terkunci password");
});

test("an old workbook that says it is huge holds nobody up", async () => {
  const old = utils.book_new(utils.aoa_to_sheet([["Nama"], ["Mesin"]]));
  const bytes: Buffer = write(old, { type: "buffer", bookType: "biff8" });
  const path = await saved("besar.xls", bytes);
  expect((await readXlsx(path, OPTIONS)).rows).toHaveLength(1);
  for (let at = 512; at + 8 < bytes.length; at += 37) {
    const broken = Buffer.from(bytes);
    broken.fill(0xff, at, at + 8);
    const reading = readXlsx(await saved("besar.xls", broken), OPTIONS);
    await reading.catch((error: unknown) => expect(error).toBeInstanceOf(XlsxRefused));
  }
});

test("a missing file is a fault of ours, not of the user", async () => {
  const reading = readXlsx(join(folder, "tidak-ada.xlsx"), OPTIONS);
  await expect(reading).rejects.toThrow("ENOENT");
});

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

type Made = { says?: number; sheets?: string; encoded?: (xml: string) => Buffer };

/** A workbook made by hand, with its shared texts under the given name. */
function withSharedTexts(
  target: string,
  texts: string,
  { says, sheets = "", encoded = Buffer.from }: Made = {},
): Buffer {
  const part = (name: string, content: string, declared?: number) => ({
    name,
    unpacked: encoded(content),
    ...(declared === undefined ? {} : { declared }),
  });
  return zip([
    part("[Content_Types].xml", "<Types/>"),
    part("_rels/.rels", `<Relationships>${relation(1, "officeDocument", "xl/workbook.xml")}</Relationships>`),
    part("xl/workbook.xml", `<workbook><sheets>${sheets}<sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    part(
      "xl/_rels/workbook.xml.rels",
      `<Relationships>${relation(1, "worksheet", "worksheets/sheet1.xml")}${relation(2, "sharedStrings", target)}${relation(3, "chartsheet", "chartsheets/sheet1.xml")}</Relationships>`,
    ),
    part(`xl/${target}`, texts, says),
    { name: "customXml/item1.xml", unpacked: Buffer.from("\ufeff<DataMashup/>", "utf16le") },
    part(
      "xl/worksheets/sheet1.xml",
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>',
    ),
  ]);
}

const EMPTY_TEXT = "<si/>";
const MB = 1024 * 1024;
const texts = (bytes: number) => `<sst><si><t>Nama</t></si>${EMPTY_TEXT.repeat(bytes / EMPTY_TEXT.length)}</sst>`;

test.each([
  ["large", "sharedStrings.xml", texts(12 * MB), undefined],
  ["just above 8 MB", "sharedStrings.xml", texts(8 * MB), undefined],
  ["large under another name", "teks.xml", texts(12 * MB), undefined],
])(
  "shared texts that would fill the memory are refused before they are unpacked: %s",
  async (_what, target, content) => {
    const bomb = withSharedTexts(target, content);
    expect(bomb.length).toBeLessThan(70_000);
    expect(() => checkUnpackedSize(bomb)).toThrow("terlalu besar");
    await expect(readXlsx(await saved("bom.xlsx", bomb), OPTIONS)).rejects.toThrow("terlalu besar");
  },
);

test("shared texts that claim to be a sheet, or to be smaller than they are, are refused", async () => {
  const disguised = withSharedTexts("worksheets/sheet2.xml", texts(30 * MB));
  expect(() => checkUnpackedSize(disguised)).toThrow("bukan file Excel");
  const lying = withSharedTexts("sharedStrings.xml", texts(30 * MB), { says: 1000 });
  await expect(readXlsx(await saved("bohong.xlsx", lying), OPTIONS)).rejects.toThrow(XlsxRefused);
});

test("shared texts of an ordinary size are read wherever they lie", async () => {
  for (const target of ["sharedStrings.xml", "teks.xml"]) {
    const path = await saved("wajar.xlsx", withSharedTexts(target, texts(100_000)));
    expect(await readXlsx(path, OPTIONS)).toMatchObject({ rows: [], problems: [] });
  }
});

test("a chart before the sheet is passed over, and a workbook in another encoding is refused instead of being taken for empty", async () => {
  const grafik = '<x:sheet name="Grafik" sheetId="2" r:id="rId3"/>';
  const read = async (made: Made) =>
    readXlsx(await saved("lain.xlsx", withSharedTexts("sharedStrings.xml", texts(30), made)), OPTIONS);
  expect(await read({ sheets: grafik })).toMatchObject({ rows: [], problems: [], headings: { nama: "Nama" } });
  const utf16 = (xml: string) => Buffer.from(`\ufeff${xml}`, "utf16le");
  await expect(read({ encoded: utf16 })).rejects.toThrow("bukan UTF-8");
  const declared = (encoding: string) => (xml: string) =>
    Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>${xml}`, "latin1");
  await expect(read({ encoded: declared("ISO-8859-1") })).rejects.toThrow("bukan UTF-8");
  expect(await read({ encoded: declared("UTF-8") })).toMatchObject({ headings: { nama: "Nama" } });
});
