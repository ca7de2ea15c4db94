import { useSyncExternalStore } from "react";
import { session as calls, type Session } from "#areas/karyawan/session/contract.ts";
import type { Call } from "#kernel/call.ts";
import { mayCall } from "#kernel/permission.ts";
import { forgetDrafts } from "../offline/drafts.ts";
import { forgetFormDrafts } from "../offline/formDrafts.ts";
import { discardWaiting } from "../offline/waiting.ts";
import { send } from "./client.ts";
import { queries } from "./queries.ts";
import { dropSession, keepSession, readSession, type SessionState, watchSession } from "./sessionStore.ts";

export const useSessionState = (): SessionState => useSyncExternalStore(watchSession, readSession);

/** The signed-in person; for components inside the shell, where it is known. */
export function useSession(): Session {
  const { session } = useSessionState();
  if (!session) throw new Error("useSession is for screens behind the login");
  return session;
}

/** Whether the signed-in person has permission for the call. */
export function useMay(call: Call): boolean {
  const { session } = useSessionState();
  return mayCall(call.permission, session);
}

let lastSeen = readSession().session?.idUser ?? null;

// Forgets all answers when the person changes, also by another tab.
watchSession(() => {
  const idUser = readSession().session?.idUser ?? null;
  if (idUser === null || idUser === lastSeen) return;
  lastSeen = idUser;
  queries.clear();
});

/** Signs out at once; the server is told in the background. */
export function signOut(): void {
  const { token, session } = readSession();
  const told = token === null ? null : send(calls.logout, {});
  told?.catch(() => undefined);
  if (session !== null) {
    forgetDrafts(session.idUser);
    void forgetFormDrafts(session.idUser);
    discardWaiting();
  }
  forgetSession();
}

/** Forgets a session that the server has ended. */
export function forgetSession(): void {
  dropSession();
  queries.clear();
}

let refreshing: Promise<void> | null = null;

/** Loads the signed-in person and a new token. Two calls at once are one request. */
export function refreshSession(): Promise<void> {
  refreshing ??= refresh().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refresh(): Promise<void> {
  const asked = readSession().token;
  if (asked === null) return;
  const { status: _, message: __, ...session } = await send(calls.refresh, {});
  // The person signed out, or another tab changed the token, while the answer was on its way.
  if (readSession().token !== asked) return;
  keepSession(session);
}

const OLD_MS = 30 * 60_000;

/** Refreshes an old session: menus change, and token and picture addresses expire after hours. */
export function refreshWhenOld(): void {
  const { token, since } = readSession();
  if (token !== null && Date.now() - since > OLD_MS) refreshSession().catch(() => undefined);
}
