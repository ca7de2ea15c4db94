import { IconDots } from "@tabler/icons-react";
import type { ReactElement } from "react";
import { opener } from "../page/opener.tsx";
import classes from "./list.module.css";
import {
  asButton,
  iconOf,
  isDangerous,
  keyOf,
  labelOf,
  type RowAction,
  type RowActionsProps,
  verdictOf,
} from "./rowActions.ts";

const SHOWN_AT_ONCE = 5;

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

const RowMenu = opener<RowActionsProps<never>>("menu", () => import("./RowMenu.tsx").then((file) => file.RowMenu));

export function MoreActions<Row>(props: RowActionsProps<Row>): ReactElement {
  return (
    <RowMenu
      {...(props as unknown as RowActionsProps<never>)}
      button={
        <button type="button" className={classes.action} aria-label={`Aksi lain ${props.name}`} data-tip="Aksi lain">
          <IconDots size={17} aria-hidden />
        </button>
      }
    />
  );
}
