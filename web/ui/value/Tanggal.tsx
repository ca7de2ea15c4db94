import { tanggal, waktu } from "#kernel/format.ts";
import classes from "../ui.module.css";
import { Kosong } from "./Kosong.tsx";

type Given = { value: string | null | undefined };

/** A day as DD-MM-YYYY; a dash for none. */
export function Tanggal({ value }: Given) {
  if (!value) return <Kosong />;
  return (
    <time dateTime={value} className={classes.day}>
      {tanggal(value)}
    </time>
  );
}

/** A moment as DD-MM-YYYY HH:mm:ss in Jakarta; a dash for none. */
export function Waktu({ value }: Given) {
  if (!value) return <Kosong />;
  return (
    <time dateTime={value} className={classes.day}>
      {waktu(value)}
    </time>
  );
}
