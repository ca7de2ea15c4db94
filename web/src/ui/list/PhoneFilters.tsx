import { Button, Indicator } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import classes from "./list.module.css";

/** On a phone the filters wait behind one button, which tells by a dot that they narrow the list. */
export function PhoneFilters({ narrowed, children }: { narrowed: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Indicator disabled={!narrowed} size={9} offset={4}>
        <Button
          variant="default"
          aria-expanded={open}
          aria-description={narrowed ? "Daftar sedang disaring" : undefined}
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          onClick={() => setOpen(!open)}
        >
          Filter
        </Button>
      </Indicator>
      {open && <div className={classes.phoneFilters}>{children}</div>}
    </>
  );
}
