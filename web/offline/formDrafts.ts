import { browserStore } from "./browserStore.ts";
import { isOldDraft } from "./drafts.ts";

/**
 * What a person filled into a form and did not send yet, with its pictures, in this browser under the person's id. It
 * survives the phone that closes the tab; sending and logging out remove it.
 */
export type FormDraft = {
  readonly saved: number;
  /** What the form is called. */
  readonly label?: string;
  /** The fields that differ from the form as it opens. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What each of its pictures is called on the server, in their order: the upload goes on there. */
  readonly uploads: readonly string[];
  /** The call that may have been done already, where the form was sent and no answer came. */
  readonly sent: { readonly input: string; readonly key: string } | null;
};

const inStore = browserStore("kantor", "isian");
const isOld = ({ saved }: FormDraft): boolean => isOldDraft(saved);

export const formDraftKey = (name: string, idUser: number): string => `${idUser} ${name}`;

/** Drafts by their keys, and what their forms are called, as far as this window knows: signing out asks at once. */
const begun = new Map<string, string>();
const labelOf = ({ label }: FormDraft): string => label ?? "Form";

/** What this person's unsent forms are called. */
export const formsBegun = (idUser: number): string[] =>
  [...begun].filter(([key]) => key.startsWith(formDraftKey("", idUser))).map(([, label]) => label);

/** Looks for the drafts of all windows; those that are nobody's work any more are deleted. */
export async function lookForFormDrafts(): Promise<void> {
  await inStore("readwrite", (store) => {
    const walk = store.openCursor() as IDBRequest<IDBCursorWithValue | null>;
    begun.clear();
    walk.onsuccess = () => {
      const at = walk.result;
      if (at === null) return;
      const draft = at.value as FormDraft;
      if (isOld(draft)) at.delete();
      else begun.set(String(at.key), labelOf(draft));
      at.continue();
    };
    return walk;
  });
}

export async function readFormDraft(key: string): Promise<FormDraft | null> {
  const draft = await inStore<FormDraft | undefined>("readonly", (store) => store.get(key));
  return draft && !isOld(draft) ? draft : null;
}

/** `wanted` is asked at the last moment: a draft that was sent meanwhile must not come back. */
export async function keepFormDraft(key: string, draft: FormDraft, wanted: () => boolean): Promise<void> {
  await inStore("readwrite", (store) => {
    if (!wanted()) return store.count();
    begun.set(key, labelOf(draft));
    return store.put(draft, key);
  });
}

export async function dropFormDraft(key: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(key));
  begun.delete(key);
}

export async function forgetFormDrafts(idUser: number): Promise<void> {
  const first = formDraftKey("", idUser);
  await inStore("readwrite", (store) => store.delete(IDBKeyRange.bound(first, `${first}\uffff`)));
  for (const key of begun.keys()) if (key.startsWith(first)) begun.delete(key);
}
