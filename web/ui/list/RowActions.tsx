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
  mainOf,
  type RowAction,
  type RowActionsProps,
  verdictOf,
} from "./rowActions.ts";

/** Of what a pointer lays open beside the row. */
const BESIDE = 7;

/**
 * What the state of the row asks for, and a menu of all else, mounted when it is opened. A pointer on them lays the others open
 * beside them, and so does the focus; the detail, which a press on the row opens, is among those.
 */
export function RowActions<Row>({ row, actions, name }: RowActionsProps<Row>) {
  const main = actions.length === 1 ? actions[0] : mainOf(row, actions);
  const others = actions.filter((action) => action !== main);
  const menu = others.some(({ kind }) => kind !== "detail");
  return (
    <div className={classes.actions}>
      {others.length > 0 && (
        <div className={classes.beside}>
          {others.slice(0, BESIDE).map((action) => (
            <ActionButton key={action.kind + (action.label ?? "")} row={row} action={action} name={name} />
          ))}
        </div>
      )}
      {main ? <ActionButton row={row} action={main} name={name} /> : <span className={classes.noAction} />}
      {menu && <MoreActions row={row} actions={others} name={name} />}
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
    // What is dragged is the card.
    draggable: look === "cover" ? false : undefined,
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
