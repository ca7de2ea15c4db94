import type { Call } from "#kernel/call.ts";
import { type Actor, mayCall } from "#kernel/permission.ts";

/** Stands for web/api/session.ts: who the kept session says is signed in. */
let actor: Actor = { role: "", menu: [] };

export const signIn = (who: Actor): void => {
  actor = who;
};
export const useMay = ({ permission }: Call): boolean => mayCall(permission, actor);
