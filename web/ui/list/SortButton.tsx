import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PlainButton } from "../PlainButton.tsx";
import classes from "./list.module.css";

/** The order of the list: the word of a column, "-" before it for the largest first, "" for newest first. */
export type Sorting = { by: string; sort: (by: string) => void };

export const direction = (by: string, ...words: readonly (string | undefined)[]) =>
  words.includes(by) ? "ascending" : words.some((word) => by === `-${word}`) ? "descending" : "none";

type SortButtonProps = { sorting: Sorting; word: string; down: boolean; children: ReactNode };

/** Sorts by the column, then the other way, then no more. Amounts begin with the largest, debts with the oldest. */
export function SortButton({ sorting: { by, sort }, word, down, children }: SortButtonProps) {
  const [first, second] = down ? [`-${word}`, word] : [word, `-${word}`];
  const next = by === first ? second : by === second ? "" : first;
  const Arrow = by === word ? IconArrowUp : by === `-${word}` ? IconArrowDown : IconArrowsSort;
  return (
    <PlainButton
      className={classes.sort}
      data-sorted={Arrow !== IconArrowsSort || undefined}
      onClick={() => sort(next)}
    >
      {children}
      <Arrow size={14} aria-hidden />
    </PlainButton>
  );
}
