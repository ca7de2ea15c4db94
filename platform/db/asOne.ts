import type { Fragment, Tx } from "./database.ts";

/** Inserts, updates and deletes as one statement, null where there are none. None of them sees what another one writes. */
export function asOne(tx: Tx, statements: readonly Fragment[]): Fragment | null {
  const [last, ...before] = statements.toReversed();
  if (!last) return null;
  const parts = before.toReversed().map((one, at) => {
    const name = tx(`part${at + 1}`);
    return at === 0 ? tx`with ${name} as (${one})` : tx`, ${name} as (${one})`;
  });
  return parts.length === 0 ? last : tx`${parts} ${last}`;
}
