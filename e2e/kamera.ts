import { writeFileSync } from "node:fs";
import { Code128Reader } from "@zxing/library";
import QRCode from "qrcode";
import sharp from "sharp";

const [WIDTH, HEIGHT] = [640, 480];
const FRAMES = 12;

/** A QR code, as it stands on the label of a unit. */
function qr(text: string): string {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  const side = 320 / size;
  return [...data]
    .flatMap((dark, at) =>
      dark
        ? [
            `<rect x="${(at % size) * side}" y="${Math.floor(at / size) * side}" width="${side + 0.5}" height="${side + 0.5}"/>`,
          ]
        : [],
    )
    .join("");
}

const [START_B, STOP] = [104, 106];
/** The widths of bars and gaps for each value, which the library has for its own use. */
const PATTERNS = (Code128Reader as unknown as { CODE_PATTERNS: readonly number[][] }).CODE_PATTERNS;

/** A Code 128, as it stands on a maker's plate. */
function code128(text: string): string {
  const values = [START_B, ...[...text].map((letter) => letter.charCodeAt(0) - 32)];
  const sum = values.reduce((total, value, at) => total + value * Math.max(1, at), 0);
  const widths = [...values, sum % 103, STOP].flatMap((value) => PATTERNS[value] ?? []);
  const bar = 420 / widths.reduce((total, width) => total + width, 0);
  let x = -50;
  return widths
    .map((width, at) => {
      const from = x;
      x += width * bar;
      return at % 2 === 0 ? `<rect x="${from}" y="80" width="${width * bar}" height="160"/>` : "";
    })
    .join("");
}

/** A film for the camera of the browser: a QR code and a Code 128 in turns. */
export async function film(path: string, { qr: first, code128: second }: { qr: string; code128: string }) {
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420jpeg\n`)];
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  for (const drawing of [qr(first), code128(second)]) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#eee"/>
      <g transform="translate(160 80)" shape-rendering="crispEdges">${drawing}</g></svg>`;
    const grey = await sharp(Buffer.from(svg)).removeAlpha().greyscale().raw().toBuffer();
    for (let frame = 0; frame < FRAMES; frame++) parts.push(Buffer.from("FRAME\n"), grey, colourless);
  }
  writeFileSync(path, Buffer.concat(parts));
}
