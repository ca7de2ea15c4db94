import { ribuan, rupiah } from "#kernel/format.ts";
import classes from "../ui.module.css";
import { Kosong } from "./Kosong.tsx";

type Blank = { blank?: string };

/** An amount in rupiah; a dash for none. A column headed "Rp" hides the word, and shows no amount as a grey dash. */
export function Money({ value, blank }: { value: number | null | undefined } & Blank) {
  if (value === null || value === undefined) return none(blank);
  const [sign, digits] = rupiah(value).split(RP);
  return (
    <span className={classes.number} data-zero={value === 0 || undefined}>
      {sign}
      <span className={classes.rp}>{RP}</span>
      {digits}
    </span>
  );
}

const RP = "Rp ";
const none = (blank?: string) => (blank === undefined ? <Kosong /> : <span className={classes.number}>{blank}</span>);

/** A number with dots between thousands. */
export function Jumlah({ value, blank }: { value: number | null | undefined } & Blank) {
  if (value === null || value === undefined) return none(blank);
  return <span className={classes.number}>{ribuan(value)}</span>;
}
