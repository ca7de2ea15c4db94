import type { ReactNode } from "react";
import classes from "../ui.module.css";

type TwoLinesProps = {
  children: ReactNode;
  below: ReactNode;
};

/** What a cell says, and below it in small grey letters what belongs to it. */
export function TwoLines({ children, below }: TwoLinesProps) {
  return (
    <>
      {children}
      <div className={classes.below}>{below}</div>
    </>
  );
}
