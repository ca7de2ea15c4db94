/** The little of Markdown that the guide is written in. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

export type Chapter = { title: string; blocks: Block[] };

/** The chapters of a guide, each from its heading of the second level to the next one. */
export function chaptersOf(markdown: string): Chapter[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...rest] = part.split("\n");
      return { title: title.trim(), blocks: blocksOf(rest.join("\n")) };
    });
}

const ITEM = /^(-|\d+\.) /;
const cells = (line: string): string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
}

function blockOf(lines: readonly string[]): Block {
  const [first = "", second = ""] = lines;
  if (first.startsWith("|") && second.startsWith("|-")) {
    return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  }
  if (!ITEM.test(first)) return { kind: "paragraph", text: lines.map((line) => line.trim()).join(" ") };
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, "").trim());
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", ordered: /^\d/.test(first), items };
}

export type Run = { text: string; as: "plain" | "strong" | "em" | "code" };

/** A sentence as pieces that look different. */
export function runsOf(text: string): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((piece) => piece !== "")
    .map((piece): Run => {
      if (piece.startsWith("**")) return { text: piece.slice(2, -2), as: "strong" };
      if (piece.startsWith("*") && piece.length > 2) return { text: piece.slice(1, -1), as: "em" };
      return piece.startsWith("`") ? { text: piece.slice(1, -1), as: "code" } : { text: piece, as: "plain" };
    });
}

/** The parts of a block that are found on their own, as they are written. */
export const partsOf = (block: Block): string[] => {
  if (block.kind === "paragraph") return [block.text];
  return block.kind === "list" ? block.items : block.rows.map((row) => row.join(" · "));
};

/** The parts of a chapter in which every word of the search stands. */
export function found(chapter: Chapter, search: string): string[] {
  const words = search.toLowerCase().split(/\s+/);
  return chapter.blocks
    .flatMap(partsOf)
    .filter((part) => words.every((word) => part.toLowerCase().replaceAll(/[*`]/g, "").includes(word)));
}
