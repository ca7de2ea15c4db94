import type { LineColumn } from "./LineTable.tsx";
import { Money } from "./Money.tsx";

/** A column of amounts, whose head says Rp for all of them. */
export const moneyColumn = <Line,>(
  header: string,
  amount: (line: Line) => number | null | undefined,
): LineColumn<Line> => ({ header, align: "right", unit: "Rp", cell: (line) => <Money value={amount(line)} /> });
