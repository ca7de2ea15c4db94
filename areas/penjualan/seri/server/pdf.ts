import type { Column, Content } from "pdfmake/interfaces";
import { qrCode } from "#platform/documents/pdf/qr.ts";
import { renderPdf } from "#platform/documents/pdf/render.ts";
import { printable } from "#platform/documents/pdf/text.ts";
import { GREY } from "#platform/documents/pdf/theme.ts";
import type { UkuranLabel } from "../contract.ts";
import { alamatSeri } from "../isiSeri.ts";
import type { UnitLabel } from "./load.ts";

const mm = (length: number): number => (length * 72) / 25.4;

/** A label in millimetres: its size, margin, the side of the QR code, and the size of its text in points. */
type Ukuran = { lebar: number; tinggi: number; tepi: number; qr: number; huruf: number };

const UKURAN: Readonly<Record<UkuranLabel, Ukuran>> = {
  "40x25": { lebar: 40, tinggi: 25, tepi: 1.5, qr: 18, huruf: 5.5 },
  "60x40": { lebar: 60, tinggi: 40, tepi: 2.5, qr: 27, huruf: 7.5 },
  "100x50": { lebar: 100, tinggi: 50, tepi: 3.5, qr: 42, huruf: 11 },
  A4: { lebar: 70, tinggi: 37, tepi: 3.5, qr: 28, huruf: 8 },
};
const KOLOM_A4 = 3;
const BARIS_A4 = 8;

type Label = { ukuran: UkuranLabel; unit: readonly UnitLabel[]; pemilik: string; alamat: string };

/** Labels for machines: QR code of the public page, number, product and owner. */
export function labelSeri({ ukuran, unit, pemilik, alamat }: Label): Promise<Buffer> {
  const { lebar, tinggi, huruf } = UKURAN[ukuran];
  const labels = unit.map((one) => isiLabel(UKURAN[ukuran], one, { pemilik, alamat }));
  const lembar = ukuran === "A4";
  return renderPdf({
    pageSize: lembar ? "A4" : { width: mm(lebar), height: mm(tinggi) },
    pageMargins: lembar ? [0, 0, 0, 0] : mm(UKURAN[ukuran].tepi),
    language: "id",
    info: { title: `Label ${unit[0]?.nomor ?? ""}` },
    defaultStyle: { font: "Roboto", fontSize: huruf, lineHeight: 1.05 },
    content: lembar
      ? lembarA4(labels)
      : labels.map((label, at): Content => (at === 0 ? label : { stack: [label], pageBreak: "before" })),
  });
}

/** The number must fit into its lines to be readable, so longer numbers are printed smaller. */
const hurufNomor = (nomor: string, { lebar, tepi, qr, huruf }: Ukuran): number => {
  const ruang = mm(lebar - 2 * tepi - qr - 2);
  return Math.max(Math.min(huruf * 1.3, (2 * ruang) / (0.64 * nomor.length)), huruf * 0.7);
};

/** A number may break behind its signs, and a long run of letters and digits anywhere. */
const terpenggal = (nomor: string): string =>
  nomor.length <= 8 ? nomor : nomor.replace(/[-./](?=.)|[^-./]{12}(?=.)/g, "$&\u200b");

const pendek = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

type Sumber = { pemilik: string; alamat: string };

function isiLabel(ukuran: Ukuran, { nomor, kunci, kodeProduk, namaProduk }: UnitLabel, sumber: Sumber): Content {
  const { qr, huruf } = ukuran;
  const kecil = (text: string) => ({ text: printable(pendek(text, 40)), color: GREY, fontSize: huruf * 0.85 });
  const teks: Column = {
    width: "*",
    stack: [
      { text: terpenggal(nomor), bold: true, fontSize: hurufNomor(nomor, ukuran) },
      { text: printable(pendek(namaProduk, 44)), margin: [0, huruf * 0.4, 0, huruf * 0.25] },
      ...(nomor.startsWith(kodeProduk) ? [] : [kecil(kodeProduk)]),
      { ...kecil(sumber.pemilik), margin: [0, huruf * 0.25, 0, 0] },
    ],
  };
  return { columns: [qrCode(`${sumber.alamat}${alamatSeri(nomor, kunci)}`, mm(qr)), teks], columnGap: mm(2) };
}

/** Sheets of 3 columns and 8 rows; every cell is as large as its label, so that they fit the paper. */
function lembarA4(labels: readonly Content[]): Content[] {
  const { lebar, tinggi, tepi } = UKURAN.A4;
  const muat = KOLOM_A4 * BARIS_A4;
  const sheets = Math.ceil(labels.length / muat);
  return Array.from({ length: sheets }, (_, sheet): Content => {
    const own = labels.slice(sheet * muat, (sheet + 1) * muat);
    const body = Array.from({ length: Math.ceil(own.length / KOLOM_A4) }, (_, row) =>
      Array.from({ length: KOLOM_A4 }, (_, column): Content => own[row * KOLOM_A4 + column] ?? ""),
    );
    return {
      table: { widths: Array(KOLOM_A4).fill(mm(lebar - 2 * tepi)), heights: mm(tinggi - 2 * tepi), body },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        paddingLeft: () => mm(tepi),
        paddingRight: () => mm(tepi),
        paddingTop: () => mm(tepi),
        paddingBottom: () => mm(tepi),
      },
      ...(sheet === 0 ? {} : { pageBreak: "before" as const }),
    };
  });
}
