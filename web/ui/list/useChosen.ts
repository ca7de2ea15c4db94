import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { MAKS_BANYAK } from "#kernel/several.ts";
import { toastInfo } from "../dialog/dialogs.ts";

/** The rows that somebody chose in a list, also on pages that are not shown; at most {@link MAKS_BANYAK}. */
export type Chosen<Row> = {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  /** Chooses the row at this place or no longer; with `through` every row from the one chosen before. */
  readonly toggle: (at: number, through: boolean) => void;
  /** Chooses these or no longer. */
  readonly choose: (rows: readonly Row[], chosen: boolean) => void;
  /** Why a row cannot be chosen, or null. */
  readonly refuses: (row: Row) => string | null;
  readonly page: "all" | "some" | "none";
  readonly togglePage: () => void;
  readonly clear: () => void;
};

type Key = string | number;

const everyRow = () => null;

type Rule<Row> = { rowKey: (row: Row) => Key; refuses: (row: Row) => string | null };

/** What is chosen once these are, or no longer. */
function withRows<Row>(before: ReadonlyMap<Key, Row>, rows: readonly Row[], chosen: boolean, rule: Rule<Row>) {
  const next = new Map(before);
  for (const row of rows) {
    const key = rule.rowKey(row);
    if (!chosen) next.delete(key);
    else if (rule.refuses(row) !== null) continue;
    else if (next.has(key) || next.size < MAKS_BANYAK) next.set(key, row);
    else {
      toastInfo(`Paling banyak ${MAKS_BANYAK} baris sekaligus`);
      break;
    }
  }
  return next;
}

export function useChosen<Row>(
  shown: readonly Row[] | undefined,
  rowKey: (row: Row) => Key,
  refuses: (row: Row) => string | null = everyRow,
): Chosen<Row> {
  const [kept, setKept] = useState<ReadonlyMap<Key, Row>>(new Map());
  const last = useRef<number | null>(null);
  const latest = useRef({ shown, rowKey, kept, refuses });
  useLayoutEffect(() => {
    latest.current = { shown, rowKey, kept, refuses };
  });
  // The place of the row before means nothing among other rows.
  const first = shown?.[0] === undefined ? undefined : rowKey(shown[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins with another row
  useLayoutEffect(() => {
    last.current = null;
  }, [first]);

  const choose = useCallback(
    (rows: readonly Row[], chosen: boolean) => setKept((before) => withRows(before, rows, chosen, latest.current)),
    [],
  );

  const toggle = useCallback(
    (at: number, through: boolean) => {
      const { shown: rows = [], rowKey: keyOf, kept: before } = latest.current;
      const row = rows[at];
      if (row === undefined) return;
      const from = through ? (last.current ?? at) : at;
      const chosen = through || !before.has(keyOf(row));
      choose(rows.slice(Math.min(from, at), Math.max(from, at) + 1), chosen);
      last.current = at;
    },
    [choose],
  );

  const may = shown?.filter((row) => refuses(row) === null) ?? [];
  const here = may.filter((row) => kept.has(rowKey(row))).length;
  const page = here === 0 ? "none" : here === may.length ? "all" : "some";
  return {
    // As they are now, where they are shown.
    rows: useMemo(() => {
      const fresh = new Map(shown?.map((row) => [rowKey(row), row]));
      return [...kept].map(([key, row]) => fresh.get(key) ?? row);
    }, [kept, shown, rowKey]),
    has: (row) => kept.has(rowKey(row)),
    toggle,
    choose,
    refuses,
    page,
    togglePage: () => choose(latest.current.shown ?? [], page !== "all"),
    clear: () => setKept(new Map()),
  };
}
