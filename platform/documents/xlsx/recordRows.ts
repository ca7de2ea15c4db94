import * as z from "zod/mini";
import type { Problem } from "#kernel/problem.ts";
import { inputOf, namesOf, type TypedRecord } from "#kernel/record.ts";
import { importColumn } from "./importColumn.ts";
import { problemsOf, problemsOfRow } from "./problems.ts";
import type { SheetRow } from "./sheets.ts";

/** An import whose rows are a record, as a form fills it: its columns, where a problem of it is, and how one row is read. */
export function recordRows<R extends TypedRecord>(record: R) {
  const columns = namesOf(record).map((name) => importColumn(record, name, ""));
  const at = problemsOf(columns);
  const schema = z.object(inputOf(record));
  return {
    columns,
    at,
    /** What a row says; null where a cell is wrong, which is then among the problems. */
    read(row: SheetRow, problems: Problem[]): z.output<typeof schema> | null {
      const parsed = z.safeParse(schema, row.values);
      problems.push(...problemsOfRow(at, row, parsed.error));
      return parsed.success ? parsed.data : null;
    },
  };
}
