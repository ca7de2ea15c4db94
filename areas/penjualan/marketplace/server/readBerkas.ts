import { headingText, placeOf, plainHeading } from "#platform/documents/grid/headings.ts";
import { readRows } from "#platform/documents/grid/readRows.ts";
import { refusingAt } from "#platform/documents/grid/refusingAt.ts";
import { decimalMark, plainAmount } from "#platform/documents/grid/values.ts";
import type { GridRow } from "#platform/documents/xlsx/read.ts";
import type { UploadedFile } from "#platform/files/upload.ts";
import { invalidField } from "#platform/http/refusal.ts";
import type { JenisBerkas, Toko } from "../isiMarketplace.ts";
import { FORMAT, type Format } from "./format.ts";

/** A row in our columns, with the headings by which the file names them. */
export type BarisBerkas = { baris: number; sel: Readonly<Record<string, string>> };
export type Berkas = {
  nama: string;
  toko: Toko;
  jenis: JenisBerkas;
  judul: Readonly<Record<string, string>>;
  rows: BarisBerkas[];
};

type Kepala = { row: GridRow; format: Format; at: ReadonlyMap<string, number> };

/** Marketplaces put a summary above their headings. */
const WITHIN = 20;
/** And one on a sheet before these. */
const LEMBAR = ["orders", "orderskulist", "income", "penghasilan", "order details", "rincian pesanan"];

/** The slow part without the transaction: a file as one of those that are known. */
export async function readBerkas({ name, path }: UploadedFile): Promise<Berkas> {
  const rows = await refusingAt("berkas", name, () => readRows(path, (first) => findKepala(first) !== null, LEMBAR));
  const kepala = findKepala(rows);
  if (!kepala) {
    throw invalidField(
      "berkas",
      `${name}: judul kolomnya bukan ekspor pesanan atau penghasilan Shopee, TikTok Shop atau Tokopedia. Unggah berkas seperti diunduh dari pusat penjual.`,
    );
  }
  const { format, row, at } = kepala;
  const judulSama = headingText(row);
  const body = rows.slice(rows.indexOf(row) + 1).filter((one) => headingText(one) !== judulSama);
  const judul = Object.fromEntries([...at].map(([nama, place]) => [nama, (row.sel[place] ?? "").trim()]));
  return { nama: name, toko: format.toko, jenis: format.jenis, judul, rows: body.map(readerOf(kepala, body)) };
}

/** The first row among the first ones that has all headings of a format that it must have. */
function findKepala(rows: readonly GridRow[]): Kepala | null {
  for (const row of rows.slice(0, WITHIN)) {
    const headings = row.sel.map(plainHeading);
    for (const format of FORMAT as readonly Format[]) {
      const at = placesOf(format, headings);
      if (at) return { row, format, at };
    }
  }
  return null;
}

function placesOf({ kolom }: Format, headings: readonly string[]): ReadonlyMap<string, number> | null {
  const at = new Map<string, number>();
  for (const [nama, { judul, wajib }] of Object.entries(kolom)) {
    const place = placeOf(headings, judul.map(plainHeading));
    if (place !== null) at.set(nama, place);
    else if (wajib) return null;
  }
  return at;
}

/** Marketplaces write a minus as U+2212, and text with the apostrophe of a spreadsheet or a tab behind it. */
const plain = (cell: string): string =>
  cell
    .replace(/^\s*'/, "")
    .replace(/[\u2212\u2013]/g, "-")
    .trim();

function readerOf({ format, at }: Kepala, body: readonly GridRow[]): (row: GridRow) => BarisBerkas {
  const readers = [...at].map(([nama, place]) => {
    const cell = ({ sel }: GridRow): string => plain(sel[place] ?? "");
    if (!format.kolom[nama]?.angka) return [nama, cell] as const;
    const mark = decimalMark(body.map(cell));
    return [nama, (row: GridRow) => plainAmount(cell(row), mark)] as const;
  });
  return (row) => ({
    baris: row.baris,
    sel: Object.fromEntries(readers.map(([nama, read]) => [nama, read(row)])),
  });
}
