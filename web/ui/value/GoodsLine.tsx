import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { ribuan } from "#kernel/format.ts";
import { PlainButton } from "../PlainButton.tsx";
import classes from "./goodsLine.module.css";

type GoodsLineProps = {
  lines: readonly { qty: number; nama: string }[];
  /** What is still to be done, at the end. */
  note?: string | undefined;
  /** The note tells of something lost: red. */
  lost?: boolean;
  /** All of them, shown when the line is pressed. */
  children: ReactNode;
};

/** What paper says in place of the button. */
const saidLines = (lines: GoodsLineProps["lines"]): string =>
  lines.map(({ qty, nama }) => `${ribuan(qty)}× ${nama}`).join(", ");

/** Goods in one line; the button at its end opens them all, a press before it is one on the row or card around them. */
export function GoodsLine({ lines, note, lost, children }: GoodsLineProps) {
  const [open, setOpen] = useState(false);
  const [first] = lines;
  if (first === undefined) return "-";
  const qty = `${ribuan(first.qty)}×`;
  const more = lines.length > 1 ? `+${lines.length - 1} lagi` : "";
  return (
    <>
      <span className={classes.line} data-lainnya={lines.length > 1 ? saidLines(lines.slice(1)) : undefined}>
        <span className={classes.qty}>{qty}</span>
        <span className={classes.name}>{first.nama}</span>
        {note && (
          <span className={classes.note} data-lost={lost || undefined}>
            {note}
          </span>
        )}
        <PlainButton
          className={classes.open}
          aria-label={`${qty} ${first.nama} ${more}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {more && <span className={classes.more}>{more}</span>}
          <IconChevronDown size={14} aria-hidden className={classes.arrow} />
        </PlainButton>
      </span>
      {open && children}
    </>
  );
}
