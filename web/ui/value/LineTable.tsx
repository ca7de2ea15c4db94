import type { ReactNode } from "react";
import classes from "../ui.module.css";
import { HeadUnit } from "./HeadUnit.tsx";
import "./stackedLines.css";

/** A column of a small table inside a cell or detail. */
export type LineColumn<Line> = {
  header: string;
  cell: (line: Line, index: number) => ReactNode;
  align?: "left" | "right";
  /** Said once in the head; the cells then hide their own. */
  unit?: "Rp";
  /** Long text wraps, but its column has at least this many pixels. */
  wrap?: number;
};

type LineTableProps<Line> = {
  label: string;
  columns: readonly LineColumn<Line>[];
  lines: readonly Line[];
  lineKey: (line: Line) => string | number;
  /** Amber: not done yet; red: late or short. */
  lineTone?: (line: Line) => "red" | "green" | undefined;
  footer?: ReactNode;
  empty?: string;
  /** Fills its place and has larger letters; for a table that is not inside a cell. */
  wide?: boolean;
  /** Scrolls below its head when there are many lines. */
  tall?: boolean;
};

/** With more columns the lines of a phone stand below each other: the first column, then what else there is with its name. */
const FEW = 4;

/** The lines of a document as a small table. */
export function LineTable<Line>(props: LineTableProps<Line>) {
  const { label, columns, lines, lineKey, lineTone, footer, empty = "-", wide, tall } = props;
  if (lines.length === 0) return <span className={classes.noLines}>{empty}</span>;
  return (
    <div ref={reachable} className={classes.linesScroll} data-lines data-tall={tall || undefined}>
      <table
        className={classes.lines}
        data-wide={wide || undefined}
        data-many={columns.length > FEW || undefined}
        aria-label={label}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} data-align={column.align}>
                {column.header}
                {column.unit && <HeadUnit unit={column.unit} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={lineKey(line)} data-tone={lineTone?.(line)}>
              {columns.map((column, at) => (
                <Cell key={column.header} column={column} first={at === 0} content={column.cell(line, index)} />
              ))}
            </tr>
          ))}
        </tbody>
        {footer && <tfoot>{footer}</tfoot>}
      </table>
    </div>
  );
}

type CellProps<Line> = { column: LineColumn<Line>; first: boolean; content: ReactNode };

function Cell<Line>({ column, first, content }: CellProps<Line>) {
  return (
    <td
      data-title={(first && column.align !== "right") || undefined}
      data-unit={column.unit}
      data-name={column.header || undefined}
      data-none={content === "-" || undefined}
      data-whole={isCode(content) || undefined}
      data-align={column.align}
      style={cellStyle(column)}
    >
      {content}
    </td>
  );
}

/** A code is not broken at its dashes. */
const isCode = (content: ReactNode) => typeof content === "string" && /^[A-Z]{2,4}-[\w/-]{1,20}$/.test(content);

/** On a phone all columns must fit. */
const cellStyle = <Line,>({ wrap }: LineColumn<Line>) =>
  wrap ? { whiteSpace: "normal" as const, minWidth: `min(${wrap}px, 22vw)` } : undefined;

/** A box that scrolls can be focused, so that the keyboard can scroll it. */
function reachable(box: HTMLDivElement | null) {
  if (!box) return;
  const watch = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  });
  watch.observe(box);
  return () => watch.disconnect();
}
