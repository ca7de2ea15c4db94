import type { Name, ShownRecord } from "./record.ts";

/** What a column, fact or cell shows: the field `N`. */
export type Of<N extends string> = { readonly id?: N };

/**
 * The parts of a page that shows a record: its columns or facts in their order. `others` are the fields that none of
 * these parts shows. A field that is in neither does not compile, and the error names it.
 */
export const showing = <
  R extends ShownRecord,
  const Other extends Name<R>,
  Part extends object,
  const N extends string,
>(
  _record: R,
  _fields: { readonly others: readonly Other[] } & Undecided<R, N | Other>,
  parts: readonly (Part & Of<N>)[],
): Part[] => [...parts];
type Undecided<R, N> = { readonly [Field in Exclude<keyof R, N>]: "neither shown nor among the others" };
