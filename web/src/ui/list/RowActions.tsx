import { Menu, Text } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import classes from "./list.module.css";
import { iconOf, isDangerous, labelOf, type RowAction } from "./rowActions.ts";

const SHOWN_AT_ONCE = 5;

type RowActionsProps<Row> = { row: Row; actions: readonly RowAction<Row>[]; name: string };

/** The icon buttons of one row; what exceeds five waits in a menu that is only mounted when it is opened. */
export function RowActions<Row>({ row, actions, name }: RowActionsProps<Row>) {
  const fits = actions.length <= SHOWN_AT_ONCE;
  const shown = fits ? actions : actions.slice(0, SHOWN_AT_ONCE - 1);
  const rest = fits ? [] : actions.slice(SHOWN_AT_ONCE - 1);
  return (
    <div className={classes.actions}>
      {shown.map((action) => (
        <ActionButton key={action.kind + (action.label ?? "")} row={row} action={action} name={name} />
      ))}
      {rest.length > 0 && <MoreActions row={row} actions={rest} name={name} />}
    </div>
  );
}

type ActionButtonProps<Row> = { row: Row; action: RowAction<Row>; name: string };

function ActionButton<Row>({ row, action, name }: ActionButtonProps<Row>) {
  const label = labelOf(action);
  const { boleh, alasan } = verdict(row, action);
  const Icon = iconOf(action.kind);
  // aria-disabled instead of disabled: the reason must be reachable by keyboard.
  return (
    <button
      type="button"
      className={classes.action}
      data-danger={isDangerous(action.kind) || undefined}
      aria-label={`${label} ${name}`}
      aria-disabled={!boleh || undefined}
      aria-description={alasan ?? undefined}
      data-tip={alasan ? `${label}: ${alasan}` : label}
      onClick={boleh ? () => action.run(row) : undefined}
    >
      <Icon size={17} stroke={1.7} aria-hidden />
    </button>
  );
}

function MoreActions<Row>({ row, actions, name }: RowActionsProps<Row>): ReactElement {
  const [mounted, setMounted] = useState(false);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed made way for the menu's own: that one takes the focus first, to get it back at the end.
  useEffect(() => {
    if (!mounted) return;
    button.current?.focus();
    setOpened(true);
  }, [mounted]);
  const target = (
    <button
      ref={button}
      type="button"
      className={classes.action}
      aria-label={`Aksi lain ${name}`}
      aria-haspopup="menu"
      data-tip="Aksi lain"
      onClick={mounted ? undefined : () => setMounted(true)}
    >
      <IconDots size={17} aria-hidden />
    </button>
  );
  if (!mounted) return target;
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {actions.map((action) => {
          const { boleh, alasan } = verdict(row, action);
          const Icon = iconOf(action.kind);
          return (
            <Menu.Item
              key={action.kind + (action.label ?? "")}
              leftSection={<Icon size={16} aria-hidden />}
              className={isDangerous(action.kind) && boleh ? classes.menuDanger : undefined}
              disabled={!boleh}
              onClick={() => action.run(row)}
            >
              {labelOf(action)}
              {alasan && (
                <Text size="xs" c="dimmed">
                  {alasan}
                </Text>
              )}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

function verdict<Row>(row: Row, action: RowAction<Row>): { boleh: boolean; alasan: string | null } {
  return action.boleh === "always" ? { boleh: true, alasan: null } : action.boleh(row);
}
