import type { Column } from "pdfmake/interfaces";
import QRCode from "qrcode";

/**
 * A QR code of `side` points. Neighbouring modules in a row are drawn as one bar, because viewers show hairlines
 * between single ones.
 */
export function qrCode(text: string, side: number): Column {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  const module = side / size;
  const bars: { type: "rect"; x: number; y: number; w: number; h: number; color: string }[] = [];
  for (let row = 0; row < size; row++) {
    for (let from = 0; from < size; from++) {
      let to = from;
      while (to < size && data[row * size + to]) to++;
      if (to === from) continue;
      bars.push({
        type: "rect",
        x: from * module,
        y: row * module,
        w: (to - from) * module,
        h: module,
        color: "black",
      });
      from = to;
    }
  }
  return { width: side, canvas: bars };
}
