import { ribuan, rupiah } from "#contract/format.ts";
import classes from "../ui.module.css";

type Blank = { blank?: string };

/** An amount in rupiah; a dash for none. */
export function Money({ value, blank = "-" }: { value: number | null | undefined } & Blank) {
  return <span className={classes.number}>{value === null || value === undefined ? blank : rupiah(value)}</span>;
}

/** A number with dots between thousands. */
export function Jumlah({ value, blank = "-" }: { value: number | null | undefined } & Blank) {
  return <span className={classes.number}>{value === null || value === undefined ? blank : ribuan(value)}</span>;
}
