import { Button, Indicator } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconArrowsSort } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import classes from "./list.module.css";

type PhoneFiltersProps = { label: "Filter" | "Urutkan"; narrowed: boolean; children: ReactNode };

/** On a phone filters and order wait behind one button, which tells by a dot that they are not as at first. */
export function PhoneFilters({ label, narrowed, children }: PhoneFiltersProps) {
  const [open, setOpen] = useState(false);
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
      {open && <div className={classes.phoneFilters}>{children}</div>}
    </>
  );
}
