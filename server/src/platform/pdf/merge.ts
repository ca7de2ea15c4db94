/** An object of a PDF as it stands between `obj` and `endobj`: its dictionary as text, and its stream if it has one. */
type PdfObject = { head: string; stream: Buffer | null };

const STREAM = Buffer.from("\nstream\n", "latin1");

/**
 * One PDF of the pages of several, in that order. It takes what `renderPdf` writes, whose objects stand uncompressed behind
 * one table of addresses, and is not made for PDFs of others. A picture that several hold is kept once.
 */
export function mergePdfs(pdfs: readonly Buffer[], title: string): Buffer {
  const out = new Written();
  const pages = out.reserve();
  const kids = pdfs.flatMap((pdf) => copyPages(pdf, out, pages));
  out.put(pages, `<<\n/Type /Pages\n/Count ${kids.length}\n/Kids [${kids.map((id) => `${id} 0 R`).join(" ")}]\n>>`);
  const catalog = out.add(`<<\n/Type /Catalog\n/Pages ${pages} 0 R\n/Lang (id)\n>>`);
  return out.finish(catalog, out.add(`<<\n/Title ${hexText(title)}\n>>`));
}

/** Copies the pages with all they need; answers their new numbers. */
function copyPages(pdf: Buffer, out: Written, parent: number): number[] {
  const { objects, root } = readObjects(pdf);
  const get = (id: number): PdfObject => {
    const one = objects.get(id);
    if (!one) throw new Error(`The PDF has no object ${id}`);
    return one;
  };
  const known = new Map<number, number>();
  const copy = (id: number): number => {
    const earlier = known.get(id);
    if (earlier !== undefined) return earlier;
    const { head, stream } = get(id);
    const shared = stream !== null && head.includes("/Subtype /Image") && !REFERENCE.test(head);
    const next = shared ? out.once(head, stream) : out.reserve();
    known.set(id, next);
    if (!shared) out.put(next, renumbered(head), stream);
    return next;
  };
  const renumbered = (head: string): string =>
    head.replace(REFERENCES, (_, key: string | undefined, id: string) =>
      key === undefined ? `${copy(Number(id))} 0 R` : `/Parent ${parent} 0 R`,
    );
  const pagesId = Number(/\/Pages (\d+) 0 R/.exec(get(root).head)?.[1]);
  const [, list = ""] = /\/Kids \[([^\]]*)\]/.exec(get(pagesId).head) ?? [];
  return [...list.matchAll(REFERENCES)].map(([, , id]) => copy(Number(id)));
}

const REFERENCE = /\d+ 0 R/;
const REFERENCES = /(\/Parent )?(\d+) 0 R/g;

/** Reads the objects by the table of addresses at the end. */
function readObjects(pdf: Buffer): { objects: Map<number, PdfObject>; root: number } {
  const end = pdf.subarray(-64).toString("latin1");
  const tableAt = Number(/startxref\n(\d+)/.exec(end)?.[1]);
  const table = pdf.subarray(tableAt).toString("latin1");
  const starts = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, start], at) => ({
    id: at + 1,
    start: Number(start),
  }));
  const inFile = starts.sort((a, b) => a.start - b.start);
  const objects = inFile.map(({ id, start }, at): [number, PdfObject] => [
    id,
    readObject(pdf.subarray(start, inFile[at + 1]?.start ?? tableAt)),
  ]);
  return { objects: new Map(objects), root: Number(/\/Root (\d+) 0 R/.exec(table)?.[1]) };
}

function readObject(bytes: Buffer): PdfObject {
  const from = bytes.indexOf("obj\n") + 4;
  const to = bytes.lastIndexOf("\nendobj");
  const at = bytes.indexOf(STREAM);
  if (at < 0) return { head: bytes.subarray(from, to).toString("latin1"), stream: null };
  const stream = bytes.subarray(at + STREAM.length, bytes.lastIndexOf("\nendstream"));
  return { head: bytes.subarray(from, at).toString("latin1"), stream };
}

/** UTF-16 in hexadecimal, as PDF wants text that is not plain ASCII. */
const hexText = (text: string): string => `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;

/** A PDF that is being written: objects in the order of their numbers. */
class Written {
  readonly #objects: Buffer[] = [];
  readonly #same = new Map<string, number>();

  reserve(): number {
    return this.#objects.push(Buffer.alloc(0));
  }

  add(head: string): number {
    const id = this.reserve();
    this.put(id, head);
    return id;
  }

  put(id: number, head: string, stream: Buffer | null = null): void {
    const parts: Buffer[] = [Buffer.from(`${id} 0 obj\n${head}`, "latin1")];
    if (stream !== null) parts.push(STREAM, stream, Buffer.from("\nendstream", "latin1"));
    this.#objects[id - 1] = Buffer.concat([...parts, Buffer.from("\nendobj\n", "latin1")]);
  }

  /** The number of this object, which is written at its first use. */
  once(head: string, stream: Buffer): number {
    const key = `${head}\n${stream.toString("latin1")}`;
    const known = this.#same.get(key);
    if (known !== undefined) return known;
    const id = this.reserve();
    this.put(id, head, stream);
    this.#same.set(key, id);
    return id;
  }

  finish(root: number, info: number): Buffer {
    const head = Buffer.from("%PDF-1.3\n%\xff\xff\xff\xff\n", "latin1");
    let at = head.length;
    const addresses = this.#objects.map((object) => {
      const start = at;
      at += object.length;
      return `${String(start).padStart(10, "0")} 00000 n \n`;
    });
    const size = this.#objects.length + 1;
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${addresses.join("")}`;
    const trailer = `trailer\n<<\n/Size ${size}\n/Root ${root} 0 R\n/Info ${info} 0 R\n>>\nstartxref\n${at}\n%%EOF\n`;
    return Buffer.concat([head, ...this.#objects, Buffer.from(table + trailer, "latin1")]);
  }
}
