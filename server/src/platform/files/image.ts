import { open } from "node:fs/promises";
import { availableParallelism } from "node:os";
import sharp, { type Sharp } from "sharp";
import { limiter } from "./limiter.ts";

export type ImageFormat = "jpeg" | "png";
export type EncodedImage = { large: Buffer; small: Buffer; width: number; height: number; format: ImageFormat };
export type ImageRefusal = "type" | "pixels" | "broken";

const MAX_PIXELS = 40_000_000;
const LARGE_SIDE = 1600;
const SMALL_SIDE = 320;

const SENTENCES: Record<ImageRefusal, string> = {
  type: "Berkas bukan gambar JPG atau PNG. Pilih foto berformat JPG atau PNG.",
  pixels: "Resolusi gambar melebihi 40 megapiksel. Perkecil gambar lalu unggah lagi.",
  broken: "Gambar rusak atau tidak lengkap. Buka dan simpan ulang gambar, lalu unggah lagi.",
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
const oneOfFew = limiter(Math.min(2, availableParallelism()));

/** Images are always encoded anew: nothing hidden in the uploaded file is stored. */
export function checkAndEncode(path: string): Promise<EncodedImage> {
  return oneOfFew(async () => {
    if (!(await looksLikeImage(path))) throw new ImageRefused("type");
    const source = sharp(path, { limitInputPixels: false, failOn: "error", autoOrient: true });
    try {
      const { width, height } = await source.metadata();
      if (width * height > MAX_PIXELS) throw new ImageRefused("pixels");
      return await encode(path);
    } catch (error) {
      throw error instanceof ImageRefused ? error : new ImageRefused("broken", error);
    }
  });
}

async function encode(path: string): Promise<EncodedImage> {
  // Decoded once; both sizes are made from the reduced pixels.
  const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error", autoOrient: true })
    .resize({ width: LARGE_SIDE, height: LARGE_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const hasAlpha = channels === 2 || channels === 4;
  // Screenshots often have an alpha channel without a transparent pixel: as JPEG they are five times smaller.
  const format: ImageFormat = hasAlpha && !(await pixels().stats()).isOpaque ? "png" : "jpeg";
  const small = pixels().resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: "inside", withoutEnlargement: true });
  return { large: await bytes(pixels(), format), small: await bytes(small, format), width, height, format };
}

function bytes(image: Sharp, format: ImageFormat): Promise<Buffer> {
  if (format === "png") return image.png({ compressionLevel: 6 }).toBuffer();
  return image.removeAlpha().jpeg({ quality: 82 }).toBuffer();
}

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The type is found from the bytes; name and declared type come from the sender and prove nothing. */
async function looksLikeImage(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { buffer } = await file.read(Buffer.alloc(PNG_START.length), 0, PNG_START.length, 0);
    return buffer.equals(PNG_START) || buffer.subarray(0, JPEG_START.length).equals(JPEG_START);
  } finally {
    await file.close();
  }
}
