import type { Call } from "#kernel/call.ts";
import type { RowAction } from "../ui/list/rowActions.ts";

/** What the call that prints a paper is asked besides; nothing for the paper in Indonesian alone. */
type Bahasa = { dwibahasa?: true };

/** The actions that print a paper of the row: in Indonesian, and with the labels in English too. */
export const cetakDokumen = <Row>(
  { call, boleh = "always" }: { call: Call; boleh?: RowAction<Row>["boleh"] },
  cetak: (row: Row, bahasa: Bahasa) => void,
): RowAction<Row>[] => [
  { kind: "cetak", call, boleh, run: (row) => cetak(row, {}) },
  { kind: "dwibahasa", call, boleh, run: (row) => cetak(row, { dwibahasa: true }) },
];
