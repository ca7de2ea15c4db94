import * as z from "zod/mini";
import { Session } from "#areas/karyawan/session/contract.ts";
import { SESSION, TOKEN } from "./sessionKeys.ts";

/** The token, and the signed-in person if already loaded. */
export type SessionState = {
  readonly token: string | null;
  readonly session: Session | null;
  /** When the person was last loaded. */
  readonly since: number;
};

const Stored = z.object({ session: Session, since: z.number() });
const nobody = { session: null, since: 0 };

let state: SessionState = readStored();
const listeners = new Set<() => void>();

export const readSession = (): SessionState => state;

export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keepSession(session: Session): void {
  // The token last, because its change makes other tabs read both.
  const since = Date.now();
  localStorage.setItem(SESSION, JSON.stringify({ session, since }));
  localStorage.setItem(TOKEN, session.token);
  become({ token: session.token, session, since });
}

export function dropSession(): void {
  localStorage.removeItem(SESSION);
  localStorage.removeItem(TOKEN);
  become({ token: null, ...nobody });
}

function become(next: SessionState): void {
  if (next.token === state.token && next.session === state.session) return;
  state = next;
  for (const listener of listeners) listener();
}

function readStored(): SessionState {
  const token = localStorage.getItem(TOKEN);
  return { token, ...(token === null ? nobody : readIdentity(token)) };
}

/** The person stored for this token; one of another token does not count. */
function readIdentity(token: string): Pick<SessionState, "session" | "since"> {
  try {
    const parsed = z.safeParse(Stored, JSON.parse(localStorage.getItem(SESSION) ?? "null"));
    return parsed.success && parsed.data.session.token === token ? parsed.data : nobody;
  } catch {
    return nobody;
  }
}

window.addEventListener("storage", (event) => {
  if (event.key === TOKEN || event.key === null) become(readStored());
});
