import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./figures.module.css";
import { Money } from "./Money.tsx";

type Figure = {
  label: string;
  /** undefined while loading. */
  value: number | undefined;
  /** Shown with it, e.g. a link to what it counts. */
  note?: ReactNode;
};

/** The amounts above a list; the first is the most important. */
export function Figures({ figures, stale = false }: { figures: readonly Figure[]; stale?: boolean }) {
  return (
    <dl className={classes.figures} aria-busy={stale}>
      {figures.map(({ label, value, note }, index) => (
        <div key={label} data-main={index === 0 || undefined}>
          <dt>{label}</dt>
          <dd>
            {value === undefined ? <Skeleton height={28} width={140} /> : <Money value={value} />}
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}
