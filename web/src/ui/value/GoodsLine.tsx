import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { ribuan } from "#contract/format.ts";
import { PlainButton } from "../PlainButton.tsx";
import classes from "./goodsLine.module.css";

type GoodsLineProps = {
  lines: readonly { qty: number; nama: string }[];
  /** What needs attention, in red at the end. */
  note?: string | undefined;
  /** All of them, shown when the line is pressed. */
  children: ReactNode;
};

/** Goods in one line; pressed, it opens them all. */
export function GoodsLine({ lines, note, children }: GoodsLineProps) {
  const [open, setOpen] = useState(false);
  const [first] = lines;
  if (first === undefined) return "-";
  return (
    <>
      <PlainButton className={classes.line} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={classes.qty}>{ribuan(first.qty)}×</span>
        <span className={classes.name}>{first.nama}</span>
        {lines.length > 1 && <span className={classes.more}>+{lines.length - 1} lagi</span>}
        {note && <span className={classes.note}>{note}</span>}
        <IconChevronDown size={14} aria-hidden className={classes.arrow} />
      </PlainButton>
      {open && children}
    </>
  );
}
