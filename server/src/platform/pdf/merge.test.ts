import sharp from "sharp";
import { expect, test } from "vitest";
import { documentPdf } from "./letterhead.ts";
import { mergePdfs } from "./merge.ts";
import { readPdfText } from "./readText.testing.ts";
import { itemTable } from "./table.ts";

const company = { nama: "PT Pengering", alamat: "Jl. Industri", telepon: "021", bank: [], logo: null };

const paper = (code: string, lines: number, logo: Buffer | null = null) =>
  documentPdf({
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

test("the pages of all stand in one file, each as it was, with its own numbers", async () => {
  const papers = [await paper("A-1", 1), await paper("B-2", 90), await paper("Ç-3", 2)];
  const pages = readPdfText(mergePdfs(papers, "Tiga (3) invoice"));
  expect(pages).toEqual(papers.flatMap((one) => readPdfText(one)));
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.at(-1)).toContain("Halaman 1 dari 1");
});

test("the logo of a hundred papers is kept once", async () => {
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
  const one = await paper("A-1", 1, logo);
  const plain = await paper("A-1", 1);
  const picture = one.length - plain.length;
  const many = mergePdfs(
    Array.from({ length: 5 }, () => one),
    "Lima",
  );
  expect(many.length).toBeLessThan(5 * plain.length + 2 * picture);
});
