import { Fragment, type ReactNode } from "react";
import type { ShownRecord } from "#kernel/record.ts";

/**
 * The inputs of a form by the fields of its record, in this order; null for a field that has none here, or stands in
 * the input of another. A field that is forgotten does not compile, and the error names it.
 */
export const inputsOf = <R extends ShownRecord>(
  _record: R,
  inputs: { readonly [N in keyof R]: ReactNode },
): ReactNode[] => Object.entries<ReactNode>(inputs).map(([name, input]) => <Fragment key={name}>{input}</Fragment>);
