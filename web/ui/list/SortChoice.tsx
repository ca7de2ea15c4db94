import { LaterSelect } from "../field/LaterSelect.tsx";
import type { sortsOf } from "./columns.ts";
import classes from "./list.module.css";
import type { Sorting } from "./SortButton.tsx";

/** Stands for newest first, because a select does not accept "" as an option. */
const NEWEST = "*";

/** The orders of a list, for phones, whose cards have no heads to press. */
export function SortChoice({ sorting: { by, sort }, sorts }: { sorting: Sorting; sorts: ReturnType<typeof sortsOf> }) {
  return (
    <LaterSelect
      className={classes.filter}
      aria-label="Urutan"
      data={[{ value: NEWEST, label: "Urutan biasa" }, ...sorts]}
      value={by || NEWEST}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      onChange={(value) => sort(value === NEWEST ? "" : (value ?? ""))}
    />
  );
}
