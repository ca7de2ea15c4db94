import { IconDots, IconEye } from "@tabler/icons-react";
import classes from "../../ui/list/list.module.css";

/** Stand for the actions of a row (RowActions, rowActions): the link to its detail, and places for those that come. */
export type AksiAwal<Row> = { kind?: "detail"; label: string; href?: (row: Row) => string };
type Props<Row> = { row: Row; actions: readonly AksiAwal<Row>[] };

const SHOWN_AT_ONCE = 5;

export const RowActions = <Row,>({ row, actions }: Props<Row>) => (
  <div className={classes.actions}>
    {actions.slice(0, SHOWN_AT_ONCE).map((action) => (
      <ActionButton key={action.label} row={row} action={action} />
    ))}
  </div>
);

export function ActionButton<Row>({
  row,
  action,
  look,
}: {
  row: Row;
  action: AksiAwal<Row>;
  look?: "named" | "cover";
}) {
  const { label, href } = action;
  // biome-ignore lint/a11y/useAnchorContent: hidden from screen readers with all of the outline
  if (look === "cover") return <a className={classes.cover} href={href?.(row)} />;
  // What can be done with the row is only known by its page: a grey place of that size.
  if (look === "named") {
    return (
      <i className={classes.named} data-place style={{ border: 0, color: "transparent", background: "var(--a-bar)" }}>
        <b style={{ width: 17 }} />
        {label}
      </i>
    );
  }
  if (!href) return <span className={classes.action} />;
  return (
    <a className={classes.action} href={href(row)}>
      <IconEye size={17} stroke={1.7} />
    </a>
  );
}

export const MoreActions = () => (
  <span className={classes.action}>
    <IconDots size={17} />
  </span>
);

/** What stands by its name on a card: the first behind the detail. */
export const mainOf = <Row,>(_row: Row, [, main]: readonly AksiAwal<Row>[]) => main;
