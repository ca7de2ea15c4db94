import { type CellValue, readXlsx, writeXlsx } from "hucre/xlsx";
import sharp from "sharp";

/** A small picture, different for each colour. */
export async function picture(name = "bukti.jpg", colour = "#12b886", size = 64): Promise<File> {
  const image = sharp({ create: { width: size, height: size, channels: 3, background: colour } });
  const bytes = name.endsWith(".png") ? await image.png().toBuffer() : await image.jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: name.endsWith(".png") ? "image/png" : "image/jpeg" });
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
