import type { Name, Shown, ShownRecord, ValuesOf } from "#kernel/record.ts";
import { said } from "#kernel/said.ts";
import type { Of } from "#kernel/showing.ts";
import type { Fact } from "./blocks.ts";

/** Fields of a record as facts on a PDF, in this order. */
export const recordFacts = <R extends ShownRecord, N extends Name<R>>(
  record: R,
  row: ValuesOf<Pick<R, N>>,
  ...names: readonly N[]
): (Fact & Of<N>)[] => names.map((name) => [(record[name] as Shown).short, said(record[name] as Shown, row[name])]);
