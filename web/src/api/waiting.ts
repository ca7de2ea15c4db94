import type { Call } from "#contract/kernel/call.ts";

/** A call that got no answer waits in the outbox (web/src/api/outbox.ts). */
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

export type Sending = { readonly call: Call; readonly input: Readonly<Record<string, unknown>>; readonly key: string };

type Outbox = {
  mayWait: (call: Call) => boolean;
  /** Answers whether it is kept. */
  keep: (sending: Sending, typed: Typed) => Promise<boolean>;
  count: () => number;
  discard: () => void;
};

let outbox: Outbox = { mayWait: () => false, keep: async () => false, count: () => 0, discard: () => {} };

/** How calls wait; the outbox sets it when its code is there. Without it a form stays as it is. */
export function waitWith(how: Outbox): void {
  outbox = how;
}

export const mayWait = (call: Call): boolean => outbox.mayWait(call);
export const keepWaiting = (sending: Sending, typed: Typed): Promise<boolean> => outbox.keep(sending, typed);
/** How many calls wait, so that nobody signs out without knowing. */
export const countWaiting = (): number => outbox.count();
/** Throws away what this person has waiting here. */
export const discardWaiting = (): void => outbox.discard();
