/** The server keeps no picture larger than this. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.88;
/** Smaller files travel quickly as they are. */
const LIGHT_BYTES = 400_000;

const made = new WeakMap<File, Promise<File>>();

/**
 * A picture as it is sent: a photo of a phone becomes as small as the server keeps it. The same file always gives the
 * same bytes, so that a call sent again after a break is the same call.
 */
export function smaller(file: File): Promise<File> {
  const known = made.get(file) ?? shrink(file).catch(() => file);
  made.set(file, known);
  return known;
}

async function shrink(file: File): Promise<File> {
  // Pictures of other types may be partly transparent.
  if (file.type !== "image/jpeg" || file.size <= LIGHT_BYTES) return file;
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return file;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  if (!blob || blob.size >= file.size) return file;
  return new File([blob], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: blob.type });
}
