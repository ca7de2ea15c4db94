import type { Content, ContentTable } from "pdfmake/interfaces";

/** As many rows as go on to the next sheet with what stands below their table. */
const KEPT = 2;

type Placed = { positions?: readonly { pageNumber: number }[] };

const isTable = (part: Content): part is ContentTable =>
  typeof part === "object" && !Array.isArray(part) && "table" in part;

/** The sheet on which it begins, once it is drawn; 0 for nothing. */
function sheetOf(drawn: unknown): number {
  if (typeof drawn !== "object" || drawn === null) return 0;
  if (Array.isArray(drawn)) return Math.max(0, ...drawn.map(sheetOf));
  return (drawn as Placed).positions?.[0]?.pageNumber ?? 0;
}

const rowsOf = ({ table }: ContentTable): readonly Content[][] => table.body.slice(1) as Content[][];

/** The rows of the last long table, without its head: what is summed below it in a short one goes on with its last rows. */
const lastRows = (body: readonly Content[]): readonly Content[][] =>
  body
    .filter(isTable)
    .map(rowsOf)
    .findLast((rows) => rows.length > 2 * KEPT) ?? [];

/**
 * Whether what is below the table of a drawn document, its sums or signatures, goes on to a sheet that holds no row of it,
 * or its last one alone, which may be a sum: the document has this many sheets, and begins with `head`.
 */
export function isStray(body: readonly Content[], head: Content, sheets: number): boolean {
  const rows = lastRows(body);
  return rows.length > 0 && sheetOf(rows.at(-KEPT)) - sheetOf(head) + 1 < sheets;
}

/** Whether the sums or signatures of a short document, of whose rows none can go on with them, begin another sheet. */
export function overflows(body: readonly Content[], head: Content, sheets: number): boolean {
  const rows = body.filter(isTable).map(rowsOf).at(-1) ?? [];
  return rows.length > 0 && lastRows(body).length === 0 && sheetOf(rows.at(-1)) - sheetOf(head) + 1 < sheets;
}

/** Lets the last rows begin the sheet on which what is below them stands. The other rows stay where they were. */
export function keepWithTail(body: readonly Content[]): void {
  for (const cell of lastRows(body).at(-KEPT) ?? []) {
    Object.assign(cell, { pageBreak: "before" });
  }
}
