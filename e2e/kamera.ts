import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Code128Reader } from "@zxing/library";
import QRCode from "qrcode";
import sharp from "sharp";
import { chromium } from "../tools/lib/chromium.ts";

const [WIDTH, HEIGHT] = [640, 480];
/** At five a second each drawing stands for two seconds. */
const FRAMES = 10;

/** A QR code, as it stands on the label of a unit. */
export function qr(text: string): string {
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
const PATTERNS = (Code128Reader as unknown as { CODE_PATTERNS: readonly Int32Array[] }).CODE_PATTERNS;

/** A Code 128, as it stands on a maker's plate. */
export function code128(text: string): string {
  const values = [START_B, ...[...text].map((letter) => letter.charCodeAt(0) - 32)];
  const sum = values.reduce((total, value, at) => total + value * Math.max(1, at), 0);
  const widths = [...values, sum % 103, STOP].flatMap((value) => [...(PATTERNS[value] ?? [])]);
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

/** The options of a browser whose camera shows these drawings, one after the other. */
export async function berkamera(...drawings: string[]) {
  const path = join(tmpdir(), `kantor-kamera-${process.pid}.y4m`);
  await film(path, drawings);
  const camera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
  const args = [...chromium.args, ...camera, `--use-file-for-fake-video-capture=${path}`];
  return {
    use: { viewport: { width: 390, height: 844 }, launchOptions: { ...chromium, args } },
    remove: () => rmSync(path, { force: true }),
  };
}

async function film(path: string, drawings: readonly string[]): Promise<void> {
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420jpeg\n`);
  const scenes = await Promise.all(drawings.map(frameOf));
  writeFileSync(
    path,
    Buffer.concat([header, ...scenes.flatMap((frame) => Array.from({ length: FRAMES }, () => frame))]),
  );
}

async function frameOf(drawing: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#eee"/>
    <g transform="translate(160 80)" shape-rendering="crispEdges">${drawing}</g></svg>`;
  const grey = await sharp(Buffer.from(svg)).removeAlpha().greyscale().raw().toBuffer();
  return Buffer.concat([Buffer.from("FRAME\n"), grey, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}
