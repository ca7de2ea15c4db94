import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pdfOf } from "#test/support/files.ts";
import { checkProof, ImageRefused } from "./image.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kantor-pdf-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function check(content: string | Buffer) {
  const path = join(folder, `bukti-${Math.random()}.pdf`);
  await writeFile(path, typeof content === "string" ? Buffer.from(content, "latin1") : content);
  return checkProof(path).then(
    ({ format, height, content: stored }) => ({ format, pages: height, asItIs: stored === path }),
    (error: unknown) => (error instanceof ImageRefused ? error.kind : error),
  );
}

/** A PDF of these objects; `about` stands in its trailer. */
const pdf = (objects: readonly string[], about = "") =>
  `%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${objects.map((text, at) => `${at + 1} 0 obj\n${text}\nendobj`).join("\n")}\n` +
  `trailer\n<< /Root 1 0 R ${about}>>\nstartxref\n0\n%%EOF\n`;
const stream = (about: string, content: Buffer | string) => {
  const bytes = typeof content === "string" ? content : content.toString("latin1");
  return `<< ${about} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
};
const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>";
const pagesOf = (count: number) => `<< /Type /Pages /Count ${count} /Kids [] >>`;
const simple = (count: number) => pdf([CATALOG, pagesOf(count), ...Array.from({ length: count }, () => page)]);
const withCatalog = (more: string) => pdf([`<< /Type /Catalog /Pages 2 0 R ${more} >>`, pagesOf(1), page]);

/** Objects in a compressed stream, as most programs write them since 2003. */
const packed = (texts: readonly string[], content?: Buffer) => {
  let at = 0;
  const heads = texts.map((text, n) => {
    const head = `${n + 10} ${at}`;
    at += text.length + 1;
    return head;
  });
  const head = `${heads.join(" ")} `;
  const body = content ?? deflateSync(Buffer.from(head + texts.join("\n"), "latin1"));
  return stream(`/Type /ObjStm /N ${texts.length} /First ${head.length} /Filter /FlateDecode`, body);
};

describe("a PDF as a proof", () => {
  test("is stored as it came, its pages counted, wherever they stand in the file", async () => {
    const ok = (pages: number) => ({ format: "pdf", pages, asItIs: true });
    expect(await check(simple(1))).toEqual(ok(1));
    expect(await check(simple(20))).toEqual(ok(20));
    expect(await check(pdf([CATALOG, pagesOf(3), packed([page, page, page])]))).toEqual(ok(3));
    expect(await check(pdf([CATALOG, pagesOf(1), stream("/Type /ObjStm /N 1 /First 5", `10 0 ${page}`)]))).toEqual(
      ok(1),
    );
    const changed = `${simple(2)}3 0 obj\n${page}\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`;
    expect(await check(changed), "a page that was changed is one page").toEqual(ok(2));
    expect(await check(simple(1).replace("/Type /Page ", "/Type/P#61ge ")), "letters as numbers").toEqual(ok(1));
    const paper = Buffer.from(await (await pdfOf(2)).arrayBuffer());
    expect(await check(paper), "a paper of our own").toEqual(ok(2));
  });

  const bomb = deflateSync(Buffer.alloc(200 * 1024 * 1024, 32));
  const HOSTILE: readonly [string, string | Buffer, string][] = [
    ["a script when it opens", withCatalog("/OpenAction << /S /JavaScript /JS (app.alert(1)) >>"), "pdf-active"],
    ["a script by an escaped name", withCatalog("/OpenAction << /S /J#61vaScript /J#53 (x) >>"), "pdf-active"],
    ["a script behind a name", withCatalog("/Names << /JavaScript 9 0 R >>"), "pdf-active"],
    ["a script in a compressed part", pdf([CATALOG, pagesOf(1), packed([page, "<< /JS (x) >>"])]), "pdf-active"],
    ["a program that is started", withCatalog("/OpenAction << /S /Launch /F (cmd.exe) >>"), "pdf-active"],
    ["an attachment", withCatalog("/Names << /EmbeddedFiles 9 0 R >>"), "pdf-active"],
    ["a file as an annotation", pdf([CATALOG, pagesOf(1), page, "<< /Type /EmbeddedFile >>"]), "pdf-active"],
    ["a film", pdf([CATALOG, pagesOf(1), page, "<< /Subtype /RichMedia >>"]), "pdf-active"],
    ["a form that a program draws", withCatalog("/AcroForm << /XFA 9 0 R >>"), "pdf-active"],
    ["a password", pdf([CATALOG, pagesOf(1), page], "/Encrypt 9 0 R "), "pdf-locked"],
    [
      "a password in a cross reference stream",
      `${simple(1)}${stream("/Type /XRef /Encrypt 9 0 R", "")}%%EOF`,
      "pdf-locked",
    ],
    ["21 pages", simple(21), "pdf-pages"],
    ["100,000 pages", simple(100_000), "pdf-pages"],
    ["21 pages in a compressed part", pdf([CATALOG, packed(Array(21).fill(page))]), "pdf-pages"],
    ["a compressed part of 200 MB", pdf([CATALOG, pagesOf(1), packed([page], bomb)]), "pdf-broken"],
    [
      "many compressed parts of 16 MB",
      pdf([CATALOG, page, ...Array(9).fill(packed([page], deflateSync(Buffer.alloc(9e6, 32))))]),
      "pdf-broken",
    ],
    [
      "a compressed part that is none",
      pdf([CATALOG, pagesOf(1), packed([page], Buffer.from("bukan zip"))]),
      "pdf-broken",
    ],
    [
      "a part packed by another filter",
      pdf([CATALOG, stream("/Type /ObjStm /First 5 /Filter /LZWDecode", "x")]),
      "pdf-broken",
    ],
    ["no page", pdf([CATALOG, pagesOf(0)]), "pdf-broken"],
    ["no end", simple(1).slice(0, -40), "pdf-broken"],
    ["an end far from its end", `${simple(1)}${"x".repeat(5000)}`, "pdf-broken"],
    ["a stream without end", simple(1).replace("endobj", ">>\nstream\nx"), "pdf-broken"],
    ["only a beginning", "%PDF-1.7", "pdf-broken"],
    ["a page of the web in front", `<script>alert(1)</script>${simple(1)}`, "typeProof"],
    ["an archive in front", Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.from(simple(1), "latin1")]), "typeProof"],
    ["a program", Buffer.from("MZ\x90\x00%PDF-1.7"), "typeProof"],
    ["digits without end", `%PDF-1.7\n${"1".repeat(2_000_000)} ${"1 ".repeat(500_000)}%%EOF`, "pdf-broken"],
    ["streams without end", `%PDF-1.7\n${">>stream\nendstream".repeat(100_000)}%%EOF`, "pdf-broken"],
  ];
  test.each(HOSTILE)("is refused with %s", async (_, content, kind) => {
    expect(await check(content)).toBe(kind);
  });

  test("costs no more memory than a picture", async () => {
    const before = process.memoryUsage().rss;
    const filler = stream("/Length 9", Buffer.alloc(9_000_000, 65));
    const large = pdf([CATALOG, pagesOf(1), page, filler]);
    for (let at = 0; at < 4; at += 1) expect(await check(large)).toMatchObject({ pages: 1 });
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(160);
  });
});
