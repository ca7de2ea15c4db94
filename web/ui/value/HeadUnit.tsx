import classes from "../plain.module.css";

/** What a column's head says of the amounts below, which then hide their own; the amounts are read out with it. */
export const HeadUnit = ({ unit }: { unit: string }) => (
  <span className={classes.unit} aria-hidden>
    {" "}
    {unit}
  </span>
);
