import type { Content, ContentTable } from "pdfmake/interfaces";
import { GREY } from "./theme.ts";

/** What the terms of a document are in English, by the Indonesian; "#" stands for a number. Without it a document is in Indonesian alone. */
export type English = Readonly<Record<string, string>>;

/** A label in English; null where the document is in Indonesian alone, or the label is the same in both. */
export function englishOf(english: English | undefined, label: string): string | null {
  const said = english?.[label];
  return said === undefined || said === label ? null : said;
}

/** A sentence or a value in English, which may be one that nobody can know beforehand. */
export function knownEnglish(english: English | undefined, text: string): string | null {
  const numbers = text.match(/\d+/g) ?? [];
  const key = text.replace(/\d+/g, "#");
  if (!english || !Object.hasOwn(english, key)) return null;
  return (english[key] ?? "").replace(/#/g, () => numbers.shift() ?? "");
}

/** Both languages in one line: "Catatan / Notes". */
export const inOneLine = (english: English | undefined, label: string): string =>
  [label, englishOf(english, label)].filter((part) => part !== null).join(" / ");

const small = (text: string, fontSize: number): Content => ({ text, fontSize, italics: true, bold: false });

type Words = string | Content[];

/** A label with its English smaller in the line below. */
export function withBelow(english: English | undefined, label: string, fontSize = 7): Words {
  const said = englishOf(english, label);
  return said === null ? label : [label, small(`\n${said}`, fontSize)];
}

/** A label with its English smaller behind it. */
export function withBeside(english: English | undefined, label: string, fontSize = 7.5): Words {
  const said = englishOf(english, label);
  return said === null ? label : [label, small(` / ${said}`, fontSize)];
}

/** A sentence with its English below, where it is known. */
export function sentence(english: English | undefined, text: string, shown: string): Content {
  const said = knownEnglish(english, text);
  const first: Content = { text: shown };
  return said === null ? first : { stack: [first, { text: said, italics: true, color: GREY, fontSize: 8.5 }] };
}

/** The small lines of an item: what begins with a label that is known, "No. seri: ", has the English behind the label. */
function smallLines(english: English, text: string): string {
  const inBoth = (line: string): string => {
    const label = line.slice(0, line.indexOf(": ") + 1);
    return Object.hasOwn(english, label)
      ? `${label.slice(0, -1)} / ${english[label]}${line.slice(label.length)}`
      : line;
  };
  return text.split("\n").map(inBoth).join("\n");
}

type Cell = { text: string; style?: string };
type Named = { stack: { text: string }[] };
const isNamed = (cell: unknown): cell is Named => typeof cell === "object" && cell !== null && "stack" in cell;
const isTable = (part: Content): part is ContentTable =>
  typeof part === "object" && !Array.isArray(part) && "table" in part;
const isTerm = (cell: unknown): cell is Cell =>
  typeof cell === "object" && cell !== null && "style" in cell && ["itemHeader", "term"].includes(String(cell.style));

/** The tables of a document with heads, and words of the house in their cells, in both languages. */
export function bodyInBoth(english: English | undefined, body: readonly Content[]): readonly Content[] {
  if (!english) return body;
  const translated = (cell: unknown) => {
    if (isTerm(cell)) return { ...cell, text: withBelow(english, cell.text) };
    if (!isNamed(cell)) return cell;
    const [name, ...lines] = cell.stack;
    return { ...cell, stack: [name, ...lines.map((line) => ({ ...line, text: smallLines(english, line.text) }))] };
  };
  return body.map((part) =>
    isTable(part)
      ? { ...part, table: { ...part.table, body: part.table.body.map((row) => row.map(translated)) } }
      : part,
  ) as readonly Content[];
}
