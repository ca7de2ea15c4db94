import type { ReactNode } from "react";
import classes from "./linesFieldset.module.css";

type LinesFieldsetProps = { legend: string; children: ReactNode; footer?: ReactNode };

/** Several lines of a form under one name, across its whole width; `footer` stands below them. */
export function LinesFieldset({ legend, children, footer }: LinesFieldsetProps) {
  return (
    <fieldset className={classes.lines} data-wide>
      <legend>{legend}</legend>
      {children}
      {footer && <div className={classes.footer}>{footer}</div>}
    </fieldset>
  );
}
