import type { Content } from "pdfmake/interfaces";
import { isiUmur, type JumlahUmur, totalUmur, UMUR } from "#kernel/umur.ts";
import type { Facts } from "#platform/documents/pdf/blocks.ts";
import type { Company, DocumentOptions } from "#platform/documents/pdf/letterhead.ts";
import { type ItemCell, type ItemColumn, itemTable } from "#platform/documents/pdf/table.ts";

/** A statement of account: what is open with a customer or supplier, and since when. */
export type Pernyataan = {
  /** With its bank lines, if the reader is to pay; without them otherwise. */
  company: Company;
  title: string;
  /** What the statement is called by, such as the name and the day. */
  code: string;
  facts: Facts;
  columns: readonly ItemColumn[];
  rows: readonly (readonly ItemCell[])[];
  umur: JumlahUmur;
  notes?: readonly string[];
};

const UMUR_COLUMNS: readonly ItemColumn[] = UMUR.map((umur) => ({
  header: isiUmur[umur].short,
  kind: "money",
  width: "*",
}));

/** The sums by age in one line. */
const tabelUmur = (umur: JumlahUmur): Content => itemTable(UMUR_COLUMNS, [UMUR.map((name) => umur[name])]);

export function kertasPernyataan({ columns, rows, umur, ...document }: Pernyataan): DocumentOptions {
  const total = totalUmur(umur);
  return {
    ...document,
    unnumbered: true,
    body: [itemTable(columns, rows), tabelUmur(umur)],
    totals: [["Total", total, true]],
    ...(total > 0 ? { terbilang: total } : {}),
    signatures: ["Hormat kami"],
  };
}
