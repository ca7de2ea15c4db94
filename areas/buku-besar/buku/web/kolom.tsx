import { DokumenJurnal } from "#web/documents/DokumenJurnal.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { type BarisBuku, isiBuku } from "../contract.ts";

/** The side without an amount is a dash. */
const uang = (name: "debit" | "kredit") =>
  recordColumn(isiBuku, name, { card: "third", cell: (row: BarisBuku) => <Money value={row[name] || null} /> });

export const columns = columnsOf<BarisBuku>([
  recordColumn(isiBuku, "tanggal", { width: 110, card: "aside" }),
  recordColumn(isiBuku, "peristiwa", { card: "title" }),
  recordColumn(isiBuku, "dokumen", { card: "second", cell: (row) => <DokumenJurnal jurnal={row} /> }),
  recordColumn(isiBuku, "lawan", { wrap: 220, card: "second" }),
  recordColumn(isiBuku, "keterangan", {
    card: "second",
    wrap: 240,
    cell: ({ keterangan, lewat }) => [lewat, keterangan].filter(Boolean).join(": ") || "-",
  }),
  uang("debit"),
  uang("kredit"),
  recordColumn(isiBuku, "saldo", { card: "third" }),
]);
