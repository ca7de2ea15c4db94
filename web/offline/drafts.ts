import { readSession } from "../api/sessionStore.ts";

/**
 * Text that a person typed but did not send, kept in this browser under the person's id. It survives a reload and an
 * ended session. Logging out removes it, because customers' data must not stay on a shared machine; what others began here
 * is theirs, and stays for them.
 */
const PREFIX = "kantor.isian.";

/** Older ones are nobody's work any more. */
const OLD_MS = 30 * 24 * 3_600_000;
export const isOldDraft = (saved: number): boolean => Date.now() - saved >= OLD_MS;

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

/** A draft as it is stored: with the moment. One without was stored by a version that did not note it. */
export type Dated = { readonly disimpan?: string };

/** Deletes what is nobody's work any more, whoever began it; what has no moment yet gets this one. */
export function forgetOldDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const kept = read(key);
    if (kept === null) continue;
    if (kept.disimpan === undefined) {
      localStorage.setItem(key, JSON.stringify({ ...kept, disimpan: new Date().toISOString() }));
    } else if (isOldDraft(Date.parse(kept.disimpan))) localStorage.removeItem(key);
  }
}

/** Lists, as of documents that were opened last, are no drafts. */
function read(key: string): Dated | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? kept : null;
  } catch {
    return null;
  }
}
