import { inflateSync } from "node:zlib";

/** The text of a PDF page by page, for tests: words in drawing order, whitespace collapsed. */
export function readPdfText(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  return pagesOf(objects).map((page) => textOf(part(objects, page, "Contents").stream, readFonts(objects, page)));
}

/** The filled rectangles of a page, left, top, width and height in points as drawn. */
export function readPdfRectangles(pdf: Buffer, page: number): [number, number, number, number][] {
  const objects = readObjects(pdf);
  const content = part(objects, pagesOf(objects)[page], "Contents").stream;
  const found = content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm);
  return [...found].map(([, x, y, w, h]) => [Number(x), Number(y), Number(w), Number(h)]);
}

type PdfObject = { dictionary: string; stream: string };

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const source = pdf.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const found of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    const [, id = "", body = ""] = found;
    const start = body.indexOf("\nstream\n");
    const dictionary = start < 0 ? body : body.slice(0, start);
    const packed = start < 0 ? "" : body.slice(start + 8, body.lastIndexOf("\nendstream"));
    const stream = dictionary.includes("/FlateDecode") && !dictionary.includes("/Image") ? inflate(packed) : packed;
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

const inflate = (packed: string): string => inflateSync(Buffer.from(packed, "latin1")).toString("latin1");

const pagesOf = (objects: Map<string, PdfObject>): PdfObject[] =>
  [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary));

/** What a page names by this word. */
function part(objects: Map<string, PdfObject>, page: PdfObject | undefined, word: string): PdfObject {
  const id = new RegExp(`/${word} (\\d+) 0 R`).exec(page?.dictionary ?? "")?.[1] ?? "";
  return objects.get(id) ?? { dictionary: "", stream: "" };
}

/** Font name in the contents of a page -> glyph code -> character. */
function readFonts(objects: Map<string, PdfObject>, page: PdfObject): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const [, name = "", id = ""] of part(objects, page, "Resources").dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? "")?.[1] ?? "";
    fonts.set(name, readCharacters(objects.get(unicode)?.stream ?? ""));
  }
  return fonts;
}

function readCharacters(map: string): string[] {
  const characters: string[] = [];
  for (const [, from = "0", list = ""] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ""], at) => {
      characters[Number.parseInt(from, 16) + at] = Buffer.from(hex.replaceAll(" ", ""), "hex")
        .swap16()
        .toString("utf16le");
    });
  }
  return characters;
}

function textOf(content: string, fonts: Map<string, string[]>): string {
  let characters: string[] = [];
  let text = "";
  for (const [, x, y, font, glyphs] of content.matchAll(/1 0 0 1 (\S+) (\S+) Tm|\/(F\d+) \S+ Tf|\[(.*?)\] TJ/g)) {
    if (font) characters = fonts.get(font) ?? [];
    else if (x && y) text += " ";
    else text += decode(glyphs ?? "", characters);
  }
  return text
    .replace(/\u200b/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function decode(glyphs: string, characters: string[]): string {
  const codes = [...glyphs.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
  return codes.map((code) => characters[Number.parseInt(code, 16)] ?? "").join("");
}
