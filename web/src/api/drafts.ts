import { readSession } from "./sessionStore.ts";

/**
 * What a person has typed and not sent yet, kept in this browser under the person's own id. It outlives a reload and
 * an ended session, and goes when the person logs out: customers' names and addresses do not stay on a shared machine.
 */
const PREFIX = "kantor.isian.";

export const draftKey = (name: string, idUser: number): string => `${PREFIX}${name}.${idUser}`;

/** A screen that is going away must not store again what the logout has just removed. */
export const mayKeepDraft = (idUser: number): boolean => readSession().session?.idUser === idUser;

export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
