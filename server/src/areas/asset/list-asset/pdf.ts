import { qrCode } from "#server/platform/pdf/qr.ts";
import { renderPdf } from "#server/platform/pdf/render.ts";
import { printable } from "#server/platform/pdf/text.ts";
import { GREY } from "#server/platform/pdf/theme.ts";
import type { AssetRow } from "./sql.ts";

/** 70 x 35 mm, a common size of label on a roll. */
const LABEL = { width: 198.43, height: 99.21 };
const MARGIN = 8;
const QR_SIDE = 78;
/** More than this would run over the edge of the label. */
const NAMA_TERPANJANG = 60;

const pendek = (text: string): string =>
  text.length <= NAMA_TERPANJANG ? text : `${text.slice(0, NAMA_TERPANJANG - 1)}…`;

/** A label to stick on the thing itself: its code, what it is and where it belongs. */
export function labelAsset({ kodeAsset, namaBarang, lokasiAsset, kategoriAsset }: AssetRow): Promise<Buffer> {
  return renderPdf({
    pageSize: LABEL,
    pageMargins: MARGIN,
    language: "id",
    info: { title: `Label ${kodeAsset}` },
    defaultStyle: { font: "Roboto", fontSize: 8, lineHeight: 1.1 },
    content: [
      {
        columns: [
          qrCode(kodeAsset, QR_SIDE),
          {
            width: "*",
            stack: [
              { text: printable(kodeAsset), bold: true, fontSize: 9.5 },
              { text: printable(pendek(namaBarang)), margin: [0, 3, 0, 3] },
              { text: printable(pendek(lokasiAsset[0]?.namaLokasi ?? "")), color: GREY, fontSize: 7 },
              { text: printable(pendek(kategoriAsset[0]?.namaKategori ?? "")), color: GREY, fontSize: 7 },
            ],
          },
        ],
        columnGap: 8,
      },
    ],
  });
}
