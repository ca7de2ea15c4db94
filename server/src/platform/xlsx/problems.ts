import type * as z from "zod/mini";
import { invalid, type Problem } from "../http/refusal.ts";

/** Where a row of an import stands. */
export type Place = { file: string; baris: number };

/** Makes problems of an import's cells, each named by file, row and the column's own heading. */
export function problemsOf(columns: readonly { key: string; header: string }[]) {
  const headerOf = new Map(columns.map(({ key, header }) => [key, header]));
  return (place: Place, key: string, message: string): Problem => ({
    field: key,
    message,
    file: place.file,
    baris: place.baris,
    kolom: headerOf.get(key) ?? key,
  });
}
type ProblemAt = ReturnType<typeof problemsOf>;

export const problemsOfRow = (at: ProblemAt, place: Place, error: z.core.$ZodError | undefined): Problem[] =>
  (error?.issues ?? []).map((issue) => at(place, String(issue.path[0]), issue.message));

/** Rows whose value in a column that must be unique stands in an earlier row already. */
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

/** All or nothing: one problem, and nothing of the import is written. */
export function refuseAny(problems: readonly Problem[]): void {
  const [first, ...rest] = [...problems].sort(byPlace);
  if (first) throw invalid([first, ...rest]);
}
