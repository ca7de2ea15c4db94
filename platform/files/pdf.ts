import { readFile, stat } from "node:fs/promises";
import { inflateSync } from "node:zlib";

/** A PDF that is kept as a proof: as it came, because what a bank or a supplier wrote is the proof. */
export type PdfFacts = { bytes: number; pages: number };
export type PdfRefusal = "broken" | "locked" | "active" | "pages";

export const MAX_PAGES = 20;
/** What the compressed parts that name objects may hold together: a small file can claim to hold gigabytes. */
const MAX_INFLATED = 16 * 1024 * 1024;
/** How far before a stream its dictionary may begin, and how far from its end a file may say that it ends. */
const DICTIONARY_BYTES = 4096;
const END_BYTES = 1024;

export class PdfRefused extends Error {
  readonly kind: PdfRefusal;
  constructor(kind: PdfRefusal) {
    super(`The PDF is refused: ${kind}`);
    this.name = "PdfRefused";
    this.kind = kind;
  }
}

/**
 * Reads how many pages a PDF has and refuses what a proof has no use for: a password, scripts, attachments, forms that a
 * program draws. Nothing is drawn and nothing but the names of objects is unpacked, so that a hostile file costs no more
 * than its size.
 */
export async function checkPdf(path: string): Promise<PdfFacts> {
  const { size } = await stat(path);
  const file = (await readFile(path)).toString("latin1");
  if (!file.includes("%%EOF", Math.max(0, size - END_BYTES))) throw new PdfRefused("broken");
  const { plain, packed } = partsOf(file);
  if (/\/Encrypt\b/.test(plain)) throw new PdfRefused("locked");
  const objects = [...objectsIn(plain), ...packedObjects(packed)];
  if (objects.some(([, text]) => ACTIVE.test(text)) || ACTIVE.test(plain)) throw new PdfRefused("active");
  // An object that was changed stands in the file once more, under the same number.
  const pages = new Set(objects.filter(([, text]) => PAGE.test(text)).map(([number]) => number)).size;
  if (pages === 0) throw new PdfRefused("broken");
  if (pages > MAX_PAGES) throw new PdfRefused("pages");
  return { bytes: size, pages };
}

const PAGE = /\/Type\s{0,9}\/Page(?![A-Za-z])/;
const ACTIVE = /\/(?:JavaScript|JS|Launch|RichMedia|EmbeddedFiles?|XFA)(?![A-Za-z])/;

/** A letter of a name may be written as its number: /J#53 is /JS. */
const readable = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** What stands outside the streams, and the streams that hold further objects with the dictionary before each. */
function partsOf(file: string): { plain: string; packed: { about: string; content: string }[] } {
  const plain: string[] = [];
  const packed: { about: string; content: string }[] = [];
  const start = />>\s{0,9}stream\r?\n/g;
  let at = 0;
  for (let found = start.exec(file); found; found = start.exec(file)) {
    const before = readable(file.slice(at, found.index + 2));
    plain.push(before);
    const end = file.indexOf("endstream", start.lastIndex);
    if (end === -1) throw new PdfRefused("broken");
    const own = before.slice(Math.max(before.length - DICTIONARY_BYTES, before.lastIndexOf(" obj")));
    if (/\/ObjStm\b/.test(own)) packed.push({ about: own, content: file.slice(start.lastIndex, end) });
    at = end;
    start.lastIndex = end;
  }
  plain.push(readable(file.slice(at)));
  return { plain: plain.join(" "), packed };
}

type Numbered = [number: string, text: string];

function objectsIn(plain: string): Numbered[] {
  const begins = [...plain.matchAll(/(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\b/g)];
  return begins.map((begin, n) => [begin[1] ?? "", plain.slice(begin.index, begins[n + 1]?.index)]);
}

/** Objects that stand compressed in a stream: first their numbers and places, then they themselves. */
function packedObjects(packed: readonly { about: string; content: string }[]): Numbered[] {
  let left = MAX_INFLATED;
  return packed.flatMap(({ about, content }) => {
    const text = readable(inflated(about, content, left));
    left -= text.length;
    const first = Number(/\/First\s{1,9}(\d{1,9})/.exec(about)?.[1] ?? Number.NaN);
    const numbers = text.slice(0, first).trim().split(/\s+/);
    if (!Number.isSafeInteger(first) || numbers.length % 2 === 1) throw new PdfRefused("broken");
    const places = numbers.map(Number);
    return places.flatMap((place, n): Numbered[] =>
      n % 2 === 0 ? [] : [[String(places[n - 1]), text.slice(first + place, first + (places[n + 2] ?? text.length))]],
    );
  });
}

function inflated(about: string, content: string, most: number): string {
  if (!/\/Filter\b/.test(about)) return content.slice(0, most);
  // Programs pack objects by this one filter alone.
  if (!/\/FlateDecode\b/.test(about) || most <= 0) throw new PdfRefused("broken");
  try {
    return inflateSync(Buffer.from(content, "latin1"), { maxOutputLength: most }).toString("latin1");
  } catch {
    throw new PdfRefused("broken");
  }
}
