import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from "@zxing/library";
import type { CodeReader, CodeSource } from "./code.ts";

/** Larger pictures are read no better, only slower. */
const LONGEST_SIDE = 1280;
const HINTS = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);

/** A reader for browsers without one; a file of its own, because it is large. */
export function zxingReader(): CodeReader {
  const canvas = document.createElement("canvas");
  const readers = [new QRCodeReader(), new Code128Reader()];
  return async (source) => {
    const picture = greyOf(source, canvas);
    if (!picture) return null;
    const bitmap = new BinaryBitmap(new HybridBinarizer(picture));
    for (const reader of readers) {
      try {
        return reader.decode(bitmap, HINTS).getText();
      } catch {
        // It throws where it finds no code.
      } finally {
        reader.reset();
      }
    }
    return null;
  };
}

function greyOf(source: CodeSource, canvas: HTMLCanvasElement): RGBLuminanceSource | null {
  const [width, height] =
    source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height];
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const grey = new Uint8ClampedArray(canvas.width * canvas.height);
  for (let at = 0; at < grey.length; at++) {
    const from = at * 4;
    grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return new RGBLuminanceSource(grey, canvas.width, canvas.height);
}
