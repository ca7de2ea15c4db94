import { mayCall } from "#kernel/permission.ts";
import { useSessionState } from "../../api/session.ts";
import type { ManyAction } from "./many.ts";

/** The actions for several rows that the person may use. */
export function usePresentMany<Row>(many: readonly ManyAction<Row>[] = []): readonly ManyAction<Row>[] {
  const { session } = useSessionState();
  return many.filter(({ call }) => mayCall(call.permission, session));
}
