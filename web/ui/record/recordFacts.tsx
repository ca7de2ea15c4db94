import type { Name, Shown, ShownRecord, ValuesOf } from "#kernel/record.ts";
import type { Of } from "#kernel/showing.ts";
import type { Fact } from "../dialog/DetailShell.tsx";
import { Value } from "./Value.tsx";

/** Fields of a record as facts of a detail, in this order; long texts have the full width. */
export const recordFacts = <R extends ShownRecord, N extends Name<R>>(
  record: R,
  row: ValuesOf<Pick<R, N>>,
  ...names: readonly N[]
): (Fact & Of<N>)[] =>
  names.map((name) => {
    const field: Shown = record[name] as Shown;
    return { label: field.short, value: <Value of={field} value={row[name]} />, wide: field.kind === "lines" };
  });
