import { useSyncExternalStore } from "react";
import { session as calls, type Session } from "#contract/karyawan/session.ts";
import type { Call } from "#contract/kernel/call.ts";
import { mayCall } from "#contract/kernel/permission.ts";
import { send } from "./client.ts";
import { forgetDrafts } from "./drafts.ts";
import { queries } from "./queries.ts";
import { dropSession, keepSession, readSession, type SessionState, watchSession } from "./sessionStore.ts";

export const useSessionState = (): SessionState => useSyncExternalStore(watchSession, readSession);

/** Who is signed in; for everything that the shell shows after it knows. */
export function useSession(): Session {
  const { session } = useSessionState();
  if (!session) throw new Error("useSession is for screens behind the login");
  return session;
}

/** Whether the signed-in person may make the call at all. */
export function useMay(call: Call): boolean {
  const { session } = useSessionState();
  return mayCall(call.permission, session);
}

let lastSeen = readSession().session?.idUser ?? null;

// Nobody sees what was fetched for someone else, also where it was another tab that changed the person.
watchSession(() => {
  const idUser = readSession().session?.idUser ?? null;
  if (idUser === null || idUser === lastSeen) return;
  lastSeen = idUser;
  queries.clear();
});

export async function signIn(input: { nokar: string; password: string }): Promise<Session> {
  const { status: _, message: __, ...session } = await send(calls.login, input);
  keepSession(session);
  return session;
}

/** Leaves at once; the server is told, but nobody waits for it. */
export function signOut(): void {
  const told = readSession().token === null ? null : send(calls.logout, {});
  told?.catch(() => undefined);
  forgetDrafts();
  forgetSession();
}

/** For a session that the server has ended already. */
export function forgetSession(): void {
  dropSession();
  queries.clear();
}

let refreshing: Promise<void> | null = null;

/** Asks who is signed in, and for a new token. Asked twice at once it asks once. */
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
  // Signed out, or taken over by another tab, while the answer was on its way.
  if (readSession().token !== asked) return;
  keepSession(session);
}

const OLD_MS = 30 * 60_000;

/** Menus change, and pictures' addresses and the token last for hours only: a tab that stays open renews them. */
export function refreshWhenOld(): void {
  const { token, since } = readSession();
  if (token !== null && Date.now() - since > OLD_MS) refreshSession().catch(() => undefined);
}
