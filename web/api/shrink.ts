import { withoutMetadata } from "./withoutMetadata.ts";

/** The server keeps no picture larger than this. */
const LONGEST_SIDE = 1600;
/** WebP where the browser can write it; the others are larger. */
const WAYS = [
  ["image/webp", 0.82],
  ["image/jpeg", 0.86],
] as const;

const made = new WeakMap<File, Promise<File>>();
/** One at a time: an open photo takes 50 MB, and a phone closes a page that takes too much. */
let last: Promise<unknown> = Promise.resolve();

/**
 * A picture as it is sent: as small as the server keeps it, upright and without what a camera wrote into it. Anything
 * that the browser cannot show as a picture stays as it is. The same file always gives the same bytes, so that a call
 * sent again after a break is the same call.
 */
export function smaller(file: File): Promise<File> {
  const known = made.get(file) ?? queued(() => shrink(file).catch(() => file));
  made.set(file, known);
  return known;
}

/** A file that needs no more work: one of a draft, say. */
export function isSmall(file: File): void {
  made.set(file, Promise.resolve(file));
}

function queued(work: () => Promise<File>): Promise<File> {
  const next = last.then(work);
  last = next;
  return next;
}

/** A phone names no type for some of its own photos. */
export const mayBePicture = ({ type, name }: File): boolean =>
  PICTURES.has(type) || (type === "" && /\.hei[cf]$/i.test(name));
const PICTURES = new Set(["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif"]);

async function shrink(file: File): Promise<File> {
  if (!mayBePicture(file)) return file;
  const picture = await opened(file);
  try {
    for (const [type, quality] of WAYS) {
      const blob = await encoded(picture, type, quality);
      if (blob?.type === type) return new File([blob], named(file, type), { type });
    }
    return file;
  } finally {
    if (picture instanceof ImageBitmap) picture.close();
  }
}

/** Upright, as the camera was held. Some browsers open a HEIC only as an element of the page. */
function opened(file: File): Promise<ImageBitmap | HTMLImageElement> {
  return createImageBitmap(file).catch(async (error: unknown) => {
    const image = new Image();
    image.src = URL.createObjectURL(file);
    try {
      await image.decode();
      return image;
    } catch {
      throw error;
    } finally {
      URL.revokeObjectURL(image.src);
    }
  });
}

async function encoded(picture: ImageBitmap | HTMLImageElement, type: string, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // A JPEG has no transparency: what shows through is paper.
  if (type === "image/jpeg") {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  if (blob?.type !== type) return blob;
  return new Blob([withoutMetadata(new Uint8Array(await blob.arrayBuffer()))], { type });
}

const named = (file: File, type: string): string => `${file.name.replace(/\.\w+$/, "")}.${type.replace("image/", "")}`;
