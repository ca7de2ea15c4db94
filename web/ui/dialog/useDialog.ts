import { useCallback, useMemo, useState } from "react";

/** A form, detail or viewer over the page, and its record. */
export type Dialog<T = void> = {
  readonly opened: boolean;
  /** Also set while the dialog fades out. */
  readonly record: T | undefined;
  /** A number for each opening, used as React key so that every opening starts afresh. */
  readonly opening: number;
  readonly open: (record: T) => void;
  readonly close: () => void;
  /** Loads the record again; only for dialogs that can be opened by their address. */
  readonly fresh?: (record: T) => Promise<T | undefined>;
  /** The link of a record; only where the dialog has an address. */
  readonly href?: (record: T) => string;
  /** Shows another record in its place, so that one step Back still leads to the page. */
  readonly step?: (record: T) => void;
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
