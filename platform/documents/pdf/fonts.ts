import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import pdfmake from "pdfmake";

/** The parts of fontkit that are used here; it comes with pdfmake and has no types. */
type FontLibrary = {
  create(file: Uint8Array): ParsedFontFile;
  registerFormat(format: { new (stream: { buffer: Uint8Array }): object; probe(file: Uint8Array): boolean }): void;
};
type ParsedFontFile = { characterSet: number[]; glyphForCodePoint(codePoint: number): object };
/** The memory in which pdfmake looks for font files before it reads the disk; meant for browsers. */
type FontMemory = { writeFileSync(name: string, content: Uint8Array): void };

const ROBOTO = {
  normal: "Roboto-Regular.ttf",
  bold: "Roboto-Medium.ttf",
  italics: "Roboto-Italic.ttf",
  bolditalics: "Roboto-MediumItalic.ttf",
};

const TOKEN = "kantor-font:";

/**
 * Parses Roboto once per process. pdfmake parses all four files anew for every document, which takes longer than the
 * layout. So its font memory holds a token instead of each file, and fontkit, asked to open the token, answers the
 * parsed font.
 */
export function loadFonts(): void {
  const fromPdfmake = createRequire(createRequire(import.meta.url).resolve("pdfmake"));
  // The same copy of fontkit that pdfkit uses: another copy would not know the formats.
  const library: FontLibrary = createRequire(fromPdfmake.resolve("pdfkit"))("fontkit");
  const memory: FontMemory = fromPdfmake("pdfmake/js/virtual-fs.js").default;
  const parsed = new Map<string, ParsedFontFile>();
  for (const file of Object.values(ROBOTO)) {
    const token = TOKEN + file;
    const font = library.create(readFileSync(fromPdfmake.resolve(`pdfmake/fonts/Roboto/${file}`)));
    // The font keeps each glyph as it was first asked for. As a part of another one, as the comma of a semicolon, it would
    // have no character, and text copied out of later documents would lack it.
    for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
    parsed.set(token, font);
    memory.writeFileSync(file, Buffer.from(token));
  }
  library.registerFormat(
    class ParsedFont {
      static probe(file: Uint8Array): boolean {
        return parsed.has(Buffer.from(file).toString("latin1"));
      }
      constructor(stream: { buffer: Uint8Array }) {
        // biome-ignore lint/correctness/noConstructorReturn: the library only knows how to construct a font
        return parsed.get(Buffer.from(stream.buffer).toString("latin1")) ?? this;
      }
    },
  );
  pdfmake.setFonts({ Roboto: ROBOTO });
}
