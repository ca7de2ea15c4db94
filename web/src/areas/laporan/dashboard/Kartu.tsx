import { Skeleton } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./dashboard.module.css";

export type Tone = "plain" | "good" | "waiting" | "late" | "info";

type AngkaProps = {
  label: string;
  /** undefined while loading. */
  value: ReactNode | undefined;
  /** A short explanation of the figure. */
  note?: ReactNode;
  tone?: Tone;
  /** The label of the button that opens the list. */
  open: () => void;
};

/** A figure that opens the list behind it. */
export function Angka({ label, value, note, tone = "plain", open }: AngkaProps) {
  return (
    <button type="button" className={classes.angka} data-tone={tone} onClick={open} disabled={value === undefined}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value === undefined ? <Skeleton height={26} width={70} /> : value}</span>
      <span className={classes.note}>{note ?? "Detail"}</span>
    </button>
  );
}

type KartuProps = { title: string; icon: Icon; side?: ReactNode; children: ReactNode; wide?: boolean };

/** A card with a heading, for figures or a chart. */
export function Kartu({ title, icon: Sign, side, children, wide }: KartuProps) {
  return (
    <section className={classes.kartu} aria-label={title} data-wide={wide || undefined}>
      <header className={classes.kartuHead}>
        <h2>
          <Sign size={18} stroke={1.7} aria-hidden /> {title}
        </h2>
        {side}
      </header>
      {children}
    </section>
  );
}
