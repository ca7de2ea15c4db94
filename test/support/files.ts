import { type CellValue, readXlsx, writeXlsx } from "hucre/xlsx";
import sharp from "sharp";
import { renderPdf } from "#platform/documents/pdf/render.ts";

/** A small picture, different for each colour. */
export async function picture(name = "bukti.jpg", colour = "#12b886", size = 64): Promise<File> {
  const image = sharp({ create: { width: size, height: size, channels: 3, background: colour } });
  const bytes = name.endsWith(".png") ? await image.png().toBuffer() : await image.jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: name.endsWith(".png") ? "image/png" : "image/jpeg" });
}

/** A letter of so many pages; each says which it is. */
export async function pdfOf(pages: number, name = "bukti.pdf"): Promise<File> {
  const content = Array.from({ length: pages }, (_, at) => ({
    text: `Halaman ${at + 1}`,
    fontSize: 40,
    ...(at > 0 && { pageBreak: "before" as const }),
  }));
  return new File([new Uint8Array(await renderPdf({ content }))], name, { type: "application/pdf" });
}

/** A spreadsheet whose first row is the header. */
export async function sheet(rows: (string | number | null)[][], name = "data.xlsx"): Promise<File> {
  const bytes = await writeXlsx({ sheets: [{ name: "Data", rows }] });
  return new File([new Uint8Array(bytes)], name);
}

/** The rows of an exported spreadsheet, by column header. */
export async function sheetRows(bytes: Buffer): Promise<Record<string, CellValue>[]> {
  const [first] = (await readXlsx(bytes)).sheets;
  const [header = [], ...rows] = first?.rows ?? [];
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [String(name), row[at] ?? null])));
}
