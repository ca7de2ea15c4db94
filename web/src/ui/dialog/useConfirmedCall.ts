import type { Answer, Call } from "#contract/kernel/call.ts";
import { CallFailed } from "../../api/client.ts";
import { type Sent, useAction } from "../../api/hooks.ts";
import { confirm, withLoading } from "./dialogs.ts";

type Confirmed<C extends Call, T> = {
  call: C;
  input: (record: T) => Sent<C>;
  /** The question, e.g. "Apakah anda yakin untuk menghapus divisi ini?". */
  ask: string | ((record: T) => string);
  /** What it means, where 'Pastikan yang anda lakukan sudah benar!' is not enough. */
  text?: string | ((record: T) => string | undefined);
  danger?: boolean;
  /** What the blocking dialog says meanwhile, e.g. "Menghapus…". */
  busy: string;
  /** The sentence for a failure that the server did not explain. */
  fallback: string;
  quiet?: boolean;
  done?: (answer: Answer<C>, record: T) => void;
  /** When it ended, well or badly. */
  settled?: () => void;
};

/** A row action that changes something: asks, blocks while it runs, says how it ended. */
export function useConfirmedCall<C extends Call, T>(options: Confirmed<C, T>): (record: T) => Promise<void> {
  const { call, input, ask, text, danger = true, busy, fallback, quiet, done, settled } = options;
  const action = useAction(call, { fallback, quiet, fieldErrors: "dialog" });
  return async (record) => {
    const title = typeof ask === "string" ? ask : ask(record);
    const meaning = typeof text === "function" ? text(record) : text;
    if (!(await confirm({ title, text: meaning, danger }))) return;
    try {
      const answer = await withLoading(action.mutateAsync(input(record)), busy);
      done?.(answer, record);
    } catch (failure) {
      // What a failed call means to the person was said already.
      if (!(failure instanceof CallFailed)) throw failure;
    } finally {
      settled?.();
    }
  };
}
