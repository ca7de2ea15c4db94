import { useRef } from "react";
import classes from "./list.module.css";
import type { Chosen } from "./useChosen.ts";

type ChoiceBoxProps = {
  name: string;
  chosen: boolean;
  /** Why the row cannot be chosen, or null. */
  refused: string | null;
  choose: (through: boolean) => void;
};

/** Chooses a row; with Shift all rows from the one chosen before. */
export function ChoiceBox({ name, chosen, refused, choose }: ChoiceBoxProps) {
  const shift = useRef(false);
  return (
    <label className={classes.choiceTarget}>
      <input
        type="checkbox"
        className={classes.choiceBox}
        aria-label={`Pilih ${name}`}
        checked={chosen}
        disabled={refused !== null}
        title={refused ?? undefined}
        onClick={(event) => {
          shift.current = event.shiftKey;
        }}
        onChange={() => choose(shift.current)}
      />
    </label>
  );
}

/** Chooses all rows of the page. */
export function PageBox<Row>({ chosen: { page, togglePage } }: { chosen: Chosen<Row> }) {
  return (
    <input
      type="checkbox"
      className={classes.choiceBox}
      aria-label="Pilih semua di halaman ini"
      data-tip="Pilih semua di halaman ini"
      ref={(box) => {
        if (box) box.indeterminate = page === "some";
      }}
      checked={page === "all"}
      onChange={togglePage}
    />
  );
}
