import { useSyncExternalStore } from "react";
import { readSession, watchSession } from "#web/api/sessionStore.ts";
import { type Dated, draftKey, isOldDraft, mayKeepDraft } from "#web/offline/drafts.ts";

/** Data of a person's work kept in this browser, under the person's id and the same in every tab. */
export type BrowserStore<T> = {
  useValue(idUser: number): T;
  read(idUser: number): T;
  change(idUser: number, change: (before: T) => T): void;
  /** When a draft was stored last; null without one. */
  stored(idUser: number): number | null;
};

type Kept<T> = {
  name: string;
  start: T;
  /** Reads a stored value; null if it is not understood. */
  readable: (stored: unknown) => T | null;
  /** Removed at the logout. */
  draft?: boolean;
};

export function browserStoreOf<T extends object>({ name, start, readable, draft = false }: Kept<T>): BrowserStore<T> {
  const values = new Map<number, T>();
  const listeners = new Set<() => void>();
  const keyOf = (idUser: number) => (draft ? draftKey(name, idUser) : `kantor.${name}.${idUser}`);
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const load = (idUser: number): T => {
    const kept = parsed(keyOf(idUser));
    if (kept === null || (draft && isOldDraft(momentOf(kept) ?? 0))) return start;
    return readable(contentOf(kept)) ?? start;
  };
  const read = (idUser: number): T => {
    const known = values.get(idUser);
    if (known !== undefined) return known;
    const loaded = load(idUser);
    values.set(idUser, loaded);
    return loaded;
  };
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  // Another tab changed it.
  window.addEventListener("storage", ({ key }) => {
    for (const idUser of values.keys()) {
      if (key === null || key === keyOf(idUser)) values.delete(idUser);
    }
    tell();
  });

  // For the next person who signs in only what the browser still stores is loaded.
  if (draft) watchSession(() => readSession().token === null && values.clear());

  return {
    read,
    change(idUser, change) {
      if (draft && !mayKeepDraft(idUser)) return;
      const before = read(idUser);
      const after = change(before);
      // A form that only opens is no new draft.
      if (after === before || JSON.stringify(after) === JSON.stringify(before)) return;
      values.set(idUser, after);
      const dated = draft ? { ...after, disimpan: new Date().toISOString() } : after;
      try {
        if (JSON.stringify(after) === JSON.stringify(start)) localStorage.removeItem(keyOf(idUser));
        else localStorage.setItem(keyOf(idUser), JSON.stringify(dated));
      } catch {
        // Private windows may refuse to store; then it lasts as long as the page.
      }
      tell();
    },
    stored: (idUser) => (read(idUser) === start ? null : momentOf(parsed(keyOf(idUser)))),
    useValue(idUser) {
      return useSyncExternalStore(watch, () => read(idUser));
    },
  };
}

function parsed(key: string): Dated | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

const contentOf = ({ disimpan: _, ...content }: Dated): object => content;

const momentOf = (kept: Dated | null): number | null =>
  kept === null ? null : Date.parse(kept.disimpan ?? new Date().toISOString());
