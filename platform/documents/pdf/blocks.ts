import type { Column, Content, CustomTableLayout, TableCell } from "pdfmake/interfaces";
import { rupiah } from "#kernel/format.ts";
import { terbilang } from "#kernel/terbilang.ts";
import { printable } from "./text.ts";
import { ACCENT, GREY, LINE } from "./theme.ts";

export type Fact = readonly [label: string, value: string];
export type Total = readonly [label: string, value: number, bold?: boolean];

const NOTHING: Content = { text: "", fontSize: 0 };

/** Facts about the document on the left, its recipient on the right. */
export type Facts = readonly [left: readonly Fact[], right: readonly Fact[]];

export function factsBlock([left, right]: Facts): Content {
  if (left.length + right.length === 0) return NOTHING;
  return {
    columns: [factList(left), factList(right)],
    columnGap: 24,
    margin: [0, 0, 0, 14],
  };
}

function factList(facts: readonly Fact[]): Content {
  if (facts.length === 0) return NOTHING;
  const rows = facts.map(([label, value]): TableCell[] => [
    { text: label, color: GREY },
    { text: printable(value || "-") },
  ]);
  return { table: { widths: [88, "*"], body: rows }, layout: PLAIN };
}

const PLAIN: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 8,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

/** The sums on the right with the amount in words beside them, never divided by a page break. */
export function amounts(totals: readonly Total[], inWords: number | undefined): Content {
  if (totals.length === 0 && inWords === undefined) return NOTHING;
  const sums: Content = totals.length > 0 ? totalsTable(totals) : NOTHING;
  return {
    columns: [inWords === undefined ? NOTHING : words(inWords), { width: 230, stack: [sums] }],
    columnGap: 24,
    unbreakable: true,
    margin: [0, 0, 0, 14],
  };
}

function totalsTable(totals: readonly Total[]): Content {
  // The one that counts is found from arm's length.
  const look = (bold: boolean) => (bold ? { bold, fontSize: 11 } : {});
  const rows = totals.map(([label, value, bold = false]): TableCell[] => [
    { text: label, ...look(bold), ...(bold ? {} : { color: GREY }) },
    { text: rupiah(value), alignment: "right", noWrap: true, ...look(bold) },
  ]);
  const isBold = (row: number) => totals[row]?.[2] === true;
  return {
    table: { widths: ["*", "auto"], body: rows },
    layout: {
      ...PLAIN,
      hLineWidth: (line) => (line > 0 && line < totals.length && isBold(line) ? 0.8 : 0),
      hLineColor: () => LINE,
      paddingRight: (column) => (column === 1 ? 0 : 8),
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
  };
}

function words(amount: number): Column {
  const sentence = terbilang(amount);
  return {
    width: "*",
    stack: [
      { text: "Terbilang", fontSize: 8.5, bold: true, color: ACCENT, margin: [0, 3, 0, 2] },
      { text: sentence.charAt(0).toUpperCase() + sentence.slice(1), italics: true },
    ],
  };
}

export function noteBlock(heading: string, lines: readonly string[]): Content {
  if (lines.length === 0) return NOTHING;
  return {
    stack: [
      { text: heading, fontSize: 8.5, bold: true, color: ACCENT, margin: [0, 0, 0, 2] },
      ...lines.map((line): Content => ({ text: printable(line) })),
    ],
    unbreakable: true,
    margin: [0, 0, 0, 12],
  };
}

/** A box to sign in for each name, all on the same page. */
export function signatureRow(roles: readonly string[]): Content {
  if (roles.length === 0) return NOTHING;
  const box = (role: string): Column => ({
    width: 130,
    stack: [
      { text: printable(role), alignment: "center" },
      {
        canvas: [{ type: "line", x1: 5, y1: 0, x2: 125, y2: 0, lineWidth: 0.7, lineColor: GREY }],
        margin: [0, 58, 0, 2],
      },
      { text: "Nama & tanggal", fontSize: 7.5, color: GREY, alignment: "center" },
    ],
  });
  const spread: Column[] = roles.flatMap((role, at) =>
    at === 0 ? [box(role)] : [{ text: "", width: "*" }, box(role)],
  );
  // A single signature stands on the right, as in letters.
  const columns = roles.length === 1 ? [{ text: "", width: "*" }, ...spread] : spread;
  return { columns, unbreakable: true, margin: [0, 12, 0, 0] };
}
