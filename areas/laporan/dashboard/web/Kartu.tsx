import type { ReactNode } from "react";
import classes from "./dashboard.module.css";

type KartuProps = { title: string; side?: ReactNode; children: ReactNode; wide?: boolean };

/** A part of the page with its heading. */
export function Kartu({ title, side, children, wide }: KartuProps) {
  return (
    <section className={classes.kartu} aria-label={title} data-wide={wide || undefined}>
      <header className={classes.kartuHead}>
        <h2>{title}</h2>
        {side}
      </header>
      {children}
    </section>
  );
}
