import type { ReactNode } from "react";

type Notice = { tone: "success" | "error"; title: string; message: ReactNode };
type Question = {
  title: string;
  text: string;
  danger: boolean;
  ok: string;
  cancel: string;
  answer: (sure: boolean) => void;
};

/** The queues of the dialog host; of each kind the oldest entry is shown. */
export type DialogState = {
  readonly notices: readonly Notice[];
  readonly questions: readonly Question[];
  readonly waits: readonly { readonly text: string }[];
};

let state: DialogState = { notices: [], questions: [], waits: [] };
const listeners = new Set<() => void>();

export const readDialogs = (): DialogState => state;

export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function updateDialogs(change: (before: DialogState) => DialogState): void {
  state = change(state);
  for (const listener of listeners) listener();
}
