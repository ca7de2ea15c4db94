import { readSession } from "./sessionStore.ts";

/**
 * Text that a person typed but did not send, kept in this browser under the person's id. It survives a reload and an
 * ended session. Logging out removes it, because customers' data must not stay on a shared machine.
 */
const PREFIX = "kantor.isian.";

export const draftKey = (name: string, idUser: number | ""): string => `${PREFIX}${name}.${idUser}`;

/** After a logout a screen must not store its draft again. */
export const mayKeepDraft = (idUser: number): boolean => readSession().session?.idUser === idUser;

export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
