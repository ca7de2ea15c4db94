import sharp from "sharp";
import { expect, test } from "vitest";
import { documentPdf, documentsPdf } from "./documents.ts";
import type { DocumentOptions } from "./letterhead.ts";
import { readPdfText } from "./readText.testing.ts";
import { itemTable } from "./table.ts";

const company = { nama: "PT Pengering", alamat: "Jl. Industri", telepon: "021", bank: [], logo: null };

const paper = (code: string, lines: number, logo: Buffer | null = null): DocumentOptions => ({
  company: { ...company, logo },
  title: "INVOICE",
  code,
  facts: [[["Kepada", `Ibu ${code}`]], []],
  body: [
    itemTable(
      [{ header: "Produk", kind: "text", width: "*" }],
      Array.from({ length: lines }, (_, at) => [`Mesin ${at + 1} milik ${code}`]),
    ),
  ],
});

test.each([3, 5])("the pages of %i stand in one file, each as it is alone, with its own numbers", async (many) => {
  const papers = [
    ["A-1", 1],
    ["B-2", 90],
    ["Ç-3", 2],
    ["D-4", 60],
    ["E-5", 1],
  ] as const;
  // Drawing changes a document.
  const documents = () => papers.slice(0, many).map(([code, lines]) => paper(code, lines));
  const alone = await Promise.all(documents().map(documentPdf));
  const pages = readPdfText(await documentsPdf(documents(), "Beberapa (5) invoice"));
  expect(pages).toEqual(alone.flatMap((one) => readPdfText(one)));
  expect(pages.length).toBeGreaterThan(many);
  expect(pages.at(-1)).toContain("Halaman 1 dari 1");
});

test("the fonts and the logo of many papers are kept once", async () => {
  const noise = {
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  } as const;
  const logo = await sharp(noise).png().toBuffer();
  const one = await documentPdf(paper("A-1", 1, logo));
  const many = await documentsPdf(
    Array.from({ length: 5 }, () => paper("A-1", 1, logo)),
    "Lima",
  );
  expect(many.length).toBeLessThan(1.5 * one.length);
});

test("a paper of very many lines is drawn in a thread, a short one is not", async () => {
  // Drawing changes a document, unless it was handed to a thread.
  const isChanged = async (lines: number) => {
    const one = paper("A-1", lines);
    const before = JSON.stringify(one);
    await documentPdf(one);
    return JSON.stringify(one) !== before;
  };
  expect([await isChanged(100), await isChanged(500)]).toEqual([true, false]);
});
