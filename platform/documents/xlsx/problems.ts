import type * as z from "zod/mini";
import { ribuan } from "#kernel/format.ts";
import type { Problem } from "#kernel/problem.ts";
import { Refusal } from "../../http/refusal.ts";

/** Where a row of an import is: file, row number, and the file's own column headings. */
export type Place = { file: string; baris: number; headings?: Readonly<Record<string, string>> };

/** Makes problems of cells, with file, row and the heading that the file itself uses. */
export function problemsOf(columns: readonly { key: string; header: string }[]) {
  const headerOf = new Map(columns.map(({ key, header }) => [key, header]));
  return (place: Place, key: string, message: string): Problem => ({
    field: key,
    message,
    file: place.file,
    baris: place.baris,
    kolom: place.headings?.[key] ?? headerOf.get(key) ?? key,
  });
}
type ProblemAt = ReturnType<typeof problemsOf>;

export const problemsOfRow = (at: ProblemAt, place: Place, error: z.core.$ZodError | undefined): Problem[] =>
  (error?.issues ?? []).map((issue) => at(place, String(issue.path[0]), issue.message));

/** Problems for rows that repeat a value of an earlier row in a column that must be unique. */
export function repeated<Row extends Place>(
  rows: readonly Row[],
  unique: (row: Row) => string,
  problem: (row: Row, earlier: string) => Problem,
): Problem[] {
  const first = new Map<string, Row>();
  return rows.flatMap((row) => {
    const earlier = first.get(unique(row));
    if (earlier) return [problem(row, `baris ${earlier.baris} file ${earlier.file}`)];
    first.set(unique(row), row);
    return [];
  });
}

const byPlace = (a: Problem, b: Problem) =>
  (a.file ?? "").localeCompare(b.file ?? "") || (a.baris ?? 0) - (b.baris ?? 0);

/** Keeps the first problem of each cell; the others mostly follow from it. */
function perCell(problems: readonly Problem[]): Problem[] {
  const cells = new Map<string, Problem>();
  for (const problem of problems) {
    const cell = JSON.stringify([problem.file, problem.baris, problem.kolom]);
    if (!cells.has(cell)) cells.set(cell, problem);
  }
  return [...cells.values()];
}

const place = ({ file, baris, kolom }: Problem): string =>
  [file && `file ${file}`, baris && `baris ${baris}`, kolom && `kolom ${kolom}`].filter(Boolean).join(" ");

/**
 * Refuses the import if there is any problem, so that nothing of it is written. The sentence says how many cells and
 * where.
 */
export function refuseAny(problems: readonly Problem[]): void {
  const cells = perCell(problems).sort(byPlace);
  const [first] = cells;
  if (!first) return;
  const where =
    cells.length === 1
      ? `1 sel salah, di ${place(first)}`
      : `${ribuan(cells.length)} sel salah, yang pertama di ${place(first)}`;
  throw new Refusal(400, `${where}: ${first.message}`, cells);
}
