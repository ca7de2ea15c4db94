import { Fieldset } from "@mantine/core";
import type { ReactNode } from "react";
import "@mantine/core/styles/Fieldset.css";
import classes from "../ui.module.css";

/** Fields side by side where there is room; a child with `data-wide` takes the whole row. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>;
}

/** Fields that belong together, under one heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset variant="unstyled" legend={title} mt="lg" classNames={LOOK}>
      <Fields>{children}</Fields>
    </Fieldset>
  );
}

const LOOK = { legend: classes.legend };
