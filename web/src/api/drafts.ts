import { readSession } from "./sessionStore.ts";

/**
 * Text that a person typed but did not send, kept in this browser under the person's id. It survives a reload and an
 * ended session. Logging out removes it, because customers' data must not stay on a shared machine; what others began here
 * is theirs, and stays for them.
 */
const PREFIX = "kantor.isian.";

export const draftKey = (name: string, idUser: number | ""): string => `${PREFIX}${name}.${idUser}`;

/** After a logout a screen must not store its draft again. */
export const mayKeepDraft = (idUser: number): boolean => readSession().session?.idUser === idUser;

/** The names under which this person's drafts are kept. */
export const draftNames = (idUser: number): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX) && key.endsWith(`.${idUser}`))
    .map((key) => key.slice(PREFIX.length, key.lastIndexOf(".")));

export function forgetDrafts(idUser: number): void {
  for (const name of draftNames(idUser)) localStorage.removeItem(draftKey(name, idUser));
}
