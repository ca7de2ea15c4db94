import type { CellObject } from "@e965/xlsx";
import type { CellValue, StreamRow } from "hucre/xlsx";
import { encrypted, notXlsx } from "./refused.ts";

const CONTAINER = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** A page of the web, or the XML of Excel 2003: banks name both .xls. */
const MARKUP = /^\uFEFF?\s*<(?:!doctype|html|head|body|meta|style|table|div|\?xml)/i;
/** The rows that Excel 97 could hold. */
const MAX_ROWS = 65_536;

/** Whether a file is one that Excel opens as .xls, whatever its name says. */
export const isOldSheet = (file: Buffer): boolean => file.subarray(0, 8).equals(CONTAINER) || isMarkup(file);

const isMarkup = (file: Buffer): boolean => MARKUP.test(file.subarray(0, 256).toString("utf8"));

/** The rows of the first visible sheet, or of one with such a name; of a page of the web, those of all its tables. The reader is loaded for such files alone. */
export async function* readOldSheet(file: Buffer, named: readonly string[] = []): AsyncGenerator<StreamRow> {
  const { read } = await import("@e965/xlsx");
  let before = 0;
  for (const rows of sheetsOf(file, read, named)) {
    for (const [at, cells] of rows.entries()) {
      yield { index: before + at, values: Array.from(cells ?? [], readCell) };
    }
    before += rows.length;
  }
}

type Row = (CellObject | undefined)[];

function sheetsOf(
  file: Buffer,
  read: typeof import("@e965/xlsx")["read"],
  named: readonly string[],
): (Row | undefined)[][] {
  try {
    const options = { dense: true, cellDates: true, UTC: true, raw: true, sheetRows: MAX_ROWS } as const;
    const book = read(file, { type: "buffer", ...options });
    const shown = book.SheetNames.filter((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden);
    const wanted = shown.find((name) => named.includes(name.toLowerCase())) ?? shown[0];
    return (isMarkup(file) ? shown : shown.filter((name) => name === wanted)).map((name) =>
      Array.from(book.Sheets[name]?.["!data"] ?? []),
    );
  } catch (error) {
    throw error instanceof Error && /password-protected|^ECMA-376/.test(error.message)
      ? encrypted(error)
      : notXlsx(error);
  }
}

const readCell = (cell: CellObject | undefined): CellValue => (cell?.t === "e" ? (cell.w ?? null) : (cell?.v ?? null));
