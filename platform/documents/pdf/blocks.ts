import type { Column, Content, CustomTableLayout, TableCell } from "pdfmake/interfaces";
import { rupiah } from "#kernel/format.ts";
import { inWords } from "#kernel/inWords.ts";
import { terbilang } from "#kernel/terbilang.ts";
import { type English, englishOf, inOneLine, knownEnglish, sentence, withBelow, withBeside } from "./english.ts";
import { printable } from "./text.ts";
import { ACCENT, GREY, LINE } from "./theme.ts";

export type Fact = readonly [label: string, value: string];
export type Total = readonly [label: string, value: number, bold?: boolean];

const NOTHING: Content = { text: "", fontSize: 0 };

/** Facts about the document on the left, its recipient on the right. */
export type Facts = readonly [left: readonly Fact[], right: readonly Fact[]];

export function factsBlock([left, right]: Facts, english: English | undefined): Content {
  if (left.length + right.length === 0) return NOTHING;
  return {
    columns: [factList(left, LEFT, english), factList(right, "*", english)],
    columnGap: 24,
    margin: [0, 0, 0, 14],
  };
}

/** Names and addresses, on the right, are longer than days and codes. */
const LEFT = "47%";

function factList(facts: readonly Fact[], width: Column["width"], english: English | undefined): Column {
  if (facts.length === 0) return { text: "", fontSize: 0, width };
  const rows = facts.map(([label, value]): TableCell[] => [
    { text: withBelow(english, label), color: GREY },
    { text: printable(factValue(label, value, english)) },
  ]);
  return { table: { widths: [88, "*"], body: rows }, layout: PLAIN, width };
}

/** What is chosen of a few words has its English behind it, by "Tipe Order: Online". */
function factValue(label: string, value: string, english: English | undefined): string {
  const said = knownEnglish(english, `${label}: ${value}`);
  return said === null || said === value ? value || "-" : `${value} / ${said}`;
}

const PLAIN: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 8,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

/** The sums are wider where their names are in two languages. */
const WIDTH_IN_BOTH = 280;

/** How a document is set. */
type Setting = { english: English | undefined; close: boolean };

/** The sums on the right with the amount in words, and what else belongs to them, beside them; never divided by a page break. */
export function amounts(
  totals: readonly Total[],
  amount: number | undefined,
  beside: readonly Content[],
  setting: Setting,
): Content {
  if (totals.length === 0 && amount === undefined && beside.length === 0) return NOTHING;
  const { english } = setting;
  const sums: Content = totals.length > 0 ? totalsTable(totals, setting) : NOTHING;
  const width = english ? WIDTH_IN_BOTH : 230;
  return {
    columns: [
      {
        width: "*",
        stack: [amount === undefined ? NOTHING : words(amount, beside.length > 0 ? 12 : 0, english), ...beside],
      },
      { width, stack: [sums] },
    ],
    columnGap: 24,
    unbreakable: true,
    margin: [0, 0, 0, 14],
  };
}

function totalsTable(totals: readonly Total[], { english, close }: Setting): Content {
  // The one that counts is found from arm's length.
  const look = (bold: boolean) => (bold ? { bold, fontSize: 11 } : {});
  const rows = totals.map(([label, value, bold = false]): TableCell[] => [
    { text: withBeside(english, label), ...look(bold), ...(bold ? {} : { color: GREY }) },
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
      paddingTop: () => (close ? 1.5 : 3),
      paddingBottom: () => (close ? 1.5 : 3),
    },
  };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function words(amount: number, gap: number, english: English | undefined): Content {
  return {
    margin: [0, 0, 0, gap],
    stack: [
      { text: inOneLine(english, "Terbilang"), fontSize: 8.5, bold: true, color: ACCENT, margin: [0, 3, 0, 2] },
      { text: capitalized(terbilang(amount)), italics: true },
      ...(english ? [{ text: capitalized(inWords(amount)), italics: true, color: GREY, fontSize: 8.5 }] : []),
    ],
  };
}

export function noteBlock(heading: string, lines: readonly string[], english: English | undefined): Content {
  if (lines.length === 0) return NOTHING;
  return {
    stack: [
      { text: inOneLine(english, heading), fontSize: 8.5, bold: true, color: ACCENT, margin: [0, 0, 0, 2] },
      ...lines.map((line) => sentence(english, line, printable(line))),
    ],
    unbreakable: true,
    margin: [0, 0, 0, 12],
  };
}

/** A box to sign in for each name, all on the same page. */
export function signatureRow(roles: readonly string[], { english, close }: Setting): Content {
  if (roles.length === 0) return NOTHING;
  // Where one role has two lines, so has the other: their lines to sign on are level.
  const lines = roles.some((role) => englishOf(english, role) !== null);
  const named = (role: string) =>
    lines ? withBelow({ ...english, [role]: englishOf(english, role) ?? " " }, role) : role;
  const box = (role: string): Column => ({
    width: 130,
    stack: [
      { text: named(role), alignment: "center" },
      {
        canvas: [{ type: "line", x1: 5, y1: 0, x2: 125, y2: 0, lineWidth: 0.7, lineColor: GREY }],
        margin: [0, close ? 36 : english ? 48 : 58, 0, 2],
      },
      { text: inOneLine(english, "Nama & tanggal"), fontSize: 7.5, color: GREY, alignment: "center" },
    ],
  });
  const spread: Column[] = roles.flatMap((role, at) =>
    at === 0 ? [box(role)] : [{ text: "", width: "*" }, box(role)],
  );
  // A single signature stands on the right, as in letters.
  const columns = roles.length === 1 ? [{ text: "", width: "*" }, ...spread] : spread;
  return { columns, unbreakable: true, margin: [0, 12, 0, 0] };
}
