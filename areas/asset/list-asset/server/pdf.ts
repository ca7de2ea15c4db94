import type { Content } from "pdfmake/interfaces";
import { qrCode } from "#platform/documents/pdf/qr.ts";
import { renderPdf } from "#platform/documents/pdf/render.ts";
import { printable } from "#platform/documents/pdf/text.ts";
import { GREY } from "#platform/documents/pdf/theme.ts";
import type { AssetRow } from "./sql.ts";

/** 70 x 35 mm, a common label size. */
const LABEL = { width: 198.43, height: 99.21 };
const MARGIN = 8;
const QR_SIDE = 82;
/** A longer name would not fit on the label. */
const NAMA_TERPANJANG = 60;

/** The code must fit into one line to be readable, so longer codes are printed smaller. */
const ukuranKode = (kode: string): number => Math.min(10, 160 / kode.length);

const pendek = (text: string): string =>
  text.length <= NAMA_TERPANJANG ? text : `${text.slice(0, NAMA_TERPANJANG - 1)}…`;

/** Labels for the assets themselves, each on a page of its own: code, name, location and owner. */
export function labelAsset(pemilik: string, assets: readonly AssetRow[], title: string): Promise<Buffer> {
  return renderPdf({
    pageSize: LABEL,
    pageMargins: MARGIN,
    language: "id",
    info: { title },
    defaultStyle: { font: "Roboto", fontSize: 8, lineHeight: 1.1 },
    content: assets.map((asset, at): Content => {
      const label = isiLabel(pemilik, asset);
      return at === 0 ? label : { stack: [label], pageBreak: "before" };
    }),
  });
}

function isiLabel(pemilik: string, { kodeAsset, namaBarang, lokasiAsset, kategoriAsset }: AssetRow): Content {
  const kecil = (text: string) => ({ text: printable(pendek(text)), color: GREY, fontSize: 7 });
  return {
    columns: [
      qrCode(kodeAsset, QR_SIDE),
      {
        width: "*",
        stack: [
          { text: printable(kodeAsset), bold: true, fontSize: ukuranKode(kodeAsset), noWrap: true },
          { text: printable(pendek(namaBarang)), margin: [0, 3, 0, 3] },
          kecil(lokasiAsset[0]?.namaLokasi ?? ""),
          kecil(kategoriAsset[0]?.namaKategori ?? ""),
          { ...kecil(pemilik), margin: [0, 4, 0, 0] },
        ],
      },
    ],
    columnGap: 8,
  };
}
