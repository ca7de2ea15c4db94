import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { cloneElement } from "react";
import type { Opened } from "../page/opener.tsx";
import { sortedBy } from "./arranged.ts";
import type { Columns } from "./columns.ts";
import classes from "./list.module.css";
import { setActionsEnd, setDense, setLook, useActionsEnd, useDense, useLook } from "./look.ts";

export type LookMenuProps<Row> = {
  /** The name under which the choice is kept. */
  name: string;
  title: string;
  columns: Columns<Row>;
  /** Whether the list begins with its actions. */
  actionsStart: boolean;
};

/** Which columns a list shows, in which order, and how close its rows stand. */
export function LookChoices<Row>({ button, opened, onChange, ...props }: LookMenuProps<Row> & Opened) {
  const dense = useDense();
  const actionsEnd = useActionsEnd();
  const { full } = useLook(props.name);
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-end" trapFocus returnFocus withinPortal shadow="md">
      <Popover.Target>{cloneElement(button, { onClick: () => onChange(!opened) })}</Popover.Target>
      <Popover.Dropdown aria-label={`Kolom ${props.title}`}>
        <Stack gap="xs">
          {props.columns.together.length > 0 && (
            <Checkbox
              label="Kolom lengkap"
              checked={full}
              onChange={(event) => setLook(props.name, { full: event.currentTarget.checked })}
            />
          )}
          <Checkbox label="Baris rapat" checked={dense} onChange={(event) => setDense(event.currentTarget.checked)} />
          {props.actionsStart && (
            <Checkbox
              label="Aksi selalu di kanan"
              checked={actionsEnd}
              onChange={(event) => setActionsEnd(event.currentTarget.checked)}
            />
          )}
          <ColumnChoice {...props} />
          <Button
            variant="default"
            size="xs"
            onClick={() => setLook(props.name, { hidden: [], order: [], full: false })}
          >
            Kembalikan semula
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function ColumnChoice<Row>({ name, columns }: LookMenuProps<Row>) {
  const look = useLook(name);
  const list = sortedBy(columns.list, look.order);
  const move = (id: string, step: number) => {
    const order = list.map((column) => column.id).filter((one) => one !== id);
    order.splice(list.findIndex((column) => column.id === id) + step, 0, id);
    setLook(name, { order });
  };
  const show = (id: string, shown: boolean) =>
    setLook(name, { hidden: shown ? look.hidden.filter((one) => one !== id) : [...look.hidden, id] });
  return (
    <ul className={classes.columnsChoice} aria-label="Kolom">
      {list.map(({ id, header, card }, at) => (
        <li key={id}>
          <Checkbox
            label={header}
            checked={card === "title" || !look.hidden.includes(id)}
            disabled={card === "title"}
            onChange={(event) => show(id, event.currentTarget.checked)}
          />
          <Group gap={0} wrap="nowrap">
            <Step label={`Naikkan ${header}`} disabled={at === 0} onClick={() => move(id, -1)}>
              <IconChevronUp size={15} aria-hidden />
            </Step>
            <Step label={`Turunkan ${header}`} disabled={at === list.length - 1} onClick={() => move(id, 1)}>
              <IconChevronDown size={15} aria-hidden />
            </Step>
          </Group>
        </li>
      ))}
    </ul>
  );
}

type StepProps = { label: string; disabled: boolean; onClick: () => void; children: React.ReactNode };
const Step = ({ label, ...props }: StepProps) => (
  <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} className={classes.step} {...props} />
);
