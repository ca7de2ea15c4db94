import { open, readFile, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import sharp, { type Sharp } from "sharp";
import { limiter } from "./limiter.ts";
import { checkPdf, MAX_PAGES, type PdfRefusal, PdfRefused } from "./pdf.ts";
import { isPlain } from "./plainImage.ts";

export type ImageFormat = "jpeg" | "png" | "webp";
/**
 * A picture or a PDF to store: its bytes, or the path of a file that is stored as it is. A PDF has no width or height; its
 * height is the number of its pages.
 */
export type EncodedImage = {
  content: Buffer | string;
  bytes: number;
  width: number;
  height: number;
  format: ImageFormat | "pdf";
};
export type ImageRefusal = "type" | "typeProof" | "pixels" | "side" | "broken" | `pdf-${PdfRefusal}`;

const MAX_PIXELS = 40_000_000;
/** Longer than any panorama. A picture one pixel wide costs thirty times as much work for each of them. */
const MAX_SIDE = 20_000;
const LARGE_SIDE = 1600;
export const SMALL_SIDE = 320;
/** What a browser has encoded for us is smaller than this. */
const PLAIN_BYTES = 1024 * 1024;

const SENTENCES: Record<ImageRefusal, string> = {
  type: "Berkas bukan gambar JPG atau PNG. Pilih foto berformat JPG atau PNG.",
  typeProof: "Berkas bukan gambar JPG atau PNG dan bukan PDF. Pilih foto berformat JPG atau PNG, atau sebuah PDF.",
  pixels: "Resolusi gambar melebihi 40 megapiksel. Perkecil gambar lalu unggah lagi.",
  side: "Gambar terlalu panjang, sisinya melebihi 20.000 piksel. Potong gambar lalu unggah lagi.",
  broken: "Gambar rusak atau tidak lengkap. Buka dan simpan ulang gambar, lalu unggah lagi.",
  "pdf-broken": "PDF rusak atau tidak lengkap. Buka dan cetak ulang sebagai PDF, lalu unggah lagi.",
  "pdf-locked": "PDF terkunci kata sandi. Buka dengan kata sandinya, cetak sebagai PDF, lalu unggah hasilnya.",
  "pdf-active": "PDF berisi skrip, lampiran atau formulir. Cetak sebagai PDF biasa, lalu unggah hasilnya.",
  "pdf-pages": `PDF lebih dari ${MAX_PAGES} halaman. Unggah halaman yang menjadi bukti saja.`,
};

/** The message is the Indonesian sentence for the user. */
export class ImageRefused extends Error {
  readonly kind: ImageRefusal;
  constructor(kind: ImageRefusal, cause?: unknown) {
    super(SENTENCES[kind], { cause });
    this.name = "ImageRefused";
    this.kind = kind;
  }
}

// One thread for each image, and as many images at once as there are cores: a burst of uploads must not starve the
// other requests, and an open 40 megapixel PNG takes 160 MB.
sharp.concurrency(1);
sharp.cache(false);
const oneOfFew = limiter(availableParallelism());

/** Checks an uploaded proof: a picture, or a PDF that is stored as it is. */
export async function checkProof(path: string): Promise<EncodedImage> {
  const start = await startOf(path);
  if (!start.startsWith(STARTS.pdf)) {
    if (!isImage(start)) throw new ImageRefused("typeProof");
    return checkAndEncode(path);
  }
  try {
    const { bytes, pages } = await oneOfFew(() => checkPdf(path));
    return { content: path, bytes, width: 1, height: pages, format: "pdf" };
  } catch (error) {
    throw error instanceof PdfRefused ? new ImageRefused(`pdf-${error.kind}`, error) : error;
  }
}

/**
 * Checks an uploaded picture. One that our web app has made small is kept as it is; any other is encoded anew, so that
 * nothing hidden in a file is stored.
 */
export async function checkAndEncode(path: string): Promise<EncodedImage> {
  if (!isImage(await startOf(path))) throw new ImageRefused("type");
  return (await asItIs(path)) ?? oneOfFew(() => encodeAnew(path));
}

/** A small WebP or JPEG that holds a picture and nothing else; null for any other. */
async function asItIs(path: string): Promise<EncodedImage | null> {
  const { size } = await stat(path);
  if (size > PLAIN_BYTES) return null;
  const file = await readFile(path);
  if (!isPlain(file)) return null;
  const header = await sharp(file, { failOn: "error" })
    .metadata()
    .catch(() => null);
  if (!header || Math.max(header.width, header.height) > LARGE_SIDE) return null;
  const { width, height, format } = header;
  if (format !== "jpeg" && format !== "webp") return null;
  // Print colours look wrong in some browsers.
  return header.space === "cmyk" ? null : { content: path, bytes: size, width, height, format };
}

async function encodeAnew(path: string): Promise<EncodedImage> {
  const source = sharp(path, { limitInputPixels: false, failOn: "error", autoOrient: true });
  try {
    const { width, height } = await source.metadata();
    if (width * height > MAX_PIXELS) throw new ImageRefused("pixels");
    if (Math.max(width, height) > MAX_SIDE) throw new ImageRefused("side");
    return await encode(path);
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused("broken", error);
  }
}

async function encode(path: string): Promise<EncodedImage> {
  const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error", autoOrient: true })
    .resize({ width: LARGE_SIDE, height: LARGE_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const hasAlpha = channels === 2 || channels === 4;
  // Screenshots often have an alpha channel without a transparent pixel: as JPEG they are five times smaller.
  const format = hasAlpha && !(await pixels().stats()).isOpaque ? "png" : "jpeg";
  const content = await bytes(pixels(), format);
  return { content, bytes: content.length, width, height, format };
}

/** A copy for lists, in the same format. */
export function smallCopy(large: Buffer, format: ImageFormat): Promise<Buffer> {
  return oneOfFew(() =>
    bytes(
      sharp(large, { failOn: "error" }).resize({
        width: SMALL_SIDE,
        height: SMALL_SIDE,
        fit: "inside",
        withoutEnlargement: true,
      }),
      format,
    ),
  );
}

function bytes(image: Sharp, format: ImageFormat): Promise<Buffer> {
  if (format === "png") return image.png({ compressionLevel: 6 }).toBuffer();
  if (format === "webp") return image.webp({ quality: 80 }).toBuffer();
  return image.removeAlpha().jpeg({ quality: 82 }).toBuffer();
}

const STARTS = { jpeg: "\xff\xd8\xff", png: "\x89PNG\r\n\x1a\n", riff: "RIFF", webp: "WEBP", pdf: "%PDF-" };
const START_BYTES = 12;

/** The type is found from the bytes; name and declared type come from the sender and prove nothing. */
function isImage(start: string): boolean {
  const isWebp = start.startsWith(STARTS.riff) && start.endsWith(STARTS.webp);
  return isWebp || start.startsWith(STARTS.jpeg) || start.startsWith(STARTS.png);
}

async function startOf(path: string): Promise<string> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}
