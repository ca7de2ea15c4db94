import type { Call } from "#kernel/call.ts";
import { browserStore } from "./browserStore.ts";

/** A call that got no answer waits in the outbox (web/offline/outbox.ts). */
export class Waits extends Error {}

/** How somebody returns to what was typed: the address of the form, what it was filled with, and its record. */
export type Typed = {
  readonly label: string;
  readonly href: string;
  /** The name of the form's draft; null for the order form and comments, which keep their own. */
  readonly draft: string | null;
  readonly typed: unknown;
  readonly record: unknown;
};

export type Sending = {
  readonly call: Call;
  readonly input: Readonly<Record<string, unknown>>;
  readonly key: string;
  /** Whose call it is: when no answer comes, somebody else may have signed in. */
  readonly idUser: number | undefined;
};

type Outbox = {
  mayWait: (call: Call) => boolean;
  /** Answers whether it is kept. */
  keep: (sending: Sending, typed: Typed) => Promise<boolean>;
};

let outbox: Outbox = { mayWait: () => false, keep: async () => false };

/** How calls wait; the outbox sets it when its code is there. */
export function waitWith(how: Outbox): void {
  outbox = how;
}

export const mayWait = (call: Call): boolean => outbox.mayWait(call);

let bringOutbox: () => Promise<unknown> = async () => {};

/** How the code of the outbox is brought. It comes when there is time for it, or with the first call that got no answer. */
export function outboxComes(bring: () => Promise<unknown>): void {
  bringOutbox = bring;
}

/** Keeps what was sent until there is a network. Without the code of the outbox a form stays as it is. */
export async function keepWaiting(sending: Sending, typed: () => Promise<Typed>): Promise<boolean> {
  await bringOutbox().catch(() => undefined);
  return outbox.mayWait(sending.call) && outbox.keep(sending, await typed());
}

export const kirimanStore = browserStore("kantor-kiriman", "kiriman", { keyPath: "id" });
let waitingHere: readonly string[] = [];

/** The outbox says what this person has waiting here. */
export function nowWaiting(ids: readonly string[]): void {
  waitingHere = ids;
}

/** Finds that out before the outbox is there. */
export async function lookForWaiting(idUser: number): Promise<void> {
  type Kept = { readonly id: string; readonly idUser: number };
  const all = await kirimanStore<Kept[]>("readonly", (store) => store.getAll());
  nowWaiting((all ?? []).filter((kept) => kept.idUser === idUser).map(({ id }) => id));
}

/** How many calls wait, so that nobody signs out without knowing. */
export const countWaiting = (): number => waitingHere.length;

/** Throws away what this person has waiting here. */
export function discardWaiting(): void {
  const gone = waitingHere;
  nowWaiting([]);
  void kirimanStore("readwrite", (store) => {
    for (const id of gone) store.delete(id);
    return store.count();
  });
}
