import { useLayoutEffect, useMemo, useRef } from "react";
import { mayCall } from "#kernel/permission.ts";
import { useSessionState } from "../../api/session.ts";
import { inOrder, type RowAction } from "./rowActions.ts";

/** The actions that the person has permission for, in their fixed order. The array stays the same between renders. */
export function usePresentActions<Row>(actions: readonly RowAction<Row>[]): readonly RowAction<Row>[] {
  const { session } = useSessionState();
  const present = inOrder(actions.filter(({ call }) => call === "everyone" || mayCall(call.permission, session)));
  const latest = useRef(present);
  useLayoutEffect(() => {
    latest.current = present;
  });
  const names = present.map(({ kind, label }) => `${kind} ${label ?? ""}`).join("|");
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are drawn anew only when the set of actions changes
  return useMemo(
    () =>
      present.map((action, index): RowAction<Row> => ({ ...action, run: (row) => latest.current[index]?.run(row) })),
    [names],
  );
}
