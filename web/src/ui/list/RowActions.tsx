import { Menu, Text } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { type KeyboardEvent, type MouseEvent, type ReactElement, useEffect, useRef, useState } from "react";
import classes from "./list.module.css";
import { iconOf, isDangerous, keyOf, labelOf, type RowAction, verdictOf } from "./rowActions.ts";

const SHOWN_AT_ONCE = 5;

type RowActionsProps<Row> = { row: Row; actions: readonly RowAction<Row>[]; name: string };

/** The buttons of a row. Beyond five they are in a menu, which is mounted when it is opened. */
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

type ActionButtonProps<Row> = {
  row: Row;
  action: RowAction<Row>;
  name: string;
  /** On a card: with its name, or as the whole card. */
  look?: "named" | "cover";
};

export function ActionButton<Row>({ row, action, name, look }: ActionButtonProps<Row>) {
  const label = labelOf(action);
  const { boleh, alasan } = verdictOf(row, action);
  const Icon = iconOf(action.kind);
  const key = keyOf(action.kind);
  const common = {
    className: look === undefined ? classes.action : classes[look],
    "data-danger": isDangerous(action.kind) || undefined,
    "aria-label": `${label} ${name}`,
    "aria-keyshortcuts": key,
    "data-key": key,
    "data-tip": alasan ? `${label}: ${alasan}` : key ? `${label} (${key})` : label,
    children: look !== "cover" && (
      <>
        <Icon size={17} stroke={1.7} aria-hidden />
        {look === "named" && label}
      </>
    ),
  };
  const run = () => action.run(row);
  if (boleh && action.href) return <a {...common} href={action.href(row)} {...asButton(run)} />;
  // aria-disabled instead of disabled, so that the keyboard can reach the reason.
  return (
    <button
      type="button"
      {...common}
      aria-disabled={!boleh || undefined}
      aria-description={alasan ?? undefined}
      onClick={boleh ? run : undefined}
    />
  );
}

/** A link that acts like a button; a middle click or Ctrl opens it in a new tab. */
const asButton = (run: () => void) => ({
  role: "button",
  onClick: (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    run();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    run();
  },
});

export function MoreActions<Row>({ row, actions, name }: RowActionsProps<Row>): ReactElement {
  const [mounted, setMounted] = useState(false);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is replaced by the menu's own, which must have the focus to get it back when the menu closes.
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
          const { boleh, alasan } = verdictOf(row, action);
          const Icon = iconOf(action.kind);
          return (
            <Menu.Item
              key={action.kind + (action.label ?? "")}
              leftSection={<Icon size={16} aria-hidden />}
              className={isDangerous(action.kind) && boleh ? classes.menuDanger : undefined}
              disabled={!boleh}
              {...(boleh && action.href
                ? { component: "a", href: action.href(row), onClick: asButton(() => action.run(row)).onClick }
                : { onClick: () => action.run(row) })}
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
