import { type CellValue, colToLetter } from "hucre/xlsx";

const UNSAFE = /[&<>"\p{Cc}]/u;
const EACH_UNSAFE = /[&<>"]|(?![\t\n])\p{Cc}/gu;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const BLANK_MATTERS = /^\s|\s$|[\t\n]/;

/** Text as XML holds it; what XML cannot hold is written as spreadsheets do, by its number. */
export const escapeXml = (text: string): string =>
  UNSAFE.test(text) ? text.replace(EACH_UNSAFE, (one) => ENTITIES[one] ?? numbered(one)) : text;

const numbered = (one: string): string => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

const DAY_MS = 86_400_000;
/** 1 January 1970, counted from the last day of 1899 with the 29 February 1900 that spreadsheets believe in. */
const EPOCH = 25_569;
const FIRST_MARCH_1900 = 61;

/** A moment as the number of days that spreadsheets count. */
function serial(date: Date): number {
  const days = Math.round((date.getTime() / DAY_MS + EPOCH) * 1e10) / 1e10;
  return days < FIRST_MARCH_1900 ? days - 1 : days;
}

/** Writes the rows of a sheet whose cells have these styles, column by column. Empty cells keep theirs. */
export function rowWriter(styles: readonly number[]): (row: number, cells: readonly CellValue[]) => string {
  const columns = styles.map((style, at) => ({ start: `<c r="${colToLetter(at)}`, end: `" s="${style}"` }));
  return (row, cells) => {
    let xml = `<row r="${row}">`;
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at];
      if (column) xml += column.start + row + column.end + cellXml(cells[at]);
    }
    return `${xml}</row>`;
  };
}

function cellXml(value: CellValue | undefined): string {
  if (value === null || value === undefined) return "/>";
  if (typeof value === "number") return `><v>${value}</v></c>`;
  if (value instanceof Date) return `><v>${serial(value)}</v></c>`;
  const text = String(value);
  return ` t="inlineStr"><is><t${BLANK_MATTERS.test(text) ? ' xml:space="preserve"' : ""}>${escapeXml(text)}</t></is></c>`;
}
