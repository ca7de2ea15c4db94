import type { Answer, Call } from "#kernel/call.ts";
import { CallFailed } from "../../api/client.ts";
import { type Sent, useAction } from "../../api/hooks.ts";
import { confirm, withLoading } from "./dialogs.ts";
import { useOneAtATime } from "./useOneAtATime.ts";

type Confirmed<C extends Call, T> = {
  call: C;
  input: (record: T) => Sent<C>;
  /** The question, e.g. "Apakah anda yakin untuk menghapus divisi ini?". */
  ask: string | ((record: T) => string);
  /** The text below it, instead of 'Pastikan yang anda lakukan sudah benar!'. */
  text?: string | ((record: T) => string | undefined | Promise<string | undefined>);
  danger?: boolean;
  /** The text of the blocking dialog, e.g. "Menghapus…". */
  busy: string;
  /** The sentence for a failure without a message from the server. */
  fallback: string;
  quiet?: boolean;
  done?: (answer: Answer<C>, record: T) => void;
  /** Called when it ended, also after a failure. */
  settled?: () => void;
};

/** A row action that changes something: asks, blocks the screen while it runs, and shows the result. */
export function useConfirmedCall<C extends Call, T>(options: Confirmed<C, T>): (record: T) => Promise<void> {
  const { call, input, ask, text, danger = true, busy, fallback, quiet, done, settled } = options;
  const action = useAction(call, { fallback, quiet, fieldErrors: "dialog" });
  return useOneAtATime(async (record: T) => {
    const title = typeof ask === "string" ? ask : ask(record);
    const meaning = typeof text === "function" ? await text(record) : text;
    if (!(await confirm({ title, text: meaning, danger }))) return;
    try {
      const answer = await withLoading(action.mutateAsync(input(record)), busy);
      done?.(answer, record);
    } catch (failure) {
      // A failed call has already shown its message.
      if (!(failure instanceof CallFailed)) throw failure;
    } finally {
      settled?.();
    }
  });
}
