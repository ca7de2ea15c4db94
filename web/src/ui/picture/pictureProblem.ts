const TYPES = ["image/jpeg", "image/png"];
const MAX_BYTES = 10 * 1024 * 1024;

const noPicture = (file: File): string => `${file.name} bukan gambar jpg, jpeg atau png`;

/** Why a chosen file cannot be a picture, by its type and size; null if nothing is wrong. */
export function pictureProblem(file: File): string | null {
  if (!TYPES.includes(file.type)) return noPicture(file);
  return file.size > MAX_BYTES ? `${file.name} lebih besar dari 10 MB` : null;
}

/** The same by its content: a letter renamed to .jpg is no picture. */
export async function pictureProblemInside(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    picture.close();
    return null;
  } catch {
    return noPicture(file);
  }
}
