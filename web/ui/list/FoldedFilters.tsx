import { Button, Indicator } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconArrowsSort } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import classes from "./list.module.css";

type FoldedFiltersProps = {
  label: "Filter" | "Urutkan";
  narrowed: boolean;
  /** They are shown from the first. */
  opened?: boolean;
  children: ReactNode;
};

/** Filters behind one button, which tells by a dot that they are not as at first; on a phone with the order. */
export function FoldedFilters({ label, narrowed, opened = false, children }: FoldedFiltersProps) {
  const [open, setOpen] = useState(opened);
  const Icon = label === "Filter" ? IconAdjustmentsHorizontal : IconArrowsSort;
  return (
    <>
      <Indicator disabled={!narrowed} size={9} offset={4}>
        <Button
          variant="default"
          aria-expanded={open}
          aria-description={narrowed ? `Daftar sedang ${label === "Filter" ? "disaring" : "diurutkan"}` : undefined}
          leftSection={<Icon size={18} aria-hidden />}
          onClick={() => setOpen(!open)}
        >
          {label}
        </Button>
      </Indicator>
      {open && <div className={classes.folded}>{children}</div>}
    </>
  );
}
