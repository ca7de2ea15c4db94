import { useCallback, useMemo, useState } from "react";

/** A form, detail or viewer that opens over the page, and the record it was opened for. */
export type Dialog<T = void> = {
  readonly opened: boolean;
  /** Stays while the dialog fades out. */
  readonly record: T | undefined;
  /** Differs for every opening, so that each starts afresh. */
  readonly opening: number;
  readonly open: (record: T) => void;
  readonly close: () => void;
  /** The record as the server has it now, where the dialog knows how to ask for it. */
  readonly fresh?: (record: T) => Promise<T | undefined>;
};

const CLOSED = { opened: false, record: undefined, opening: 0 };

export function useDialog<T = void>(): Dialog<T> {
  const [state, setState] = useState<{ opened: boolean; record: T | undefined; opening: number }>(CLOSED);
  const open = useCallback(
    (record: T) => setState((before) => ({ opened: true, record, opening: before.opening + 1 })),
    [],
  );
  const close = useCallback(() => setState((before) => ({ ...before, opened: false })), []);
  return useMemo(() => ({ ...state, open, close }), [state, open, close]);
}
