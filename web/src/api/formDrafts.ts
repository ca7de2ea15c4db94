import { browserStore } from "./browserStore.ts";

/**
 * What a person filled into a form and did not send yet, with its pictures, in this browser under the person's id. It
 * survives the phone that closes the tab; sending and logging out remove it.
 */
export type FormDraft = {
  readonly saved: number;
  /** The fields that differ from the form as it opens. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What each of its pictures is called on the server, in their order: the upload goes on there. */
  readonly uploads: readonly string[];
  /** The call that may have been done already, where the form was sent and no answer came. */
  readonly sent: { readonly input: string; readonly key: string } | null;
};

const inStore = browserStore("kantor", "isian");
/** Older ones are nobody's work any more. */
const OLD_MS = 7 * 24 * 3_600_000;

export const formDraftKey = (name: string, idUser: number): string => `${idUser} ${name}`;

export async function readFormDraft(key: string): Promise<FormDraft | null> {
  const draft = await inStore<FormDraft | undefined>("readonly", (store) => store.get(key));
  return draft && Date.now() - draft.saved < OLD_MS ? draft : null;
}

/** `wanted` is asked at the last moment: a draft that was sent meanwhile must not come back. */
export async function keepFormDraft(key: string, draft: FormDraft, wanted: () => boolean): Promise<void> {
  await inStore("readwrite", (store) => (wanted() ? store.put(draft, key) : store.count()));
}

export async function dropFormDraft(key: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(key));
}

export async function forgetFormDrafts(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}
